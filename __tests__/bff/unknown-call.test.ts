import fc from 'fast-check';
import { expectedByName, outcomesByName } from '../outcomes-by-name';
import { callProxy, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';
import { browserCalls, everyCall, serverCalls } from './stub/table-of-calls';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
afterAll(() => stub.close());

const names = everyCall.map(([name]) => name);
const paths = everyCall.map(([, { path }]) => path);
const nearMisses = [...names, ...paths].flatMap((name) => [
  `${name}x`,
  `x${name}`,
  name.slice(0, -1),
  name.toUpperCase(),
  `${name}/`,
  `/${name}`,
  `${name}/${name}`,
  `${name}.json`,
  `${name}.rsc`,
  `${name};v=1`,
  ` ${name}`,
  `${name}\0`,
]);
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'then', ''];

test('500 names that are no call reach nothing upstream, whoever asks (T09)', async () => {
  const random = fc.sample(fc.string({ minLength: 1, maxLength: 40 }), { numRuns: 500, seed: 9 });
  const all = [...inherited, ...nearMisses, ...random].filter((name) => !names.some((known) => known === name));
  expect(all.length).toBeGreaterThanOrEqual(500);
  const cookie = await cookieOfSession();
  for (const name of all) {
    const answer = await callProxy(name, { headers: { cookie } });
    expect({ name, status: answer.status, body: await answer.json() }).toMatchObject({
      name,
      status: 404,
      body: { code: 'not_found' },
    });
  }
  expect(stub.seen).toHaveLength(0);
});

test('the door knows none of the calls that only the server makes (T09, T47)', async () => {
  const headers = { cookie: await cookieOfSession() };
  const outcomes = await outcomesByName(serverCalls, async (name) => (await callProxy(name, { headers })).status);
  expect(outcomes).toEqual(expectedByName(serverCalls, () => 404));
  expect(stub.seen).toHaveLength(0);
});

test('a name of another spelling is no call either, and the true one is (T15)', async () => {
  const [name] = browserCalls[0]!;
  const cookie = await cookieOfSession();
  expect((await callProxy(name.toLowerCase(), { headers: { cookie } })).status).toBe(404);
  expect(stub.seen).toHaveLength(0);
  await callProxy(name, { headers: { cookie } });
  expect(stub.seen).toHaveLength(1);
});
