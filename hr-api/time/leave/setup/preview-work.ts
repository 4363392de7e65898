import { eq, sql } from 'drizzle-orm';
import { MAX_DIFFERING, type EntryKind, type LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import { NOBODY, personsByEmployment } from '../../../people/persons-named';
import { employments, persons } from '../../../people/tables';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { rolledBack } from '../../../platform/db/rolled-back';
import { dayOf, wireDate, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { lastDayAhead } from '../balances/on-day';
import { lastEntry } from '../ledger/last-entry';
import { readRules, withRule, type RulesByType } from '../ledger/read-rules';
import { comparedSince, settleBy } from '../ledger/settle';
import { periodFrom } from '../rules/entitlement';
import { lastDayOf, monthOf, monthsAfter, monthsIn } from '../rules/leave-year';
import { leaveEntries, leaveTypes } from '../tables';
import type { RuleOfType } from './save-rule';

const MONTHS_OF_YEAR = 12;

type Reader = Pick<CallContext, 'actor' | 'db' | 'now'>;

interface Sum extends Record<string, unknown> {
  readonly type_code: number;
  readonly kind: EntryKind;
  readonly people: number;
  readonly amount: number;
}

interface Differing extends Record<string, unknown> {
  readonly employment_id: string;
  readonly type_code: number;
  readonly before: number;
  readonly after: number;
}

interface Written {
  /** The number of the entry before. */
  readonly since: number;
  readonly on: CalendarDate;
  /** Whether it is told whose leave of a private type it is. */
  readonly tellsPrivate: boolean;
}

/** What was written since an entry, by type and kind, and whose balance as on a day differs the most by it, then by number. */
async function writtenSince(db: Database, { since, on, tellsPrivate }: Written) {
  const isTold = tellsPrivate
    ? sql``
    : sql`and type_code not in (select code from ${leaveTypes} where ${leaveTypes.isPrivate})`;
  const sums = await db.execute<Sum>(sql`
    select type_code, kind, count(distinct employment_id)::int as people, sum(amount)::float8 as amount
    from ${leaveEntries} where id > ${since} group by 1, 2 order by 1, 2`);
  const differing = await db.execute<Differing>(sql`
    with differing as (
      select employment_id, type_code, empid, sum(amount) as difference
      from ${leaveEntries} join ${employments} on ${employments.id} = employment_id
      join ${persons} on ${persons.id} = person_id
      where ${leaveEntries.id} > ${since} and day <= ${on} ${isTold} group by 1, 2, 3 having sum(amount) <> 0
      order by abs(sum(amount)) desc, empid, employment_id, type_code limit ${MAX_DIFFERING}
    )
    select employment_id, type_code, (sum(amount) - difference)::float8 as before, sum(amount)::float8 as after
    from differing join ${leaveEntries} using (employment_id, type_code) where day <= ${on}
    group by employment_id, type_code, empid, difference
    order by abs(difference) desc, empid, employment_id, type_code`);
  return { on, sums: sums.rows, differing: differing.rows };
}

async function wireWork(reader: Reader, { on, sums, differing }: Awaited<ReturnType<typeof writtenSince>>) {
  const people = await personsByEmployment(
    reader,
    differing.map(({ employment_id: id }) => id),
  );
  return {
    On: wireDate(on),
    Entries: sums.map(({ type_code: TypeCode, kind, people: count, amount }) => ({
      ...{ TypeCode, Kind: kind, People: count, Amount: amount },
    })),
    People: differing.map(({ employment_id: id, type_code: TypeCode, before, after }) => ({
      ...{ Person: people.get(id) ?? NOBODY, TypeCode, Before: before, After: after },
    })),
  };
}

const keeps = ({ actor }: Reader) => actor.permissions.has('leave.keep');

/** Writes at once what the nights from the next one up to a day write together. */
const settleUntil = (
  db: Database,
  rules: RulesByType,
  { on, now }: { readonly on: CalendarDate; readonly now: Date },
) => settleBy(db, rules, { today: on, now, since: comparedSince(dayOf(now)) });

/** What the recurring work will write up to a day, by doing it in a transaction that is rolled back. */
export async function previewWork(reader: Reader, on: CalendarDate) {
  const { db, now } = reader;
  return rolledBack(db, async (tx) => {
    const since = await lastEntry(tx);
    await settleUntil(tx, await readRules(tx), { on, now });
    return wireWork({ ...reader, db: tx }, await writtenSince(tx, { since, on, tellsPrivate: keeps(reader) }));
  });
}

/** The day of the first grant of a rule that holds from a day on; null where it grants nothing by itself. */
function firstGrantDay(rule: LeaveRule, from: CalendarDate): CalendarDate | null {
  const first = from === monthOf(from) ? from : monthsAfter(monthOf(from), 1);
  for (const month of monthsIn({ first, end: monthsAfter(first, MONTHS_OF_YEAR) })) {
    const period = periodFrom(rule, month.first);
    if (period) return rule.isGrantedAfter || rule.basis === 'worked' ? lastDayOf(period) : period.first;
  }
  return null;
}

/**
 * What a rule changes of all that would be written without it, up to the day of its first grant where that is to come, as far as leave
 * is looked ahead at all. The rule itself is not written, so that nobody waits for it.
 */
export async function previewRule(reader: Reader, { TypeCode, From, Rule }: RuleOfType) {
  const { db, now } = reader;
  const today = dayOf(now);
  if ((await db.$count(leaveTypes, eq(leaveTypes.code, TypeCode))) === 0) throw new ApiError('not_found');
  const rules = await readRules(db);
  const first = firstGrantDay(Rule, From) ?? today;
  const on = first > today && first <= lastDayAhead(today) ? first : today;
  return rolledBack(db, async (tx) => {
    await settleUntil(tx, rules, { on, now });
    const since = await lastEntry(tx);
    await settleUntil(tx, withRule(rules, TypeCode, { from: From, rule: Rule }), { on, now });
    return wireWork({ ...reader, db: tx }, await writtenSince(tx, { since, on, tellsPrivate: keeps(reader) }));
  });
}
