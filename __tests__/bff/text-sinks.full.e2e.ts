import { expect, type Page } from '@playwright/test';
import { calls, type CallName } from '@/lib/contract/all';
import { pageFiles } from './stub/pages';
import { signIn, signInToHome, test } from './stub/portal-with-stub';
import { replyShape, replyWith } from './stub/reply-fields';
import { sampleReplies } from './stub/sample-replies';
import { json } from './stub/stub-upstream';
import { browserCalls } from './stub/table-of-calls';

const HOSTILE = [
  `<img src=x onerror="window.__xss=1">`,
  `</script><script>window.__xss=1</script>`,
  `"><svg onload=window.__xss=1>`,
  `javascript:window.__xss=1`,
  `{{constructor.constructor('window.__xss=1')()}}`,
].join(' ');

/** Where a text is an address or a code, a hostile one is another test's. */
const KEPT = new Set(['Link_Src', 'TypeOfUser', 'DateOfJoin', 'Language']);

function poisoned(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return KEPT.has(field) ? value : `${value}${HOSTILE}`;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]));
}

const SHOWN: CallName[] = [
  'listMenu',
  'listModules',
  'listRoles',
  'getEmployeeInfo',
  'getEmployeeHeader',
  'listOwnActivity',
];

test('hostile texts of the HR API are shown literally, on the server and in the browser (T70)', async ({
  page,
  portal,
}) => {
  for (const name of SHOWN) portal.stub.on(calls[name].path, json(poisoned(sampleReplies[name])));
  await signIn(page);
  await page.waitForURL('**/home/dashboard');
  const looked: string[] = [];
  for (const path of ['/home/dashboard', '/ecenter/dashboard', '/ecenter/profile', '/user/profile']) {
    await page.goto(`${portal.address}${path}?q=${encodeURIComponent(HOSTILE)}`);
    await expect(page.getByRole('main')).toBeVisible();
    looked.push(await page.locator('body').innerText());
    expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
    await expect(page.locator('img[src=x], svg[onload], [onerror]')).toHaveCount(0);
    await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  }
  for (const text of looked) expect(text).toContain('<img src=x onerror=');
});

const EVIL = '//evil.example/x';
const ADDRESSES = 'a[href], area[href], link[href], [src], [action], [formaction], [data], [poster]';

/** What a page would open, load or send to outside of the portal. */
const leadsOut = (page: Page) =>
  page.locator(ADDRESSES).evaluateAll((elements) =>
    elements
      .flatMap((element) =>
        ['href', 'src', 'action', 'formaction', 'data', 'poster'].map((n) => element.getAttribute(n)),
      )
      .filter((address) => address !== null && !/^(?:blob:|data:image\/|mailto:[^/]*$)/.test(address))
      .map((address) => new URL(address ?? '', document.baseURI).href)
      .filter((address) => !address.startsWith(`${location.origin}/`)),
  );

test('an address of another host in any field of the HR API leads nowhere (T60, T78, T79)', async ({
  page,
  portal,
}) => {
  await signInToHome(page);
  for (const [name, call] of browserCalls) {
    if (call.kind !== 'json' || call.effect !== 'read') continue;
    // It has no text, and the least of it ends the session before a slow machine is through.
    if (name === 'getSessionLife') continue;
    const hostile = replyWith(replyShape(call), () => EVIL);
    const sample: unknown = sampleReplies[name];
    const isList = Array.isArray(hostile) && Array.isArray(sample) && name.startsWith('list');
    portal.stub.on(call.path, json(isList ? [...(sample as unknown[]), ...hostile] : hostile));
  }
  const asked: string[] = [];
  page.on('request', (request) => /^(?:data|blob):/.test(request.url()) || asked.push(new URL(request.url()).hostname));
  for (const { address } of pageFiles.filter(({ need }) => need === 'full')) {
    await page.goto(address);
    await expect(page.locator('body')).toBeVisible();
    expect([address, await leadsOut(page)]).toEqual([address, []]);
  }
  await page.goto('/home/dashboard');
  const dialogs = page.getByRole('dialog');
  for (const panel of await page.locator('button[aria-haspopup=dialog]:visible').all()) {
    const name = await panel.getAttribute('aria-label');
    await panel.click();
    await dialogs.first().waitFor();
    await page.waitForLoadState('networkidle');
    expect([name, await leadsOut(page)]).toEqual([name, []]);
    // An article opens over the list of them, a moment later: each Escape closes what is the uppermost then.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }
  expect([...new Set(asked)], 'nobody else is asked').toEqual([new URL(portal.address).hostname]);
});
