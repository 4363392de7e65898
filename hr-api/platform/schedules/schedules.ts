/**
 * Schedules: what recurs, whatever it is. A capability keeps them and says what is done.
 *
 * - It declares its kind in `capability.ts`: `scheduled: { report: { run, tries: 3, keepDays: 400 } }`.
 * - It creates, changes and removes its schedules by the functions below, in the transaction of the call that does so. `subject`
 *   names what of that kind is scheduled; who owns it, and to whom it goes, stands in the capability's own tables.
 * - When one is due, `run(occurrence, dependencies)` is called, once for each schedule and instant however many HR APIs there are,
 *   and again by another worker where the first one died. What it writes it writes by `occurrence.write` (a transaction that commits
 *   only while it has the occurrence), what it sends by `occurrence.deliver(recipient, send)`, once for each recipient: `send`
 *   queues the mail in its transaction, with the delivery's id as the id of the mail, and answers `queued`, `nothing_to_send` or
 *   `left_out`. What the mail server says later is noted by `settleDelivery`. Long computing listens to `occurrence.signal`.
 * - What `run` answers is what the run counted; what it throws makes the run `failed`, after as many tries as the kind has.
 * - Of instants that were missed, because nothing ran or the clock was set, the last one alone is caught up.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { nextDue, type Timetable } from '../../../lib/contract/platform/schedules/timetable';
import type { Database } from '../db/database';
import { scheduleOccurrences, schedules } from './tables';

interface NewSchedule {
  readonly kind: string;
  readonly subject: string;
  readonly timetable: Timetable;
  readonly isPaused?: boolean;
}

/** Answers its id. */
export async function createSchedule(db: Database, schedule: NewSchedule, now: Date): Promise<string> {
  const { kind, subject, timetable, isPaused = false } = schedule;
  const [created] = await db
    .insert(schedules)
    .values({ kind, subject, createdAt: now, ...planned(timetable, isPaused, now) })
    .returning({ id: schedules.id });
  return created!.id;
}

/** Gives a schedule another timetable, pauses it, or lets it go on; what was due while it was paused is not caught up. */
export async function changeSchedule(
  db: Database,
  id: string,
  { timetable, isPaused }: { readonly timetable: Timetable; readonly isPaused: boolean },
  now: Date,
): Promise<void> {
  await db
    .update(schedules)
    .set(planned(timetable, isPaused, now))
    .where(and(eq(schedules.id, id), isNull(schedules.endedAt)));
}

/** Removes a schedule: it is due no more, and what it did stays. */
export async function endSchedule(db: Database, id: string, now: Date): Promise<void> {
  await db.update(schedules).set({ nextDueAt: null, endedAt: now }).where(eq(schedules.id, id));
}

/** Lets a schedule run now, beside its timetable; false where it runs or is about to. */
export async function runNow(db: Database, id: string, now: Date): Promise<boolean> {
  await db.select({ id: schedules.id }).from(schedules).where(eq(schedules.id, id)).for('update');
  const [open] = await db
    .select({ id: scheduleOccurrences.id })
    .from(scheduleOccurrences)
    .where(and(eq(scheduleOccurrences.scheduleId, id), isNull(scheduleOccurrences.endedAt)))
    .limit(1);
  if (open) return false;
  const occurrence = { scheduleId: id, dueAt: now, cause: 'hand', state: 'waiting', heldUntil: now } as const;
  const added = await db.insert(scheduleOccurrences).values(occurrence).onConflictDoNothing().returning();
  return added.length > 0;
}

const planned = (timetable: Timetable, isPaused: boolean, now: Date) => ({
  timetable,
  nextDueAt: isPaused ? null : nextDue(timetable, now),
  plannedAt: now,
  pausedAt: isPaused ? now : null,
});
