import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { below, importsOf, ROOT } from '../guards/source-files';
import { callProxy, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';
import { everyCall } from './stub/table-of-calls';

/** Calls that answer a session's token: found, not listed, so that a new way in cannot be forgotten. */
const ways = everyCall.filter(
  ([, { reply }]) => 'authToken' in (z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }).properties ?? {}),
);

const decision = readFileSync(path.join(ROOT, 'docs/decisions/sign-in-methods.md'), 'utf8');

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => stub.forget());
afterAll(() => stub.close());

test('the ways to a session are found', () => {
  expect(ways.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'signIn',
      'verifyCode',
      'signInClientUser',
      'signInBySso',
      'startDeviceSession',
      'changeRole',
    ]),
  );
});

describe.each(ways)('%s', (name, call) => {
  test('stands in the list of ways to a session (T47)', () => {
    expect(decision).toContain(`\`${call.path}\``);
  });

  test('is not in the call proxy, by its name or its path, whoever asks (T47)', async () => {
    for (const asked of [name, call.path, `api4/${call.path}`, encodeURIComponent(call.path), name.toUpperCase()]) {
      for (const flag of [null, 0, 3, 100]) {
        const cookie = flag === null ? null : await cookieOfSession({ flag });
        expect((await callProxy(asked, { headers: { cookie } })).status).toBe(404);
      }
    }
    expect(stub.seen).toHaveLength(0);
  });

  test('is asked for where its answer goes through the one place that begins sessions (T47)', () => {
    const asking = below('lib', 'app').filter(({ text }) => new RegExp(`\\bsend\\(\\s*'${name}'`).test(text));
    const elsewhere = asking.filter((source) => !importsOf(source).includes('lib/bff/session/start-session'));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });
});

test('no call but these answers a token, and none of the call proxy says the word (T01, T47)', () => {
  const worded = everyCall.filter(([, { reply, reach }]) => {
    const schema = JSON.stringify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }));
    // What a field is called: codes of issues may say the word. `isSecret` says that answers are sealed.
    return reach === 'browser' && /"(?!isSecret")\w*(?:token|secret)\w*":/i.test(schema);
  });
  expect(worded.map(([name]) => name)).toEqual([]);
});

test('the HR API starts a session in one place and continues it elsewhere (T47)', () => {
  const beginning = below('hr-api').filter(
    ({ file, text }) => /\bcreateSession\(/.test(text) && !file.endsWith('/sessions.ts'),
  );
  expect(beginning.map(({ file }) => file).sort()).toEqual([
    'hr-api/access/passwords/change-password.ts',
    'hr-api/access/roles/change-role.ts',
    'hr-api/access/second-factor/roles/enrolment.ts',
    'hr-api/access/sign-in/codes/code-steps.ts',
    'hr-api/access/sign-in/complete-sign-in.ts',
    'hr-api/agreements/gate/accept-conduct.ts',
  ]);
});
