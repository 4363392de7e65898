import { sql, type SQL } from 'drizzle-orm';
import { employments } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { lastEntry } from './last-entry';
import { lockLedger } from './lock-ledger';
import { readRules, type RulesByType } from './read-rules';
import { settleEnds } from './settle-ends';
import { settleGrants, type Among } from './settle-grants';
import { readSettled, storeSettled } from './settled-before';

/**
 * What the rules say of so many days back is compared each night, so that what was known late, or a rule that was corrected, is a
 * difference. What ended before that is looked at again only where something was granted late.
 */
const DAYS_BACK = 400;

/** From which day on what the ledger says is compared in a night. */
export const comparedSince = (today: CalendarDate): CalendarDate => daysAfter(today, -DAYS_BACK);

interface When {
  readonly today: CalendarDate;
  readonly now: Date;
  /** From when on, where more is to be compared than each night. */
  readonly since?: CalendarDate;
  readonly among?: Among;
}

/**
 * Writes what rules say up to a day and the ledger has not yet; done twice it writes nothing. Of a part that is settled each night only
 * what can differ since the last time is looked at.
 */
export async function settleBy(db: Database, rules: RulesByType, { since, ...when }: When): Promise<number> {
  const settling = { rules, ...when, since: since ?? comparedSince(when.today) };
  const { since: from } = settling;
  const before = await lastEntry(db);
  const grants = await settleGrants(db, settling);
  const late = grants.from !== null && grants.from < from ? { from: grants.from, after: before } : null;
  const settled = await readSettled(db, settling);
  const ends = await settleEnds(db, { ...settling, late, settled });
  await storeSettled(db, settling);
  return grants.rows + ends;
}

/** So many employments are settled in one transaction, so that nobody who asks for leave meanwhile waits long. */
const MAX_SLICE = 4_000;

/** Parts of all employments, about equal, by the beginnings of their ids. */
export async function slicesOf(db: Database, size = MAX_SLICE): Promise<Among[]> {
  const count = Math.ceil((await db.$count(employments)) / size) || 1;
  const bound = (at: number) =>
    `${Math.floor((at * 0x1_0000_0000) / count)
      .toString(16)
      .padStart(8, '0')}-0000-0000-0000-000000000000`;
  return Array.from({ length: count }, (_, at) => ({
    part: `${at + 1} of ${count}`,
    isOf: (id: SQL) => {
      const isFrom = sql`${id} >= ${bound(at)}::uuid`;
      return at + 1 < count ? sql`(${isFrom} and ${id} < ${bound(at + 1)}::uuid)` : isFrom;
    },
  }));
}

const EVERYBODY: Among = { part: 'everybody', isOf: () => sql`true` };

/** The same by the rules that are in force, while nobody else writes to a ledger. */
export async function settleEverybody(db: Database, when: When): Promise<number> {
  await lockLedger(db);
  return settleBy(db, await readRules(db), { among: EVERYBODY, ...when });
}

/** Some employments, as a condition. */
export const amongEmployments = (ids: readonly string[]): Among => {
  const param = sql.param([...ids]);
  return { isOf: (id) => sql`${id} = any(${param}::uuid[])` };
};

/** The same for some employments, of all that ended on a day or later: after their ledgers were written to. The caller holds them. */
export async function settleLate(
  db: Database,
  {
    employmentIds,
    from,
    ...when
  }: Pick<When, 'today' | 'now'> & { readonly employmentIds: readonly string[]; readonly from: CalendarDate },
): Promise<void> {
  if (from >= when.today) return;
  const among = amongEmployments(employmentIds);
  await settleEnds(db, { ...when, among, since: from, late: null, settled: null, rules: await readRules(db) });
}
