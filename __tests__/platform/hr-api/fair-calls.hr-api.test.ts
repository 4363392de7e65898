import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { handlers } from '../../../hr-api/handlers';
import { callQueue } from '../../../hr-api/platform/calls/call-queue';
import { waitForOthers } from '../../../hr-api/platform/db/embedded/low-priority';
import { ApiError } from '../../../hr-api/platform/errors';
import { fairQueue } from '../../../hr-api/platform/fair-queue';
import { calls } from '../../../lib/contract/all';
import { keyFor } from './harness/portal-side';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
let crowd: string;
let other: string;
let address: string;
beforeAll(async () => {
  hr = await startApp();
  address = await hr.app.listen({ port: 0, host: '127.0.0.1' });
  [crowd, other] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1002')];
});
afterAll(async () => {
  hr.app.server.closeAllConnections();
  await hr.stop();
});
afterEach(() => jest.restoreAllMocks());

const ask = (token: string) => hr.call('listModules', {}, { token });
const askOften = (times: number) => Array.from({ length: times }, () => ask(crowd));

function wireOf(name: 'listModules' | 'listMenu', token: string) {
  const headers = {
    'content-type': 'application/json',
    'x-hr-key': keyFor(calls[name], hr.clock.now),
    authorization: `Bearer ${token}`,
  };
  return { url: `${address}/${calls[name].path}`, headers };
}

/** Asks from a process of its own, as a portal does, all but the last at once and that a moment later; answers the statuses. */
async function askFromOutside(requests: readonly ReturnType<typeof wireOf>[]): Promise<number[]> {
  const ask = `
    const requests = ${JSON.stringify(requests)};
    const send = ({ url, headers }) => fetch(url, { method: 'POST', headers, body: '{}' });
    const all = requests.slice(0, -1).map(send);
    setTimeout(async () => {
      const answers = await Promise.all([...all, send(requests.at(-1))]);
      console.log(JSON.stringify(answers.map(({ status }) => status)));
    }, 30)`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', ask]);
  return JSON.parse(stdout) as number[];
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

test('more works of low priority run at once when nobody else has for a moment', async () => {
  const ofLow = { runningOfLowPriority: 3, runningOfLowPriorityBesideOthers: 1 };
  const inTurn = fairQueue({ running: 9, ...ofLow, waiting: 10, waitingOfOneSource: 5 });
  const ends: (() => void)[] = [];
  const begin = (isLowPriority: boolean) =>
    inTurn(
      { source: 'hr', isPreferred: false, isLowPriority },
      () => new Promise<void>((resolve) => ends.push(resolve)),
    );
  const usual = begin(false);
  const figures = [begin(true), begin(true), begin(true), begin(true)];
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await usual;
  expect(ends).toHaveLength(2);
  await pause(150);
  ends[1]?.();
  await figures[0];
  expect(ends).toHaveLength(5);
  for (const end of ends) end();
  await Promise.all(figures);
});

test('a call of low priority asks the embedded database while nobody else does, one at a time', async () => {
  const inTurn = callQueue('embedded');
  const done: string[] = [];
  const figure = (name: string) =>
    inTurn({ accountId: 'hr', isLowPriority: true }, async () => {
      for (const query of [1, 2]) {
        await waitForOthers();
        done.push(`${name} ${query}`);
      }
    });
  const usual = (name: string, work: () => Promise<unknown>) =>
    inTurn({ accountId: name }, async () => {
      await work();
      done.push(name);
    });
  let letGo = () => {};
  const held = usual('menu', () => new Promise<void>((resolve) => (letGo = resolve)));
  const figures = [figure('age'), figure('head count')];
  await pause(20);
  expect(done).toEqual([]);
  letGo();
  await Promise.all([held, ...figures]);
  expect(done).toEqual(['menu', 'age 1', 'age 2', 'head count 1', 'head count 2']);
});

test('a call of low priority is made although others never end', async () => {
  const inTurn = callQueue('embedded');
  let letGo = () => {};
  const held = inTurn({ accountId: 'crowd' }, () => new Promise<void>((resolve) => (letGo = resolve)));
  const figure = inTurn({ accountId: 'hr', isLowPriority: true }, async () => {
    await waitForOthers();
    return 'counted';
  });
  expect(await figure).toBe('counted');
  letGo();
  await held;
});

test('an account whose calls take long keeps no figures of other accounts waiting', async () => {
  const inTurn = callQueue('embedded');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const long = [1, 2].map(() => inTurn({ accountId: 'importer' }, () => held));
  const own = inTurn({ accountId: 'importer', isLowPriority: true }, async () => 'own');
  expect(await inTurn({ accountId: 'hr', isLowPriority: true }, async () => 'counted')).toBe('counted');
  letGo();
  await Promise.all(long);
  expect(await own).toBe('own');
});

test('a figure does not wait for calls of its own account, one of which may wait for it', async () => {
  const inTurn = callQueue('embedded');
  let letGo = () => {};
  const held = inTurn({ accountId: 'hr' }, () => new Promise<void>((resolve) => (letGo = resolve)));
  const began = performance.now();
  await inTurn({ accountId: 'hr', isLowPriority: true }, waitForOthers);
  expect(performance.now() - began).toBeLessThan(90);
  letGo();
  await held;
});

test('while forty slow calls of one account wait, another’s is answered after a few (F11)', async () => {
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
  const requests = Array.from({ length: 40 }, () => wireOf('listModules', crowd));
  const statuses = await askFromOutside([...requests, wireOf('listMenu', other)]);
  expect(statuses).toEqual(Array.from({ length: 41 }, () => 200));
  expect(doneBefore).toBeLessThan(8);
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
  const { url, headers } = wireOf('listModules', crowd);
  const left = Array.from({ length: 10 }, () =>
    fetch(url, { method: 'POST', headers, body: '{}', signal: gone.signal }).catch(() => null),
  );
  await pause(300);
  gone.abort();
  await Promise.all(left);
  await pause(100);
  modules.letGo();
  await Promise.all(held);
  expect((await ask(crowd)).status).toBe(200);
  expect(modules.begun()).toBe(5);
});
