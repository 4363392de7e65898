import { eq } from 'drizzle-orm';
import type { LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import type { Database } from '../../../platform/db/database';
import { rolledBack } from '../../../platform/db/rolled-back';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { lastDayAhead } from '../balances/on-day';
import { lastEntry } from '../ledger/last-entry';
import { readRules, withRule, type RulesByType } from '../ledger/read-rules';
import { comparedSince, settleBy } from '../ledger/settle';
import { periodFrom } from '../rules/entitlement';
import { lastDayOf, monthOf, monthsAfter, monthsIn } from '../rules/leave-year';
import { leaveTypes } from '../tables';
import { describeWork, type WorkReader } from './describe-work';
import type { RuleOfType } from './save-rule';

const MONTHS_OF_YEAR = 12;

/** Writes at once what the nights from the next one up to a day write together; of a day behind, what the next one writes. */
function settleUntil(
  db: Database,
  rules: RulesByType,
  { on, now }: { readonly on: CalendarDate; readonly now: Date },
): Promise<number> {
  const today = dayOf(now);
  return settleBy(db, rules, { today: on > today ? on : today, now, since: comparedSince(today) });
}

/** What the recurring work will write up to a day, by doing it in a transaction that is rolled back. */
export async function previewWork(reader: WorkReader, on: CalendarDate) {
  const { db, now } = reader;
  return rolledBack(db, async (tx) => {
    const since = await lastEntry(tx);
    await settleUntil(tx, await readRules(tx), { on, now });
    return describeWork({ ...reader, db: tx }, { since, on });
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
export async function previewRule(reader: WorkReader, { TypeCode, From, Rule }: RuleOfType) {
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
    return describeWork({ ...reader, db: tx }, { since, on });
  });
}
