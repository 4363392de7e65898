import { sql } from 'drizzle-orm';
import { lastEntry } from '../../hr-api/time/leave/ledger/last-entry';
import { readRules } from '../../hr-api/time/leave/ledger/read-rules';
import { leaveYearOf } from '../../hr-api/time/leave/rules/leave-year';
import { employments } from '../../hr-api/people/tables';
import type { Database } from '../../hr-api/platform/db/database';
import { dayOf, daysAfter, type CalendarDate } from '../../hr-api/platform/dates';
import { rolledBack } from '../../hr-api/platform/db/rolled-back';
import { withProgress } from '../../scripts/progress.mjs';
import type { Measure } from '../measure';
import { median } from '../statistics';
import { settleTo } from './grow-ledgers';

const ROUNDS = 3;

/** How many times as long as an insert of as many rows the year ends may take. */
const MAX_RATIO = 8;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};

/** The days on which years of leave begin next, the first of them first. */
async function turnsOfYear(db: Database): Promise<CalendarDate[]> {
  const today = dayOf(new Date());
  const beginnings = new Set([...(await readRules(db)).values()].flat().map(({ rule }) => rule.yearBegins));
  return [...beginnings].map((month) => leaveYearOf(today, month).end).sort();
}

/** Inserts what was written since an entry once more, into a table with the same columns and indexes and no rules. */
async function insertAgain(db: Database, after: number): Promise<number> {
  await db.execute(sql`create table bare_entries (like leave_entries including all)`);
  const seconds = await secondsOf(() =>
    db.execute(
      sql`insert into bare_entries overriding system value select * from leave_entries where id > ${after}::bigint`,
    ),
  );
  await db.execute(sql`drop table bare_entries`);
  return seconds;
}

/**
 * What the end of each year of leave takes of all ledgers: what ends and is carried, and what the new year grants. It is done by turns with
 * the bare insert, in a transaction that is rolled back.
 */
export async function measureYearEnd(db: Database, name: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const day of await turnsOfYear(db)) {
    const [ended, bare]: [number[], number[]] = [[], []];
    let entries = 0;
    await withProgress(`Ending the year before ${day} on ${name}`, '5 s – 5 min', async () => {
      await settleTo(db, daysAfter(day, -1));
      const before = await lastEntry(db);
      for (let round = 0; round < ROUNDS; round += 1)
        await rolledBack(db, async (tx) => {
          ended.push(await secondsOf(async () => (entries = await settleTo(tx, day))));
          bare.push(await insertAgain(tx, before));
        });
    });
    const ratio = median(ended.map((seconds, round) => seconds / (bare[round] ?? 0)));
    const title = `${name}: the year ends before ${day}, ${entries.toLocaleString('en')} entries`;
    const people = await db.$count(employments);
    measures.push(
      { name: title, value: median(ended), unit: 's', digits: 2 },
      { name: `${title}, by each person weighed`, value: (median(ended) * 1_000_000) / people, unit: 'µs', digits: 0 },
      { name: `${title}, by an insert of as many`, value: ratio, unit: '×', digits: 1, atMost: MAX_RATIO },
    );
  }
  return measures;
}
