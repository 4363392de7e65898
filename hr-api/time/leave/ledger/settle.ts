import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { lockLedger } from './lock-ledger';
import { readRules } from './read-rules';
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

/** Writes for everybody what the rules say up to a day and the ledger has not yet; done twice it writes nothing. */
export async function settleAll(db: Database, { today, now, since }: When): Promise<number> {
  const rules = await readRules(db);
  const settling = { rules, today, now };
  const grants = await settleGrants(db, { ...settling, since: since ?? daysAfter(today, -GRANT_DAYS) });
  const endsFrom = since ?? daysAfter(today, -END_DAYS);
  let ends = await settleEnds(db, { ...settling, since: endsFrom });
  for (const { employmentId, from } of grants.touched.filter((one) => one.from < endsFrom))
    ends += await settleEnds(db, { ...settling, since: from, employmentId });
  return grants.rows + ends;
}

/** The same while nobody else writes to a ledger. */
export async function settleEverybody(db: Database, when: When): Promise<number> {
  await lockLedger(db);
  return settleAll(db, when);
}

/** The same for one employment, of all that ended on a day or later: after its ledger was written to. The caller holds it. */
export async function settleLate(
  db: Database,
  { employmentId, from, ...when }: When & { readonly employmentId: string; readonly from: CalendarDate },
): Promise<void> {
  if (from >= when.today) return;
  await settleEnds(db, { ...when, employmentId, since: from, rules: await readRules(db) });
}
