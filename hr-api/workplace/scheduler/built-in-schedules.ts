import { eq } from 'drizzle-orm';
import type { StartContext } from '../../platform/capability';
import type { Database } from '../../platform/db/database';
import { lockLoading } from '../../platform/db/lock-loading';
import { inTransaction } from '../../platform/db/transaction';
import { createSchedule } from '../../platform/schedules/schedules';
import { schedules } from '../../platform/schedules/tables';
import { SERVICE, servicesIn } from './services';

const MINUTE_MS = 60_000;

/** Gives each service that the database has not met yet its own schedule; what administrators changed or removed stays so. */
export async function addBuiltInSchedules(
  db: Database,
  { at, capabilities }: Pick<StartContext, 'at' | 'capabilities'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLoading(tx);
    const rows = await tx.select({ subject: schedules.subject }).from(schedules).where(eq(schedules.kind, SERVICE));
    const met = new Set(rows.map(({ subject }) => subject));
    for (const { key, everyMs, usual, startsPaused: isPaused } of servicesIn(capabilities)) {
      if (met.has(key)) continue;
      const often = { time: '00:00', frequency: { kind: 'minutes', every: everyMs / MINUTE_MS } } as const;
      const timetable = { from: at.toISOString(), ...(usual ?? often) };
      await createSchedule(tx, { kind: SERVICE, subject: key, timetable, isPaused }, at);
    }
  });
}
