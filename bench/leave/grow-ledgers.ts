import { sql, type SQL } from 'drizzle-orm';
import { lastEntry } from '../../hr-api/time/leave/ledger/last-entry';
import { settleBy, settleEverybody, slicesOf } from '../../hr-api/time/leave/ledger/settle';
import { readRules } from '../../hr-api/time/leave/ledger/read-rules';
import type { Database } from '../../hr-api/platform/db/database';
import { dayOf, type CalendarDate } from '../../hr-api/platform/dates';
import { inTransaction } from '../../hr-api/platform/db/transaction';
import { PARTS_PER_DAY } from '../../lib/contract/time/leave/leave-rules';
import { withProgress } from '../../scripts/progress.mjs';

const YEARS = 5;
/** Of each year that is granted, so many days are taken. */
const DAYS_TAKEN = 10;

/** Writes all that is due up to a day, as the work of the night does; answers how many entries that were. */
export async function settleTo(db: Database, today: CalendarDate): Promise<number> {
  let entries = 0;
  for (const among of await slicesOf(db))
    entries += await inTransaction(db, (tx) => settleEverybody(tx, { today, now: new Date(), among }));
  return entries;
}

/** Lets some people take days of each year that they are granted. */
const takeSome = (db: Database, today: CalendarDate, isAsked: SQL) =>
  db.execute(sql`
    insert into leave_entries (employment_id, type_code, kind, day, amount, written_at)
    select employment_id, type_code, 'taken', first + turn * 12, -${PARTS_PER_DAY}::int, now()
    from (
      select employment_id, type_code, min(day) as first from leave_entries where kind = 'grant' and amount > 0 and ${isAsked}
      group by employment_id, type_code, extract(year from period)
    ) granted cross join generate_series(1, ${DAYS_TAKEN}::int) turn
    join employments on employments.id = employment_id
    where first + turn * 12 < ${today}::date and (valid_to is null or first + turn * 12 < valid_to)`);

/** Gives everybody what rules say of five years, lets them take some of it, and carries over and ends what is left. */
export async function growLedgers(db: Database): Promise<number> {
  await withProgress(`Writing ledgers of ${YEARS} years`, '10 s – 10 min', async () => {
    const today = dayOf(new Date());
    const since = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`;
    const rules = await readRules(db);
    const settle = async () => {
      for (const among of await slicesOf(db))
        await inTransaction(db, (tx) => settleBy(tx, rules, { today, now: new Date(), since, among }));
    };
    await settle();
    for (const among of await slicesOf(db)) await takeSome(db, today, among.isOf(sql`employment_id`));
    await settle();
    await db.execute(sql`analyze leave_entries`);
  });
  return lastEntry(db);
}
