import { eq } from 'drizzle-orm';
import { drafts } from '../../../hr-api/platform/drafts/tables';
import { claimNext, LEASE_MS } from '../../../hr-api/platform/schedules/claims';
import { settleDelivery } from '../../../hr-api/platform/schedules/deliveries';
import { LostOccurrence } from '../../../hr-api/platform/schedules/lost-occurrence';
import type { Occurrence } from '../../../hr-api/platform/schedules/occurrence';
import { runNext } from '../../../hr-api/platform/schedules/run';
import { runCounts } from '../../../hr-api/platform/schedules/run-counts';
import { scheduleDeliveries, scheduleOccurrences } from '../../../hr-api/platform/schedules/tables';
import { deliveriesIn, drain, HOUR, MINUTE, NINE, occurrencesOf, openSchedules } from './scheduled-runs';

const NAMES = ['Ananya', 'Bala', 'Chitra'];
const NEVER = new Promise<never>(() => {});

let at: Awaited<ReturnType<typeof openSchedules>>;
let id: string;
let sent: string[];
beforeAll(async () => {
  at = await openSchedules();
});
afterAll(() => at.drop());
beforeEach(async () => {
  await at.clear();
  at.clock.now = NINE;
  at.lines.length = 0;
  sent = [];
  id = await at.create();
  at.advance(HOUR);
  await at.plan();
});

const deliver = (occurrence: Occurrence, name: string) =>
  occurrence.deliver(name, async () => {
    sent.push(name);
    return 'queued';
  });
const deliverAll = async (occurrence: Occurrence) => {
  for (const name of NAMES) await deliver(occurrence, name);
};
const states = async () => (await occurrencesOf(at.db, id)).map(({ state, fence }) => `${state} ${fence}`);
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise(setImmediate);
};
/** As if the process that has it were killed: it is not heard of again. */
const outlive = () => at.advance(LEASE_MS + 1);

test('a worker that dies before it did anything is followed by another (F23)', async () => {
  await claimNext(at.db, at.clock.now);
  expect(await runNext(at.runnerOf(deliverAll))).toBe(false);
  outlive();
  await drain(at.runnerOf(deliverAll));
  expect(sent).toEqual(NAMES);
  expect(await states()).toEqual(['done 2']);
});

test('a worker that dies amid its deliveries is followed by one that makes the others (F23)', async () => {
  let isAmid = () => {};
  const amid = new Promise<void>((resolve) => (isAmid = resolve));
  void runNext(
    at.runnerOf(async (occurrence) => {
      await deliver(occurrence, 'Ananya');
      await deliver(occurrence, 'Bala');
      isAmid();
      await NEVER;
    }),
  );
  await amid;
  outlive();
  const asked: string[][] = [];
  await drain(
    at.runnerOf(async (occurrence) => {
      asked.push(await occurrence.pending(NAMES));
      await deliverAll(occurrence);
    }),
  );
  expect(asked).toEqual([['Chitra']]);
  expect(sent).toEqual(NAMES);
});

test('a worker that dies after all was delivered, before that was noted, doubles nothing (F23)', async () => {
  let isDone = () => {};
  const done = new Promise<void>((resolve) => (isDone = resolve));
  void runNext(
    at.runnerOf(async (occurrence) => {
      await deliverAll(occurrence);
      isDone();
      await NEVER;
    }),
  );
  await done;
  outlive();
  await drain(at.runnerOf(deliverAll));
  expect(sent).toEqual(NAMES);
  expect(await states()).toEqual(['done 2']);
});

test('a late worker writes nothing more, and its end does not count (F23)', async () => {
  let goOn = () => {};
  const late = new Promise<void>((resolve) => (goOn = resolve));
  const refusals: unknown[] = [];
  const first = runNext(
    at.runnerOf(async (occurrence) => {
      await late;
      await deliver(occurrence, 'Ananya').catch((error: unknown) => refusals.push(error));
      await occurrence.write((tx) => tx.delete(drafts)).catch((error: unknown) => refusals.push(error));
      return { late: 1 };
    }),
  );
  await until(async () => (await states())[0] === 'running 1');
  outlive();
  await drain(at.runnerOf(async () => ({ second: 1 })));
  goOn();
  await first;
  expect(refusals).toEqual([expect.any(LostOccurrence), expect.any(LostOccurrence)]);
  expect(sent).toEqual([]);
  expect(await occurrencesOf(at.db, id)).toMatchObject([{ state: 'done', fence: 2, counts: { second: 1 } }]);
});

test('a long run prolongs its lease and stays with its worker', async () => {
  const started = at.clock.now.getTime();
  const heldUntil = async () => (await occurrencesOf(at.db, id))[0]!.heldUntil.getTime();
  const runner = at.runnerOf(async (occurrence) => {
    at.advance(LEASE_MS - 1);
    await until(async () => (await heldUntil()) > started + LEASE_MS);
    at.advance(2);
    expect(await claimNext(at.db, at.clock.now)).toBeUndefined();
    await deliver(occurrence, 'Ananya');
  });
  await runNext({ ...runner, leaseMs: 3 });
  expect(await states()).toEqual(['done 1']);
});

test('a worker learns by its signal that another one took over', async () => {
  const runner = at.runnerOf(async ({ signal }) => {
    outlive();
    await at.db.update(scheduleOccurrences).set({ fence: 2 });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw new Error('given up');
  });
  await runNext({ ...runner, leaseMs: 3 });
  expect(await states()).toEqual(['running 2']);
  expect(at.lines.join()).toContain('was taken over');
});

test('a run that throws is tried again a minute later, then failed with request id and metric', async () => {
  const before = new Map(runCounts());
  const runner = at.runnerOf(
    async () => {
      throw new TypeError('private words');
    },
    { tries: 2 },
  );
  await drain(runner);
  expect(await states()).toEqual(['waiting 1']);
  at.advance(MINUTE);
  await drain(runner);
  const [failed] = await occurrencesOf(at.db, id);
  expect(failed).toMatchObject({ state: 'failed', error: 'TypeError', endedAt: at.clock.now });
  const logged = at.lines.map((line) => JSON.parse(line) as { requestId?: string; msg: string });
  expect(logged).toContainEqual(
    expect.objectContaining({ requestId: failed?.requestId, msg: 'a scheduled run failed' }),
  );
  const labels = 'kind="toy",state="failed"';
  expect(new Map(runCounts()).get(labels)).toBe((before.get(labels) ?? 0) + 1);
});

test('an occurrence that kills each worker is given up after the fifth', async () => {
  for (let worker = 0; worker < 5; worker += 1) {
    await claimNext(at.db, at.clock.now);
    outlive();
  }
  await drain(at.runnerOf(deliverAll));
  expect(await occurrencesOf(at.db, id)).toMatchObject([{ state: 'failed', error: 'worker_lost' }]);
  expect(sent).toEqual([]);
});

test('a process that stops gives back what it runs, and another one goes on at once', async () => {
  const stopping = new AbortController();
  const runner = at.runnerOf(async (occurrence) => {
    await deliver(occurrence, 'Ananya');
    stopping.abort();
    await deliver(occurrence, 'Bala');
  });
  await runNext({ ...runner, stopping: stopping.signal });
  expect(await states()).toEqual(['waiting 1']);
  await drain(at.runnerOf(deliverAll));
  expect(sent).toEqual(NAMES);
});

test('each recipient has an outcome of their own, and one that fails leaves the others alone', async () => {
  await drain(
    at.runnerOf(async (occurrence) => {
      await occurrence.deliver('Ananya', async () => 'nothing_to_send');
      await occurrence.deliver('Bala', async () => {
        throw new Error('disk full');
      });
      await occurrence.deliver('Chitra', async () => 'left_out');
      await deliver(occurrence, 'Devi');
    }),
  );
  expect(await deliveriesIn(at.db)).toEqual({
    Ananya: 'nothing_to_send',
    Bala: 'failed',
    Chitra: 'left_out',
    Devi: 'queued',
  });
});

test('what the mail server says of a mail is noted once, and of queued mails alone', async () => {
  await drain(at.runnerOf((occurrence) => deliver(occurrence, 'Ananya')));
  const [delivery] = await at.db.select().from(scheduleDeliveries);
  const settle = (state: 'refused' | 'delivered') =>
    settleDelivery(at.db, delivery!.id, { state, error: '550', at: at.clock.now });
  expect(await settle('refused')).toBe(true);
  expect(await settle('delivered')).toBe(false);
  expect(await at.db.select().from(scheduleDeliveries).where(eq(scheduleDeliveries.id, delivery!.id))).toMatchObject([
    { state: 'refused', error: '550' },
  ]);
});

test('a worker that leaves long kinds to others takes none of them', async () => {
  const runner = at.runnerOf(deliverAll, { isLong: true });
  expect(await runNext({ ...runner, leftOut: ['toy'] })).toBe(false);
  expect(await runNext({ ...runner, leftOut: ['other'] })).toBe(true);
});

test('of many workers at once each occurrence goes to one', async () => {
  for (let more = 0; more < 24; more += 1) await at.create(undefined, `more ${more}`);
  at.advance(HOUR);
  const ran: string[] = [];
  const runner = at.runnerOf(async ({ subject, dueAt }) => void ran.push(`${subject} ${dueAt.toISOString()}`));
  await Promise.all(Array.from({ length: 6 }, () => at.plan().then(() => drain(runner))));
  expect(ran).toHaveLength(26);
  expect(new Set(ran).size).toBe(26);
});
