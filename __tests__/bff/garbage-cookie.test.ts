import { sealData } from 'iron-session';
import { callProxy, cookieOfSession, pointPortalAt, SECRET } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';

const NAME = '__Host-hr-session';
const session = { token: 't', kind: 'employee', flag: 0, host: '127.0.0.1:4180', endsAt: Date.now() + 3_600_000 };
let stub: Stub;
let garbage: [string, string][];

beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  const good = (await cookieOfSession()).slice(NAME.length + 1);
  const [prefix, id, salt, iv, body, expires, hmacSalt, hmac] = good.split('*');
  const seal = (parts: (string | undefined)[]) => parts.join('*');
  const wrongKey = 'another secret that is long enough, too';
  garbage = [
    ['nothing', ''],
    ['an equals sign', '='],
    ['a word', 'garbage'],
    ['stars only', '*******'],
    ['a seal without its version', good.replace(/~\d+$/, '')],
    ['a seal of a future version', good.replace(/~\d+$/, '~99')],
    ['a seal without its end', good.slice(0, -20)],
    ['a seal twice', good + good],
    ['another prefix', seal(['Fe26.9', id, salt, iv, body, expires, hmacSalt, hmac])],
    ['the number of no key', seal([prefix, '7', salt, iv, body, expires, hmacSalt, hmac])],
    ['the number __proto__', seal([prefix, '__proto__', salt, iv, body, expires, hmacSalt, hmac])],
    ['an end far away', seal([prefix, id, salt, iv, body, '99999999999999', hmacSalt, hmac])],
    ['an end that is no number', seal([prefix, id, salt, iv, body, 'NaN', hmacSalt, hmac])],
    ['no body', seal([prefix, id, salt, iv, '', expires, hmacSalt, hmac])],
    ['a bad percent sign', '%zz%E0%A4%A'],
    ['bytes that are no text', '\xff\xfe\x80'],
    ['8 kB', 'A'.repeat(8192)],
    ['8 kB of stars', '*'.repeat(8192)],
    ['JSON in clear', encodeURIComponent(JSON.stringify(session))],
    ['a seal of another key', await sealData(session, { password: wrongKey })],
    ['a seal of our key around something else', await sealData({ hello: 'there' }, { password: SECRET })],
    ['a seal of our key around half a session', await sealData({ ...session, endsAt: 'soon' }, { password: SECRET })],
    ['a seal of our key around nothing', await sealData(null, { password: SECRET })],
  ];
});
beforeEach(() => stub.forget());
afterAll(() => stub.close());

/** How the call proxy answers a cookie, and for how many rounds it derives keys before it does. */
async function weigh(cookie: string) {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  const { status } = await callProxy('listMenu', { headers: { cookie } });
  const rounds = derive.mock.calls.reduce((sum, [how]) => sum + (how as Pbkdf2Params).iterations, 0);
  derive.mockRestore();
  return { status, rounds };
}

test('a garbage cookie is no session, no error and costs no extra work (T35)', async () => {
  const honest = await weigh(await cookieOfSession({ token: 'never read before' }));
  expect(honest.rounds).toBe(2);
  expect(stub.seen).not.toHaveLength(0);
  stub.forget();
  for (const [what, value] of garbage) {
    const { status, rounds } = await weigh(`${NAME}=${value}`);
    expect({ what, status }).toEqual({ what, status: 401 });
    expect([what, rounds <= honest.rounds]).toEqual([what, true]);
  }
  expect(stub.seen).toHaveLength(0);
});

test('what is longer than a cookie can be is not even looked at (T35)', async () => {
  const good = await cookieOfSession();
  expect(await weigh(good.replace(/~2$/, `${'A'.repeat(4096)}~2`))).toEqual({ status: 401, rounds: 0 });
});

test('garbage is cleared at the place where sessions end, which leads to the notice (T35)', async () => {
  const { GET } = await import('@/app/api/session/ended/route');
  for (const [what, value] of garbage) {
    const headers = { cookie: `${NAME}=${value}`, host: '127.0.0.1:4180' };
    const answer = await GET(new Request('http://127.0.0.1:4180/api/session/ended', { headers }));
    expect({ what, status: answer.status, to: answer.headers.get('location') }).toMatchObject({
      status: 303,
      to: '/session',
    });
    expect(answer.headers.getSetCookie()).toEqual([`${NAME}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`]);
  }
  expect(stub.seen).toHaveLength(0);
});
