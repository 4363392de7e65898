import { callProxy, cookieOfSession, pointPortalAt, wholeAnswer } from './stub/portal-request';
import { json, startStub, text, TOKEN_CANARY, type Script, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
afterAll(() => stub.close());

const token = `${TOKEN_CANARY}${'t'.repeat(60)}`;
const ask = async (script: Script) => {
  stub.otherwise(script);
  return callProxy('listMenu', { headers: { cookie: await cookieOfSession({ token }) } });
};
const STATUSES = [400, 403, 404, 409, 422, 500];
const stack = `Error: broken near "select * from people"\n    at handler (/srv/hr/app.js:10:3)\n    at next (/srv/x.js:1:1)`;

test.each([...STATUSES, 401])('an HTML page with status %i never reaches the browser (T07)', async (status) => {
  const page = `<!doctype html><title>Whoops</title><pre>${stack} ${token}</pre>`;
  const answer = await ask(text(page, status, 'text/html'));
  expect(answer.status).toBe(status === 401 ? 401 : 502);
  expect(await wholeAnswer(answer)).not.toMatch(/Whoops|<|select|app\.js|CANARY/);
});

test.each(STATUSES)(
  'a plain text with status %i arrives without its stack and without the token (T07)',
  async (status) => {
    const answer = await ask(text(`Refused for ${token} ${stack}`, status, 'text/plain'));
    const whole = await wholeAnswer(answer);
    expect(answer.status).toBe(status === 500 ? 502 : status);
    expect(whole).not.toMatch(/app\.js|CANARY/);
  },
);

test('a long text is cut at 500 characters, leaving no part of a token (T07)', async () => {
  const answer = await ask(text(`${'w'.repeat(480)} ${token} and more`, 400, 'text/plain'));
  const { code, message } = (await answer.json()) as { code: string; message: string };
  expect(code).toBe('upstream');
  expect(message.length).toBeLessThanOrEqual(500);
  expect(message).not.toContain('TKN');
});

test('a token echoed anywhere in an error of the documented shape is taken out (T07)', async () => {
  const reply = {
    code: 'invalid',
    message: `no ${token}`,
    params: { field: token },
    issues: [{ path: token, message: `bad ${token}` }],
    requestId: token,
    stack,
  };
  const answer = await ask(json(reply, 422));
  expect(answer.status).toBe(422);
  expect(await wholeAnswer(answer)).not.toMatch(/CANARY|app\.js/);
});

test('an error that only the HR API words arrives as plain text of one line (T07)', async () => {
  const answer = await ask(json({ message: 'Two\r\nlines \u001b[31m<b>bold</b>' }, 409));
  expect(await answer.json()).toMatchObject({ code: 'upstream', message: 'Two lines [31m<b>bold</b>' });
});

test('a code that the contract does not know is not passed on (T07)', async () => {
  const answer = await ask(json({ code: 'made_up', message: 'Some words', requestId: '1' }, 403));
  expect(await answer.json()).toMatchObject({ code: 'upstream', message: 'Some words' });
});

test('an HR API that refuses the key header is a clear failure of ours, not of the person (F27)', async () => {
  const answer = await ask(json({ code: 'key_refused', message: 'the clocks differ', requestId: '1' }, 403));
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ code: 'upstream_refused' });
});

test('a foreign "too many" says when to ask again, in the header and in the text (F09)', async () => {
  const answer = await ask((response) => void response.writeHead(429, { 'retry-after': '90' }).end());
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('90');
  expect(await answer.json()).toMatchObject({ code: 'too_many_attempts', params: { minutes: 2 } });
});

test.each([
  ['5', '5'],
  ['999999999', '86400'],
  ['soon', null],
  ['-1', null],
])('a busy HR API that says to come again in %s is asked once; browsers hear %s (F09)', async (said, heard) => {
  stub.forget();
  const answer = await ask((response) => void response.writeHead(503, { 'retry-after': said }).end());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, heard]);
  expect(await answer.json()).toMatchObject({ code: 'busy' });
  expect(stub.seen).toHaveLength(1);
});
