import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { WorkingTime } from '../../platform/calendar/working-time';
import { tickets } from '../tables';
import { moveClock, type ClockState, type TicketClock } from './targets';

const NO_TARGETS = { responseMinutes: 0, resolutionMinutes: 0 };

const columns = {
  id: tickets.id,
  createdAt: tickets.createdAt,
  answeredAt: tickets.answeredAt,
  closedAt: tickets.closedAt,
  responseDueAt: tickets.responseDueAt,
  responseLeft: tickets.responseLeft,
  responseEscalatedAt: tickets.responseEscalatedAt,
  resolutionDueAt: tickets.resolutionDueAt,
  resolutionLeft: tickets.resolutionLeft,
  resolutionEscalatedAt: tickets.resolutionEscalatedAt,
};

/** Gives every open ticket of a kind another clock, in one statement however many there are. */
async function recalculate(
  db: Database,
  which: SQL | undefined,
  next: (clock: TicketClock) => TicketClock,
): Promise<void> {
  const rows = await db
    .select(columns)
    .from(tickets)
    .where(and(isNull(tickets.closedAt), which))
    .orderBy(asc(tickets.number))
    .for('update');
  const records = rows.map(({ id, ...clock }) => {
    const { responseDueAt, responseLeft, responseEscalatedAt, ...rest } = next(clock);
    const { resolutionDueAt, resolutionLeft, resolutionEscalatedAt } = rest;
    return {
      id,
      response_due_at: responseDueAt,
      response_left: responseLeft,
      response_escalated_at: responseEscalatedAt,
      resolution_due_at: resolutionDueAt,
      resolution_left: resolutionLeft,
      resolution_escalated_at: resolutionEscalatedAt,
    };
  });
  const fields = sql.raw(
    Object.keys(records[0] ?? {})
      .filter((name) => name !== 'id')
      .map((name) => `${name} = moved.${name}`)
      .join(', '),
  );
  if (records.length === 0) return;
  await db.execute(
    sql`update ${tickets} set ${fields}
      from json_populate_recordset(null::tickets, ${JSON.stringify(records)}::json) moved
      where ${tickets.id} = moved.id`,
  );
}

/** Stops, or starts again, the clocks of the tickets whose status pauses from now on, or no longer. */
export async function recalculateForStatus(
  db: Database,
  time: WorkingTime,
  { statusCode, isPaused, now }: { statusCode: number; isPaused: boolean; now: Date },
): Promise<void> {
  const state = (paused: boolean): ClockState => ({
    status: { isPaused: paused, isClosed: false },
    priority: NO_TARGETS,
  });
  const move = { from: state(!isPaused), to: state(isPaused), isAnswer: false, now };
  await recalculate(db, eq(tickets.statusCode, statusCode), (clock) => moveClock(time, clock, move));
}

/** Moves what is still to come, so that as much working time is left by the new hours as was by the old ones. */
export async function recalculateForWorkingTime(
  db: Database,
  was: WorkingTime,
  is: WorkingTime,
  now: Date,
): Promise<void> {
  const moved = (dueAt: Date | null) => (dueAt && dueAt > now ? is.after(now, was.minutesBetween(now, dueAt)) : dueAt);
  await recalculate(db, undefined, (clock) => ({
    ...clock,
    responseDueAt: clock.answeredAt ? clock.responseDueAt : moved(clock.responseDueAt),
    resolutionDueAt: moved(clock.resolutionDueAt),
  }));
}
