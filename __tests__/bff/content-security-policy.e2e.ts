import { expect } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { signIn, signInToHome, test } from './stub/portal-with-stub';
import { json } from './stub/stub-upstream';

const PAGES = [
  '/auth/login',
  '/auth/chilllogin',
  '/auth/forgot-password',
  '/auth/login/device-1',
  '/mobilesession',
  '/mobileauth',
  '/ssologin/none',
  '/terms',
  '/session?why=idle',
  '/session/sessionexpired',
  '/error',
  '/error?reason=unreachable',
  '/unauthorized',
  '/unauthorized?why=sso-interrupted',
  '/appunauthorized?why=device-unknown',
  '/logout',
  '/logout?why=device-unknown',
];
/** What a session at a gate is shown. */
const GATES = [
  [100, '/auth/otpauth'],
  [3, '/cocrequire/codeofconduct'],
] as const;
const nonceOf = (policy: string) => /script-src 'nonce-([^']+)'/.exec(policy)?.[1];

/** Checks one page's answer: its policy, its nonce on every script, and nobody may keep it. */
function judge(place: string, headers: Record<string, string>, html: string): string {
  const policy = headers['content-security-policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM);
  expect([place, serious.map(({ description }) => description)]).toEqual([place, []]);
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https?:|\*)/);
  expect(headers['cache-control']).toMatch(/no-store/);
  const nonce = nonceOf(policy)!;
  expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect(scripts.length).toBeGreaterThan(0);
  expect([place, scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))]).toEqual([place, []]);
  return nonce;
}

test('every page has a strong policy and a nonce of its own on every script (T72)', async ({ page, request }) => {
  for (const place of PAGES) {
    const answer = await request.get(place);
    judge(place, answer.headers(), await answer.text());
  }
  await signInToHome(page);
  for (const place of ['/home/dashboard', '/ecenter/dashboard', '/ecenter/mydevices', '/no/such/page']) {
    const answer = await page.request.get(place);
    judge(place, answer.headers(), await answer.text());
  }
});

test('beside files, too, no page comes without a policy (T72)', async ({ page }) => {
  await signInToHome(page);
  const folders = ['.well-known', 'wish-cards', 'icons', '_next', '_next/static', 'api', 'favicon.ico'];
  const almostFiles = [
    'favicon/ico',
    'icons/192/png',
    'wish-cards/cake/svg',
    'service-worker/js',
    'well-known/security.txt',
  ];
  for (const place of [...folders.map((folder) => `${folder}/nothing`), ...almostFiles]) {
    const answer = await page.request.get(`/${place}`);
    const type = answer.headers()['content-type'] ?? '';
    expect([place, answer.status(), type]).toEqual([place, 404, expect.any(String)]);
    if (type.startsWith('text/html')) judge(place, answer.headers(), await answer.text());
  }
});

test('the pages of the gates have it too (T72)', async ({ page, portal }) => {
  for (const [flag, place] of GATES) {
    portal.stub.on('users/authenticate', json({ authToken: `TKN-${flag}`, ischg: flag }));
    await page.context().clearCookies();
    await signIn(page);
    await page.waitForURL(`**${place}`);
    const answer = await page.request.get(place);
    expect(answer.url()).toContain(place);
    judge(place, answer.headers(), await answer.text());
  }
});

test('a caller cannot choose the policy or the nonce (T72)', async ({ request }) => {
  const headers = {
    'content-security-policy': "script-src 'nonce-ATTACK1'",
    'content-security-policy-report-only': "script-src 'nonce-ATTACK1'",
    'x-nonce': 'EVIL',
  };
  for (const place of PAGES) {
    const answer = await request.get(place, { headers });
    const html = await answer.text();
    judge(place, answer.headers(), html);
    expect(JSON.stringify(answer.headers()) + html).not.toMatch(/ATTACK1|EVIL/);
  }
});

test('no page violates its policy, and code from text is blocked (T72, T73)', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text());
  });
  await signInToHome(page);
  await page.goto('/ecenter/dashboard', { waitUntil: 'networkidle' });
  await page.goto('/logout', { waitUntil: 'networkidle' });
  expect(violations).toEqual([]);
  const refusals = await page.evaluate(async () => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<i>1</i>'),
      () => (document.createElement('script').src = 'https://evil.example/x.js'),
      () => (document.createElement('script').src = '/api/hr/readFile'),
      () => new Function('1'),
    ];
    const ends: string[] = [];
    for (const attempt of attempts) {
      // The debugger that runs this may make code from text; what a timer runs may not.
      await new Promise<void>((resolve) =>
        setTimeout(() => {
          try {
            attempt();
            ends.push('let through');
          } catch {
            ends.push('refused');
          }
          resolve();
        }),
      );
    }
    return ends;
  });
  expect(refusals).toEqual(['refused', 'refused', 'refused', 'refused']);
});
