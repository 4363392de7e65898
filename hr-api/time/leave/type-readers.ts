import { and, or, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../people/effective-dates';
import { employments, reportingLines } from '../../people/tables';
import { managersOf, reportsOf, seesEveryone, visibleTo } from '../../people/visibility';
import { dayOf, type CalendarDate } from '../../platform/dates';
import type { LeaveReader } from './holder';
import { leaveTypes } from './tables';

// Who is told which type of leave somebody takes: its holder and who keeps it of each, who leads them of those that are not private.
// Everybody else reads that somebody is away.

/** As of `visibleTo`: of many, the tree of a leader is gone down once; of one, it is climbed from there. */
type Reading = 'many' | 'one';

/** Whether the reader keeps the leave of an employment. */
export async function keepsLeave(
  { actor, db }: Pick<LeaveReader, 'actor' | 'db'>,
  today: CalendarDate,
  reading: Reading = 'one',
): Promise<SQL<boolean>> {
  if (!actor.permissions.has('leave.keep')) return sql<boolean>`false`;
  return (await seesEveryone(db, actor, today))
    ? sql<boolean>`true`
    : sql<boolean>`${visibleTo(actor, today, reading)}`;
}

/** Whether somebody leads an employment: as a manager over any number of others, or as its admin manager. */
export function leads(leaderId: string | null, today: CalendarDate, reading: Reading = 'one'): SQL<boolean> {
  if (leaderId === null) return sql<boolean>`false`;
  const isBelow =
    reading === 'many'
      ? sql`${employments.id} in ${reportsOf(leaderId, today)}`
      : sql`${leaderId}::uuid in ${managersOf(sql`${employments.id}`, today)}`;
  return sql<boolean>`(${isBelow} or exists (
    select 1 from ${reportingLines} where ${reportingLines.employmentId} = ${employments.id}
      and ${reportingLines.kind} = 'admin_manager' and ${reportingLines.leaderId} = ${leaderId} and ${asOn(reportingLines, today)}
  ))`;
}

/** Who a reader is to whoever takes leave. */
export interface Relation {
  readonly isOwn: boolean;
  readonly isKept: boolean;
  readonly isLed: boolean;
}

/** Whether a type is told to who stands so to its holder. */
export const isTold = ({ isOwn, isKept, isLed }: Relation, { isPrivate }: { readonly isPrivate: boolean }): boolean =>
  isOwn || isKept || (isLed && !isPrivate);

interface Told {
  /** Whether the type is private, where it is not read from `leaveTypes`. */
  readonly isPrivate?: SQL;
  readonly reading?: Reading;
}

/** The same of somebody else's leave, as a condition on `employments` and `leaveTypes`, for who reads with the lines of a leader. */
export async function isToldTo(
  reader: Pick<LeaveReader, 'actor' | 'db' | 'now'>,
  leaderId: string | null,
  { isPrivate = sql`${leaveTypes.isPrivate}`, reading = 'one' }: Told = {},
): Promise<SQL> {
  const today = dayOf(reader.now);
  const isLed = and(sql`not ${isPrivate}`, leads(leaderId, today, reading));
  return or(await keepsLeave(reader, today, reading), isLed) as SQL;
}
