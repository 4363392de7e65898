import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../hr-api/platform/db/database';
import type { CommandContext } from '../scripts/command';
import { hrApiEnvironment } from '../scripts/environments';
import { startChild, type Child } from '../scripts/processes/child';
import { showProgress } from '../scripts/progress.mjs';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { withDatabase } from './record/open-installation';
import { makeMails, MEASURED, RECIPIENTS, startMeasuredEngine } from './schedules/measured-kind';
import { median, quantile } from './statistics';
import { timesOf } from './times-of';

const DUE = 1_000;
const QUIET = 100_000;
const ROUNDS = 3;
const POLL_MS = 100;
const RUNS = { calls: 200, warmUp: 20 };
const MAX = { ratio: 0.7, tick: 5 };

const daily = { from: '2025-01-01T00:00:00.000Z', time: '09:00', frequency: { kind: 'daily', every: 1 } };

/** So many schedules of the measured kind, due so many seconds from now. */
const addSchedules = ({ db }: OpenDatabase, count: number, seconds: number) =>
  db.execute(sql`insert into schedules (kind, subject, timetable, next_due_at, planned_at, created_at)
    select ${MEASURED}, n::text, ${JSON.stringify(daily)}::jsonb, now() + make_interval(secs => ${seconds}), now(), now()
    from generate_series(1, ${count}::int) as n`);

async function countOf({ execute }: OpenDatabase, what: string, from: string): Promise<number> {
  const { rows } = await execute(`select count(${what}) as count from ${from}`);
  return Number((rows[0] as { count: unknown }).count);
}

async function startEngines({ root }: CommandContext, { settings, secrets }: Installation, count: number) {
  const children: Child[] = [];
  for (let at = 0; at < count; at += 1) {
    let isReady = () => {};
    const ready = new Promise<void>((resolve) => (isReady = resolve));
    const child = await startChild({
      name: 'scheduled worker',
      command: process.execPath,
      args: ['--import', 'tsx', 'bench/schedules/run-engine.ts'],
      root,
      env: hrApiEnvironment(settings, secrets, 'production'),
      stopWithin: 10_000,
      onLine: (line) => line === 'ready' && isReady(),
    });
    await ready;
    children.push(child);
  }
  return children;
}

/** Seconds until all that is due at once is delivered by so many processes; throws where a delivery is lacking or made twice. */
async function drain(context: CommandContext, installation: Installation, open: OpenDatabase, processes: number) {
  const engines = await startEngines(context, installation, processes);
  await open.execute('truncate measured_mails, schedule_deliveries, schedule_occurrences, schedules cascade');
  await addSchedules(open, DUE, 0);
  const startedAt = performance.now();
  while ((await countOf(open, '*', 'schedule_occurrences where ended_at is not null')) < DUE) await delay(POLL_MS);
  const seconds = (performance.now() - startedAt) / 1000;
  for (const engine of engines) await engine.stop();
  const [all, each] = [
    await countOf(open, '*', 'measured_mails'),
    await countOf(open, 'distinct delivery_id', 'measured_mails'),
  ];
  if (all !== DUE * RECIPIENTS || each !== all)
    throw new Error(`${all} deliveries of ${each} instead of ${DUE * RECIPIENTS}`);
  return seconds;
}

async function measureTick(open: OpenDatabase, database: string): Promise<Measure> {
  await open.execute('truncate schedule_deliveries, schedule_occurrences, schedules cascade');
  await addSchedules(open, QUIET, 86_400);
  await open.execute('analyze schedules');
  const engine = startMeasuredEngine(open);
  const times = await timesOf(RUNS, () => engine.tick());
  await engine.stop();
  const name = `${database}: a tick that finds nothing due among ${QUIET.toLocaleString('en')} schedules, p95`;
  return { name, value: quantile(times, 0.95), unit: 'ms', digits: 2, atMost: MAX.tick };
}

async function measureDrains(
  context: CommandContext,
  installation: Installation,
  open: OpenDatabase,
): Promise<Measure[]> {
  const progress = showProgress(`Delivering ${(DUE * RECIPIENTS).toLocaleString('en')} mails`, '1–3 min');
  await makeMails(open);
  const rounds: { one: number; two: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await drain(context, installation, open, 1);
    rounds.push({ one, two: await drain(context, installation, open, 2) });
  }
  progress.done();
  const name = `${DUE.toLocaleString('en')} schedules at once, ${RECIPIENTS} recipients each`;
  return [
    { name: `${name}: one process`, value: median(rounds.map(({ one }) => one)), unit: 's', digits: 1 },
    { name: `${name}: two processes`, value: median(rounds.map(({ two }) => two)), unit: 's', digits: 1 },
    {
      ...{ name: `${name}: two by one`, value: median(rounds.map(({ one, two }) => two / one)) },
      ...{ unit: '×', digits: 2, atMost: MAX.ratio },
    },
  ];
}

/** What is due at one moment, drained by one process and by two; and what it costs to look when nothing is. */
export async function measureSchedules(context: CommandContext): Promise<Measure[]> {
  const embedded = await withDatabase(await makeInstallation(context), async (open) => {
    await open.migrate();
    return measureTick(open, 'PGlite');
  });
  const server = await withPostgresql(context, async (url) => {
    const secret = () => randomBytes(32).toString('hex');
    const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
    const installation = await makeInstallation(context, variables);
    return withDatabase(installation, async (open) => {
      await open.migrate();
      const tick = await measureTick(open, 'PostgreSQL');
      return [tick, ...(await measureDrains(context, installation, open))];
    });
  });
  return [embedded, ...server];
}
