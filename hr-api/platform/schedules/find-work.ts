import { isNotNull, isNull, max, min, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { prepareOnce } from '../db/prepare-once';
import { mayBeTaken } from './claims';
import { isPlannedAhead } from './plan';
import { scheduleOccurrences, schedules } from './tables';

/** The ends of the indexes of what is planned and of what is open: without a value in it, the plan is the same for every look. */
const nearestWork = prepareOnce('scheduled_work', (db) => {
  const planned = db
    .select({
      firstDue: min(schedules.nextDueAt).as('first_due'),
      lastPlanned: max(schedules.plannedAt).as('last_planned'),
    })
    .from(schedules)
    .where(isNotNull(schedules.nextDueAt))
    .as('planned');
  const { heldUntil } = scheduleOccurrences;
  const open = db
    .select({ firstFree: min(heldUntil).as('first_free'), lastFree: max(heldUntil).as('last_free') })
    .from(scheduleOccurrences)
    .where(isNull(scheduleOccurrences.endedAt))
    .as('open');
  return db
    .select()
    .from(planned)
    .innerJoin(open, sql`true`);
});

/** What there is to do. */
interface Work {
  /** A schedule waits for its occurrence to be written. */
  readonly isDue: boolean;
  /** An occurrence waits for a worker. */
  readonly isOpen: boolean;
}

/** Looks for work by one statement, as every process does every few seconds. */
export async function findWork(db: Database, now: Date): Promise<Work> {
  const [found] = await nearestWork(db).execute();
  if (!found) return { isDue: false, isOpen: false };
  const { firstDue, lastPlanned } = found.planned;
  const { firstFree, lastFree } = found.open;
  return {
    isDue: firstDue !== null && (firstDue <= now || (lastPlanned !== null && isPlannedAhead(lastPlanned, now))),
    isOpen: firstFree !== null && lastFree !== null && (mayBeTaken(firstFree, now) || mayBeTaken(lastFree, now)),
  };
}
