import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { lastEntry } from './last-entry';
import { lockLedger } from './lock-ledger';
import { readRules, type RulesByType } from './read-rules';
import { settleEnds } from './settle-ends';
import { settleGrants } from './settle-grants';

/** Grants of so many months back are compared each night, so that what was known late is a difference. */
const GRANT_DAYS = 400;
/** Credits that ended so long ago are looked at again only where something of them has changed. */
const END_DAYS = 40;

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
  const grants = await settleGrants(db, { ...settling, since: since ?? daysAfter(today, -GRANT_DAYS) });
  const endsFrom = since ?? daysAfter(today, -END_DAYS);
  const late = grants.from !== null && grants.from < endsFrom ? { from: grants.from, after: before } : null;
  return grants.rows + (await settleEnds(db, { ...settling, since: endsFrom, late }));
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
