import { asc, eq } from 'drizzle-orm';
import type { Dependencies } from '../../../hr-api/platform/capability';
import type { Database } from '../../../hr-api/platform/db/database';
import { createLog } from '../../../hr-api/platform/log';
import type { ScheduledKind } from '../../../hr-api/platform/schedules/kinds';
import type { Occurrence } from '../../../hr-api/platform/schedules/occurrence';
import { planDue } from '../../../hr-api/platform/schedules/plan';
import { runNext, type Runner } from '../../../hr-api/platform/schedules/run';
import { createSchedule } from '../../../hr-api/platform/schedules/schedules';
import { scheduleDeliveries, scheduleOccurrences, schedules } from '../../../hr-api/platform/schedules/tables';
import type { Timetable } from '../../../lib/contract/platform/schedules/timetable';
import { makeDatabase } from '../hr-api/harness/test-database';

/** Nine in the morning of the organisation, a Monday. */
export const NINE = new Date('2027-03-01T09:00:00+05:30');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const hourly: Timetable = {
  from: new Date(NINE.getTime() + HOUR).toISOString(),
  time: '10:00',
  frequency: { kind: 'hourly', every: 1, hours: 1 },
};

export type Run = (occurrence: Occurrence) => Promise<Record<string, number> | void>;

/** A database with the engine's parts, and a clock that stands still. */
export async function openSchedules() {
  const { database, drop } = await makeDatabase();
  const { db } = database;
  const clock = { now: NINE };
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const dependencies = { db, clock: () => clock.now, log } as unknown as Dependencies;
  const runnerOf = (run: Run, kind: Partial<ScheduledKind> = {}): Runner => ({
    dependencies,
    kinds: { toy: { tries: 1, keepDays: 30, ...kind, run: async (occurrence) => (await run(occurrence)) ?? {} } },
    stopping: new AbortController().signal,
  });
  return {
    db,
    clock,
    lines,
    drop,
    runnerOf,
    advance: (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms)),
    create: (timetable: Timetable = hourly, subject = 'one') =>
      createSchedule(db, { kind: 'toy', subject, timetable }, clock.now),
    plan: () => planDue(db, clock.now),
    /** Empties the tables of the engine. */
    clear: async () => {
      await db.delete(scheduleOccurrences);
      await db.delete(schedules);
    },
  };
}

/** Runs until nothing is left to be taken. */
export async function drain(runner: Runner): Promise<void> {
  while (await runNext(runner));
}

export const occurrencesOf = (db: Database, scheduleId: string) =>
  db
    .select()
    .from(scheduleOccurrences)
    .where(eq(scheduleOccurrences.scheduleId, scheduleId))
    .orderBy(asc(scheduleOccurrences.dueAt));

/** Who got what, by name. */
export async function deliveriesIn(db: Database): Promise<Record<string, string>> {
  const rows = await db.select().from(scheduleDeliveries);
  return Object.fromEntries(rows.map(({ recipient, state }) => [recipient, state]));
}
