import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { schedules } from '../../platform/schedules/tables';
import { SERVICE, serviceIn } from './services';

export type ScheduleRow = typeof schedules.$inferSelect;

export const isOfServices = and(eq(schedules.kind, SERVICE), isNull(schedules.endedAt));

/** The schedule of a code; refused where there is none. */
export async function scheduleOf({ db }: Pick<CallContext, 'db'>, code: string): Promise<ScheduleRow> {
  const [schedule] = await db
    .select()
    .from(schedules)
    .where(and(isOfServices, eq(schedules.id, code)));
  if (!schedule) throw new ApiError('not_found');
  return schedule;
}

/** Tells a schedule from what it was before somebody changed it; that it ran changes nothing. */
export const versionOf = ({ timetable, pausedAt }: Pick<ScheduleRow, 'timetable' | 'pausedAt'>): string =>
  createHash('sha256')
    .update(JSON.stringify([timetable, pausedAt === null]))
    .digest('base64url');

/** Holds what a service has until the transaction ends, so that two people do not each leave it to the other's. */
export async function lockSchedulesOf(db: Database, service: string): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(schedules)
    .where(and(isOfServices, eq(schedules.subject, service)))
    .orderBy(schedules.id)
    .for('update');
}

/** Whether nothing else runs the service of a schedule, which keeps the product safe. */
export function isNeeded(
  { services }: Pick<CallContext, 'services'>,
  schedule: Pick<ScheduleRow, 'id' | 'subject' | 'pausedAt'>,
  all: readonly Pick<ScheduleRow, 'id' | 'subject' | 'pausedAt'>[],
): boolean {
  const service = serviceIn(services.capabilities, schedule.subject);
  if (!service || service.mayBeSwitchedOff || schedule.pausedAt) return false;
  return !all.some(({ id, subject, pausedAt }) => id !== schedule.id && subject === schedule.subject && !pausedAt);
}
