import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/calls/call';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { roleGrants } from '../../accounts/tables';
import { asOn } from '../../effective-dates';
import { grantDayOf } from '../../own-day';
import { assignments } from '../../tables';
import { seesEveryone, unitsBelow } from '../../visibility';

/** Days of an employment that a change touches. */
export interface TouchedDays {
  readonly employmentId: string;
  readonly from: CalendarDate;
  /** The first day after them. */
  readonly to: CalendarDate;
}

/** The units that the actor's role covers today, with those below them, as a subquery; null where it covers everybody. */
export async function coveredUnits(db: Database, actor: Actor, today: CalendarDate) {
  if (await seesEveryone(db, actor, today)) return null;
  const { accountId, roleCode, scope, unitCode } = roleGrants;
  const isHeld = and(eq(accountId, actor.accountId), eq(roleCode, actor.roleCode), eq(scope, 'unit'));
  return unitsBelow(
    sql`select ${unitCode} from ${roleGrants} where ${isHeld} and ${asOn(roleGrants, grantDayOf(actor, today))}`,
    today,
  );
}

/** The codes of the same units. */
export async function coveredCodes(
  db: Database,
  actor: Actor,
  today: CalendarDate,
): Promise<ReadonlySet<string> | null> {
  const covered = await coveredUnits(db, actor, today);
  if (!covered) return null;
  const { rows } = await db.execute<{ code: string }>(sql`select code from ${covered} covered`);
  return new Set(rows.map(({ code }) => code));
}

/** Whether all of some employments are in units that the actor keeps on all of some days. */
export async function isWithinScope(
  db: Database,
  actor: Actor,
  touched: readonly TouchedDays[],
  today: CalendarDate,
): Promise<boolean> {
  const units = await coveredUnits(db, actor, today);
  if (!units || touched.length === 0) return true;
  const days = new Map(touched.map((one) => [one.employmentId, one]));
  const elsewhere = await db
    .select({
      employmentId: assignments.employmentId,
      from: assignments.validFrom,
      to: sql<CalendarDate>`coalesce(${assignments.validTo}, '9999-12-31')::text`,
    })
    .from(assignments)
    .where(and(amongIds(assignments.employmentId, days.keys()), sql`${assignments.unitCode} not in ${units}`));
  return !elsewhere.some(({ employmentId, from, to }) => {
    const own = days.get(employmentId);
    return own !== undefined && from < own.to && to > own.from;
  });
}
