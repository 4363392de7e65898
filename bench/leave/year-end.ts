import { sql } from 'drizzle-orm';
import { lastEntry } from '../../hr-api/time/leave/ledger/last-entry';
import { readRules } from '../../hr-api/time/leave/ledger/read-rules';
import { leaveYearOf } from '../../hr-api/time/leave/rules/leave-year';
import { employments } from '../../hr-api/people/tables';
import type { Database } from '../../hr-api/platform/db/database';
import { dayOf, daysAfter, type CalendarDate } from '../../hr-api/platform/dates';
import { rolledBack } from '../../hr-api/platform/db/rolled-back';
import { withProgress } from '../../scripts/progress.mjs';
import { measureHomeBeside } from '../home-beside';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { median } from '../statistics';
import { settleTo } from './grow-ledgers';

const ROUNDS = 3;

/** How many times as long as an insert of as many rows the year ends may take. */
const MAX_RATIO = 8;
/** How many times as long home may take meanwhile. */
const MAX_BESIDE = 1.5;

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

/** Inserts what was written since an entry once more, into the same table: its indexes are as large, and what it refers to is looked up. */
const insertAgain = (db: Database, after: number): Promise<number> =>
  rolledBack(db, (tx) =>
    secondsOf(() =>
      tx.execute(sql`
        insert into leave_entries (employment_id, type_code, kind, day, amount, last_day, period, request_id, note, written_at)
        select employment_id, type_code, kind, day, amount, last_day, period, request_id, note, written_at
        from leave_entries where id > ${after}::bigint`),
    ),
  );

/**
 * What the end of each year of leave takes of all ledgers: what ends and is carried, and what the new year grants. It is done by turns with
 * an insert of as many, in a transaction that is rolled back.
 */
export async function measureYearEnd(db: Database, name: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const day of await turnsOfYear(db)) {
    const [ended, inserted]: [number[], number[]] = [[], []];
    let entries = 0;
    await withProgress(`Ending the year before ${day} on ${name}`, '5 s – 5 min', async () => {
      await settleTo(db, daysAfter(day, -1));
      const before = await lastEntry(db);
      for (let round = 0; round < ROUNDS; round += 1)
        await rolledBack(db, async (tx) => {
          ended.push(await secondsOf(async () => (entries = await settleTo(tx, day))));
          inserted.push(await insertAgain(tx, before));
        });
    });
    const ratio = median(ended.map((seconds, round) => seconds / (inserted[round] ?? 0)));
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

/** What home takes while the year ends, of which nothing stays: on a server, where it has processes of its own. */
export async function measureHomeMeanwhile(client: HrClient, db: Database, name: string): Promise<Measure[]> {
  const [day = dayOf(new Date())] = await turnsOfYear(db);
  const work = () => rolledBack(db, (tx) => settleTo(tx, day));
  return withProgress(`Measuring home while the year ends on ${name}`, '1–3 min', () =>
    measureHomeBeside(client, { name, meanwhile: 'while the year ends', work, atMost: MAX_BESIDE }),
  );
}
