import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { begunRows, reachedEnd } from '../../../people/changes/rows/begun-rows';
import { covers, type Span } from '../../../people/effective-dates';
import { assignments } from '../../../people/tables';
import { unitsAbove } from '../../../people/visibility';
import type { LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import { workedHalves, type CalendarOn } from '../../../platform/calendar/calendar-rules';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { personCalendar } from '../../../people/organisation/calendars/person-calendar';
import { toldOn, type LeaveHolder } from '../holder';
import { grantsIn, type DatedRule, type Employed } from '../rules/entitlement';
import type { Foreseen, HeldDay, LedgerEntry } from '../rules/foresee';
import { monthOf, monthsAfter, type Period } from '../rules/leave-year';
import { leaveDays, leaveEntries, leaveRequests, workShares } from '../tables';
import { carryBy, readRules } from './read-rules';
import { isUnpaid } from './worked-halves';

type Holder = Pick<LeaveHolder, 'id' | 'isOwn' | keyof Span>;

export interface AccountEntry extends LedgerEntry {
  readonly id: number;
  readonly requestId: string | null;
  readonly note: string;
  readonly writtenAt: Date;
}

export interface PendingDay extends HeldDay {
  readonly requestId: string;
}

/** All that is known of one type of leave of one employment. */
export interface LeaveAccount {
  readonly rules: readonly DatedRule[];
  readonly entries: readonly AccountEntry[];
  /** Days that are asked for and not decided on. */
  readonly pending: readonly PendingDay[];
  /** Whether a rule is for them on a day. */
  readonly isFor: (rule: LeaveRule, day: CalendarDate) => boolean;
  /** What is foreseen up to a day if those of the pending days were approved, too. */
  readonly foreseen: (until: CalendarDate, held: readonly HeldDay[]) => Foreseen;
  readonly employed: Employed;
}

/** Where somebody works by day, with all units above. */
async function placesOf(db: Database, holder: Holder, today: CalendarDate) {
  const { locationCode, validFrom, validTo, unitCode } = assignments;
  const units = sql<string[]>`array${unitsAbove(sql`select ${unitCode}`, today)}`;
  const rows = await db
    .select({ locationCode, validFrom, validTo, units })
    .from(assignments)
    .where(eq(assignments.employmentId, holder.id));
  const told = toldOn(holder, today);
  return told === null ? rows : begunRows(rows, told);
}

/** A share that is to come counts once it is there. */
async function sharesOf(db: Database, employmentId: string, today: CalendarDate): Promise<Employed['shares']> {
  return db
    .select({ from: workShares.validFrom, percent: workShares.percent })
    .from(workShares)
    .where(and(eq(workShares.employmentId, employmentId), lte(workShares.validFrom, today)))
    .orderBy(asc(workShares.validFrom));
}

async function entriesOf(db: Database, employmentId: string): Promise<ReadonlyMap<number, AccountEntry[]>> {
  const rows = await db
    .select()
    .from(leaveEntries)
    .where(eq(leaveEntries.employmentId, employmentId))
    .orderBy(asc(leaveEntries.day), asc(leaveEntries.id));
  return byType(rows);
}

async function pendingOf(
  db: Database,
  employmentId: string,
): Promise<ReadonlyMap<number, (PendingDay & { readonly typeCode: number })[]>> {
  const rows = await db
    .select({
      typeCode: leaveRequests.typeCode,
      day: leaveDays.day,
      amount: leaveDays.amount,
      requestId: leaveRequests.id,
    })
    .from(leaveDays)
    .innerJoin(leaveRequests, eq(leaveRequests.id, leaveDays.requestId))
    .where(
      and(eq(leaveDays.employmentId, employmentId), eq(leaveDays.isHeld, true), eq(leaveRequests.state, 'pending')),
    );
  return byType(rows);
}

function byType<Row extends { readonly typeCode: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.typeCode, [...(found.get(row.typeCode) ?? []), row]);
  return found;
}

/** How many half days of a month are worked: as the calendar says, less unpaid leave. */
function workedIn(calendarOn: CalendarOn, { validFrom, validTo, unpaid }: Worked, month: Period): number {
  let halves = 0;
  for (let day = month.first; day < month.end; day = daysAfter(day, 1)) {
    const calendar = covers({ validFrom, validTo }, day) ? calendarOn(day) : null;
    const worked = calendar && workedHalves(calendar, day);
    if (worked) halves += Math.max(0, Number(worked.first) + Number(worked.second) - (unpaid.get(day) ?? 0));
  }
  return halves;
}

/** Of what worked days are counted: those of an employment, and how many halves of each are unpaid leave. */
interface Worked extends Span {
  readonly unpaid: ReadonlyMap<CalendarDate, number>;
}

/** How many halves of each day from one on are unpaid leave. */
async function unpaidOf(db: Database, employmentId: string, from: CalendarDate): Promise<Worked['unpaid']> {
  const halves = sql<number>`sum(${leaveDays.first}::int + ${leaveDays.second}::int)::int`;
  const rows = await db
    .select({ day: leaveDays.day, halves })
    .from(leaveDays)
    .where(and(eq(leaveDays.employmentId, employmentId), gte(leaveDays.day, from), isUnpaid))
    .groupBy(leaveDays.day);
  return new Map(rows.map((row) => [row.day, row.halves]));
}

/**
 * All leave of an employment, by the type, looking ahead up to a day. An end that is to come does not count before it is there.
 */
export async function readAccounts(
  db: Database,
  holder: Holder,
  { today, until }: { readonly today: CalendarDate; readonly until: CalendarDate },
): Promise<ReadonlyMap<number, LeaveAccount>> {
  const { id, validFrom, validTo } = holder;
  const rules = await readRules(db);
  const [places, shares] = [await placesOf(db, holder, today), await sharesOf(db, id, today)];
  const [entries, pending] = [await entriesOf(db, id), await pendingOf(db, id)];
  const horizon = { from: monthOf(today), to: monthsAfter(monthOf(until), 1), knownOn: toldOn(holder, today) };
  const isWorked = [...rules.values()].flat().some(({ rule }) => rule.basis === 'worked');
  const calendarOn = isWorked ? await personCalendar(db, id, horizon) : () => null;
  const unpaid = isWorked ? await unpaidOf(db, id, horizon.from) : new Map<CalendarDate, number>();
  const employed: Employed = { validFrom, validTo: reachedEnd(validTo, today), shares };

  const isFor = (rule: LeaveRule, day: CalendarDate): boolean => {
    if (rule.units.length === 0 && rule.locations.length === 0) return true;
    const place = places.find((one) => covers(one, day));
    if (!place) return false;
    const isInUnit = rule.units.length === 0 || rule.units.some((code) => place.units.includes(code));
    return isInUnit && (rule.locations.length === 0 || rule.locations.includes(place.locationCode));
  };

  const accountOf = (typeCode: number, dated: readonly DatedRule[]): LeaveAccount => {
    const own = { entries: entries.get(typeCode) ?? [], pending: pending.get(typeCode) ?? [] };
    const since = monthsAfter(monthOf(today), -12);
    return {
      ...own,
      ...{ rules: dated, isFor, employed },
      foreseen: (day, held) => ({
        entries: own.entries,
        carryOn: carryBy(dated),
        held,
        // What is behind was settled: where it was not granted, it is not to come.
        grants: grantsIn(
          dated,
          { first: since, end: monthsAfter(monthOf(day), 1) },
          { employed, isFor, workedIn: (month) => workedIn(calendarOn, { ...employed, unpaid }, month) },
        ).filter((grant) => grant.day >= today),
      }),
    };
  };
  return new Map([...rules].map(([typeCode, dated]) => [typeCode, accountOf(typeCode, dated)]));
}
