import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { pageOf, PORTAL, startSigningHost, type SigningHost } from './signing-host';

let hr: TestApp;
let host: SigningHost;
beforeAll(async () => {
  hr = await startApp();
  host = await startSigningHost(hr);
});
afterAll(async () => {
  await host.app.close();
  await hr.stop();
});

/** What an evaluator finds serious in a policy; that a portal on this machine is reached without encryption is none of it. */
function faultsOf(headers: Record<string, unknown>): string[] {
  const policy = String(headers['content-security-policy']).replace(PORTAL, 'https://hr.example.com');
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

test('the page of the e-sign host shows logo and colour of the company, each from its own origin', async () => {
  const dressed = await startApp({ settings: { COMPANY_LOGO: 'public/icons/192.png', COMPANY_ACCENT: '#7a1fa2' } });
  const own = await startSigningHost(dressed);
  const laid = (await dressed.call('getConduct', {}, { token: await dressed.tokenOf('E1009') })).reply();
  const html = (await own.get(pageOf(laid))).bytes.toString();
  const at = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const logo = await own.get(at(/<img class="logo" src="([^"]+)" alt="Humming bird">/));
  expect([logo.status, logo.headers['content-type']]).toEqual([200, 'image/png']);
  const style = await own.get(at(/href="([^"]+company\.css)"/));
  expect(style.bytes.toString()).toContain('--accent: #7a1fa2; ');
  expect(style.bytes.toString()).toContain('--accent-ink: #ffffff;');
  await own.app.close();
  await dressed.stop();
});

test('an evaluator of policies finds nothing serious in any answer of the e-sign host (T72)', async () => {
  const token = await hr.tokenOf('E1009');
  const laid = (await hr.call('getConduct', {}, { token })).reply();
  const page = (path: string) => host.get(pageOf(laid, path));
  const script = /src="(\/assets\/[^"]+)"/.exec((await page('epdf-esign')).bytes.toString())![1]!;
  const answers = [
    [200, await page('epdf-esign')],
    [200, await page('eletterpdf-esign')],
    [200, await page('pdf-esign')],
    [200, await page('new-esign/employee')],
    [401, await host.get(pageOf({ ...laid, DocumentCode: 'A' }))],
    [403, await host.get(pageOf(laid, 'epdf-esign', 'https://evil.example'))],
    [200, await host.get(script)],
    [200, await host.get(`/document/${laid.UserId}/${laid.DocumentCode}`)],
    [401, await host.get(`/document/${laid.UserId}/A`)],
    [403, await host.sign(laid, {}, { origin: PORTAL })],
    [400, await host.sign(laid, { way: 'shouted' })],
    [200, await host.sign(laid)],
    [404, await host.get('/no/such/page')],
    [400, await host.get('/document/%zz/A')],
  ] as const;
  expect(
    answers.map(([, { status, headers }]) => [status, headers['x-content-type-options'], faultsOf(headers)]),
  ).toEqual(answers.map(([status]) => [status, 'nosniff', []]));
});
