import { callProxy, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';

let stub: Stub;
let collector: Stub;
beforeAll(async () => {
  [stub, collector] = await Promise.all([startStub(), startStub()]);
  pointPortalAt(stub.address);
});
afterAll(() => Promise.all([stub.close(), collector.close()]));

/** As a handler receives them: a segment arrives decoded once, so both forms are tried. */
const climbs = [
  '..',
  '../users/logout',
  '..\\users\\logout',
  '%2e%2e%2fusers%2flogout',
  '%252e%252e%252f',
  'listMenu/../signOut',
  'listMenu/..;/signOut',
  ';/../users/logout',
  '\u002e\u002e\u2215users',
  '．．／users／logout',
  '\xc0\xae\xc0\xae/users',
  '..%c0%af..%c0%afusers',
  'api/common/menulist/dynamiclist/list',
  'users/logout',
  'listMenu\r\nx-injected: 1',
  'listMenu%0d%0aHost: elsewhere',
  'listMenu?x=1',
  'listMenu#x',
  'listMenu\t',
];

test.each(climbs)('a name that climbs, %j, is only looked up and goes nowhere (T11)', async (name) => {
  const answer = await callProxy(name, { headers: { cookie: await cookieOfSession() } });
  expect(answer.status).toBe(404);
  expect(stub.seen).toHaveLength(0);
});

const authorities = (host: string) => [
  `http://${host}/`,
  `http:%2f%2f${host}`,
  `//${host}`,
  `%2f%2f${host}`,
  `\\\\${host}`,
  `@${host}`,
  host,
  `listMenu@${host}`,
];

test('a name that is an address reaches neither that address nor the HR API (T12)', async () => {
  const cookie = await cookieOfSession();
  for (const name of authorities(new URL(collector.address).host)) {
    const answer = await callProxy(name, { headers: { cookie } });
    expect({ name, status: answer.status }).toEqual({ name, status: 404 });
  }
  expect(collector.seen).toHaveLength(0);
  expect(stub.seen).toHaveLength(0);
});

test('the HR API is addressed by its configured host, whatever the caller names (T12)', async () => {
  const cookie = await cookieOfSession();
  const { host } = new URL(collector.address);
  await callProxy('listMenu', { headers: { cookie, 'x-forwarded-host': host, forwarded: `host=${host}` } });
  expect(stub.seen.map(({ headers }) => headers.host)).toEqual([new URL(stub.address).host]);
  stub.forget();
  const elsewhere = await callProxy('listMenu', { headers: { cookie, host } });
  expect(elsewhere.status).toBe(401);
  expect(stub.seen).toHaveLength(0);
  expect(collector.seen).toHaveLength(0);
});
