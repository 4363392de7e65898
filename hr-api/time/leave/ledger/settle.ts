import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { lastEntry } from './last-entry';
import { lockLedger } from './lock-ledger';
import { readRules, type RulesByType } from './read-rules';
import { settleEnds } from './settle-ends';
import { settleGrants } from './settle-grants';

/**
 * What the rules say of so many days back is compared each night, so that what was known late, or a rule that was corrected, is a
 * difference. What ended before that is looked at again only where something was granted late.
 */
const DAYS_BACK = 400;

interface When {
  readonly today: CalendarDate;
  readonly now: Date;
  /** From when on, where more is to be compared than each night. */
  readonly since?: CalendarDate;
}

/** Writes for everybody what rules say up to a day and the ledger has not yet; done twice it writes nothing. */
export async function settleBy(db: Database, rules: RulesByType, { today, now, since }: When): Promise<number> {
  const settling = { rules, today, now };
  const before = await lastEntry(db);
  const from = since ?? daysAfter(today, -DAYS_BACK);
  const grants = await settleGrants(db, { ...settling, since: from });
  const late = grants.from !== null && grants.from < from ? { from: grants.from, after: before } : null;
  return grants.rows + (await settleEnds(db, { ...settling, since: from, late }));
}

/** The same by the rules that are in force, while nobody else writes to a ledger. */
export async function settleEverybody(db: Database, when: When): Promise<number> {
  await lockLedger(db);
  return settleBy(db, await readRules(db), when);
}

/** The same for one employment, of all that ended on a day or later: after its ledger was written to. The caller holds it. */
export async function settleLate(
  db: Database,
  { employmentId, from, ...when }: When & { readonly employmentId: string; readonly from: CalendarDate },
): Promise<void> {
  if (from >= when.today) return;
  await settleEnds(db, { ...when, employmentId, since: from, late: null, rules: await readRules(db) });
}
