import { openDocumentCode, sealDocumentCode, userIdOf } from '../../../hr-api/workplace/signatures/document-code';
import { signatures } from '../../../hr-api/workplace/signatures/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { HOST, pageOf, PORTAL, startSigningHost, type SigningHost } from './signing-host';
import { altered } from '../../altered';

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

async function laidBefore(empid: string) {
  const token = await hr.tokenOf(empid);
  return { token, conduct: (await hr.call('getConduct', {}, { token })).reply() };
}

type Laid = Awaited<ReturnType<typeof laidBefore>>['conduct'];

/** What each of the three routes of the host answers. */
const answersFor = async ({ UserId, DocumentCode }: Pick<Laid, 'UserId' | 'DocumentCode'>) => [
  (await host.get(pageOf({ UserId, DocumentCode }))).status,
  (await host.get(`/document/${UserId}/${DocumentCode}`)).status,
  (await host.sign({ UserId, DocumentCode })).status,
];

test('a code opens one document for one person while their session lives, and nothing after it', async () => {
  const { conduct, token } = await laidBefore('E1009');
  const other = (await laidBefore('E1011')).conduct;
  expect(conduct.DocumentCode).not.toContain(conduct.UserId);
  const tampered = altered(conduct.DocumentCode, -2);

  expect(await answersFor({ ...conduct, UserId: other.UserId })).toEqual([401, 401, 401]);
  expect(await answersFor({ ...conduct, DocumentCode: tampered })).toEqual([401, 401, 401]);
  expect(await answersFor({ ...conduct, DocumentCode: 'A'.repeat(200) })).toEqual([401, 401, 401]);

  (await hr.call('signOut', {}, { token })).reply();
  expect(await answersFor(conduct)).toEqual([401, 401, 401]);
  expect(await hr.db.$count(signatures)).toBe(0);
});

test('a code ends with the twelve hours of its session, and earlier when nobody uses the session', async () => {
  const { conduct } = await laidBefore('E1009');
  const used = (await laidBefore('E1011')).conduct;
  for (let minutes = 0; minutes < 40; minutes += 20) {
    hr.clock.advance(20 * 60_000);
    expect((await host.get(pageOf(used))).status).toBe(200);
  }
  expect((await host.get(pageOf(conduct))).status).toBe(401);
  hr.clock.advance(12 * 3_600_000);
  expect(await answersFor(used)).toEqual([401, 401, 401]);
});

test('a code that was sealed for a session of somebody else opens nothing', async () => {
  const [mine, theirs] = [await laidBefore('E1009'), await laidBefore('E1011')];
  const key = hr.services.secrets.signing;
  const laid = openDocumentCode(mine.conduct.DocumentCode, key, hr.clock.now)!;
  const foreign = openDocumentCode(theirs.conduct.DocumentCode, key, hr.clock.now)!;
  const crossed = sealDocumentCode({ ...laid, sessionId: foreign.sessionId }, key);
  expect(await answersFor({ UserId: userIdOf(laid.personId, key), DocumentCode: crossed })).toEqual([401, 401, 401]);
});

test.each([
  ['epdf-esign', 'Please read the document above, then sign it here.'],
  ['eletterpdf-esign', 'Please read the letter above, then sign it here.'],
  ['pdf-esign', 'You may sign it here, but you do not have to.'],
  ['new-esign/employee', 'One press adds your name as your signature'],
])('the path %s shows the document to the portal alone, under a policy of its own', async (path, lead) => {
  const { conduct } = await laidBefore('E1009');
  const query = path === 'new-esign/employee' ? '?auto=A&lang=en' : '?auto=T&lang=en';
  const page = await host.get(`${pageOf(conduct, path)}${query}`, { 'sec-fetch-dest': 'iframe' });
  expect(page.status).toBe(200);
  expect(page.bytes.toString()).toContain(lead);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${PORTAL};`);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).not.toMatch(/unsafe|\*|https:/);
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(page.headers['set-cookie']).toBeUndefined();
});

test('on one machine the portal goes by each name of the loopback address', async () => {
  const { conduct } = await laidBefore('E1009');
  const page = await host.get(pageOf(conduct, 'epdf-esign', 'http://localhost:3000'), { 'sec-fetch-dest': 'iframe' });
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000;');
  expect((await host.get(pageOf(conduct, 'epdf-esign', 'http://localhost:3001'))).status).toBe(403);
});

test('the page is refused to another portal, outside a frame and under another host', async () => {
  const { conduct } = await laidBefore('E1009');
  const evil = await host.get(pageOf(conduct, 'epdf-esign', 'https://evil.example'));
  expect(evil.status).toBe(403);
  expect(evil.headers['content-security-policy']).toContain(`frame-ancestors ${PORTAL};`);
  expect(evil.bytes.toString()).not.toContain('evil.example');
  expect((await host.get(pageOf(conduct), { 'sec-fetch-dest': 'document' })).status).toBe(403);
  expect((await host.get(pageOf(conduct), { host: 'evil.example' })).status).toBe(404);
  expect((await host.get('/sign')).status).toBe(404);
});

test.each([
  ['no origin', { origin: '' }],
  ['the portal as origin', { origin: PORTAL }],
  ['a sandboxed page as origin', { origin: 'null' }],
  ['a host that begins alike', { origin: `${HOST}.evil.example` }],
  ['a request from another site', { 'sec-fetch-site': 'cross-site' }],
  ['a request from a sibling site', { 'sec-fetch-site': 'same-site' }],
])('a signing with %s is refused', async (_, headers) => {
  const { conduct } = await laidBefore('E1009');
  const answer = await host.sign(conduct, {}, headers);
  expect([answer.status, answer.json().code]).toEqual([403, 'cross_site']);
  expect(await hr.db.$count(signatures)).toBe(0);
});

test('the page speaks the language that is asked for, else the one that the browser likes best', async () => {
  const { conduct } = await laidBefore('E1009');
  const headingIn = async (query: string, accepted: string) =>
    /<h2 id="heading">([^<]*)/.exec(
      (await host.get(`${pageOf(conduct)}${query}`, { 'accept-language': accepted })).bytes.toString(),
    )?.[1];
  expect(await headingIn('?lang=de', 'fr')).toBe('Ihre Unterschrift');
  expect(await headingIn('?lang=xx', 'fr')).toBe('Votre signature');
});

test('no line of the log holds a code', async () => {
  const { conduct } = await laidBefore('E1009');
  await answersFor(conduct);
  expect(host.logs.join('\n')).not.toContain(conduct.DocumentCode);
  expect(host.logs.join('\n')).toContain('"route":"/sign"');
});
