import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { handlers } from '../../../hr-api/handlers';
import { ApiError } from '../../../hr-api/platform/errors';
import { fairQueue } from '../../../hr-api/platform/fair-queue';
import { calls } from '../../../lib/contract/all';
import { keyFor } from './harness/portal-side';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
let crowd: string;
let other: string;
beforeAll(async () => {
  hr = await startApp();
  await hr.app.listen({ port: 0, host: '127.0.0.1' });
  [crowd, other] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1002')];
  // Connections that are open already, as a portal's are: what is sent at once then arrives at once.
  await Promise.all(Array.from({ length: 41 }, () => askByWire('listModules', crowd)));
});
afterAll(async () => {
  hr.app.server.closeAllConnections();
  await hr.stop();
});
afterEach(() => jest.restoreAllMocks());

const ask = (token: string) => hr.call('listModules', {}, { token });
const askOften = (times: number) => Array.from({ length: times }, () => ask(crowd));

/** Through a socket, as the portal's requests come; answers the status, null when no answer came. */
async function askByWire(name: 'listModules' | 'listMenu', token: string, signal?: AbortSignal) {
  const [address] = hr.app.addresses();
  const headers = { 'x-hr-key': keyFor(calls[name], hr.clock.now), authorization: `Bearer ${token}` };
  const url = `http://127.0.0.1:${address?.port}/${calls[name].path}`;
  const answer = await fetch(url, { method: 'POST', headers, signal }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? null;
}

/** Makes `listModules` wait until it is let go; tells how many have begun. */
function holdModules() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const spy = jest.spyOn(handlers.listModules, 'handle').mockImplementation(async () => {
    await held;
    return [];
  });
  const begun = () => spy.mock.calls.length;
  const untilTwoBegan = async () => {
    while (begun() < 2) await pause(5);
  };
  return { begun, untilTwoBegan, letGo };
}

test('sources that wait take turns, and none runs more at once than it may', async () => {
  const inTurn = fairQueue({ running: 3, runningOfOneSource: 2, waiting: 10, waitingOfOneSource: 5 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const works = [...'aaaaabbc'].map((source) =>
    inTurn({ source, isPreferred: false }, () => {
      begun.push(source);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  expect(begun.join('')).toBe('aab');
  for (let done = 0; done < works.length; done += 1) {
    ends[done]?.();
    await pause(0);
  }
  expect(begun.join('')).toBe('aababcaa');
  await Promise.all(works);
});

test('while forty slow calls of one account wait, another’s is answered after a few of them', async () => {
  let done = 0;
  jest.spyOn(handlers.listModules, 'handle').mockImplementation(async (_, { db }) => {
    for (let statement = 0; statement < 5; statement += 1) await db.execute(sql`select pg_sleep(0.004)`);
    done += 1;
    return [];
  });
  const { handle } = handlers.listMenu;
  let doneBefore = Infinity;
  jest.spyOn(handlers.listMenu, 'handle').mockImplementation(async (...given) => {
    doneBefore = done;
    return handle(...given);
  });
  const slow = Array.from({ length: 40 }, () => askByWire('listModules', crowd));
  expect(await askByWire('listMenu', other)).toBe(200);
  expect(doneBefore).toBeLessThan(8);
  expect(new Set(await Promise.all(slow))).toEqual(new Set([200]));
});

test('calls that hang keep no other account waiting, and what a page asks at once is not refused', async () => {
  const modules = holdModules();
  const page = askOften(60);
  await modules.untilTwoBegan();
  expect((await hr.call('getUser', {}, { token: other })).status).toBe(200);
  expect(modules.begun()).toBeLessThanOrEqual(4);
  modules.letGo();
  for (const answer of await Promise.all(page)) expect(answer.status).toBe(200);
});

test('what an account asks beyond a hundred waiting calls is told at once to try again later', async () => {
  const modules = holdModules();
  const crowded = askOften(140).map(async (call) => {
    const { status, headers } = await call;
    return `${status} ${headers['retry-after'] ?? ''}`;
  });
  const refused = await Promise.race(crowded);
  expect(refused).toBe('503 5');
  expect(hr.logs.some((line) => /"warn".*"listModules".*"too much at once"/.test(line))).toBe(true);
  expect((await hr.call('getUser', {}, { token: other })).status).toBe(200);
  modules.letGo();
  const answers = await Promise.all(crowded);
  expect(answers.filter((answer) => answer === '200 ').length).toBeGreaterThanOrEqual(100);
  expect((await ask(crowd)).status).toBe(200);
});

test('calls that fail or are refused give their places back', async () => {
  jest.spyOn(handlers.listModules, 'handle').mockRejectedValue(new ApiError('conflict'));
  for (const { status } of await Promise.all(askOften(20))) expect(status).toBe(409);
  const refused = Array.from({ length: 20 }, () => hr.call('listPauses', {}, { token: crowd }));
  for (const { status } of await Promise.all(refused)) expect(status).toBe(403);
  jest.restoreAllMocks();
  expect((await ask(crowd)).status).toBe(200);
});

test('a read whose caller went away while it waited is not made, and holds no place', async () => {
  const modules = holdModules();
  const held = askOften(4);
  await modules.untilTwoBegan();
  const gone = new AbortController();
  const left = Array.from({ length: 10 }, () => askByWire('listModules', crowd, gone.signal));
  await pause(300);
  gone.abort();
  await Promise.all(left);
  await pause(100);
  modules.letGo();
  await Promise.all(held);
  expect((await ask(crowd)).status).toBe(200);
  expect(modules.begun()).toBe(5);
});
