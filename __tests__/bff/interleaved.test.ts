import { callProxy, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { json, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  stub.on('api/common/routeaccess/dynamiclist/routelist', (response, seen) => {
    const { Modulecode } = JSON.parse(seen.body) as { Modulecode: number };
    const owner = String(seen.headers.authorization).replace(`Bearer ${TOKEN_CANARY}`, '');
    const late = (Modulecode * 7) % 13;
    setTimeout(() => void json([{ Link_Src: `${owner}-${Modulecode}` }])(response, seen), late);
  });
});
afterAll(() => stub.close());

const people = ['a', 'b', 'c', 'd'];
const cookies = () => Promise.all(people.map((person) => cookieOfSession({ token: `${TOKEN_CANARY}${person}` })));

test('200 interleaved calls of four users each get their own answer, uncached (T18)', async () => {
  const jar = await cookies();
  const calls = Array.from({ length: 200 }, (_, at) => ({ at, who: at % people.length }));
  const answers = await Promise.all(
    calls.map(async ({ at, who }) => {
      const body = JSON.stringify({ Modulecode: at });
      const answer = await callProxy('listRoutes', { body, headers: { cookie: jar[who]! } });
      return { answer, expected: [{ Link_Src: `${people[who]}-${at}` }] };
    }),
  );
  for (const { answer, expected } of answers) {
    expect(await answer.json()).toEqual(expected);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.has('x-nextjs-cache')).toBe(false);
  }
});

test('the same request of two people is asked twice and answered to each (T18)', async () => {
  const jar = await cookies();
  const body = JSON.stringify({ Modulecode: 1 });
  const answers = await Promise.all(jar.map((cookie) => callProxy('listRoutes', { body, headers: { cookie } })));
  const rows = await Promise.all(answers.map((answer) => answer.json()));
  expect(rows).toEqual(people.map((person) => [{ Link_Src: `${person}-1` }]));
});

test('each call carries a request id of its own (T18)', () => {
  const ids = stub.seen.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(204);
});
