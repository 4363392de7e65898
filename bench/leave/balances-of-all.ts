import { leaveBalances } from '../../hr-api/time/leave/reports/balances-report';
import type { Database } from '../../hr-api/platform/db/database';
import { dayOf } from '../../hr-api/platform/dates';
import { checkQuestion } from '../../hr-api/workplace/reports/rows/question';
import { readRows } from '../../hr-api/workplace/reports/rows/read-rows';
import type { ReportReader } from '../../hr-api/workplace/reports/report';
import { MAX_REPORT_ROWS } from '../../lib/contract/workplace/reports/limits';
import { withProgress } from '../../scripts/progress.mjs';
import type { Measure } from '../measure';
import { median } from '../statistics';
import { timesOf } from '../times-of';

const RUNS = { calls: 5, warmUp: 1 };
/** By turns, so that a pace of the machine that changes counts for both. */
const ROUNDS = 3;

/** So many years back it is asked, too, and how many times as long that may take. */
const YEARS_BACK = [1, 3] as const;
const MAX_RATIO = 3;

/** A page of the report of all balances as on a day, for which those of everybody are summed. */
async function readBalances(db: Database, reader: ReportReader, AsOnDate: string): Promise<void> {
  const question = await checkQuestion(leaveBalances, reader, { AsOnDate });
  const fields = question.fields.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst);
  const rows = await readRows(db, question, {
    ...{ fields, sort: '', direction: 'asc', after: '', limit: MAX_REPORT_ROWS },
  });
  if (rows.length === 0) throw new Error(`there are no balances as on ${AsOnDate}`);
}

/** The balances of everybody as on earlier days, beside those as on today. */
export async function measureBalancesOfAll(db: Database, reader: ReportReader, name: string): Promise<Measure[]> {
  const today = dayOf(new Date());
  const measures: Measure[] = [];
  await withProgress(`Measuring balances of everybody on ${name}`, '5 s – 3 min', async () => {
    for (const years of YEARS_BACK) {
      const day = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
      const [now, then]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        now.push(median(await timesOf(RUNS, () => readBalances(db, reader, today))));
        then.push(median(await timesOf(RUNS, () => readBalances(db, reader, day))));
      }
      const ratio = median(then.map((time, round) => time / (now[round] ?? 0)));
      if (measures.length === 0)
        measures.push({
          name: `${name}: balances of everybody as on today`,
          value: median(now),
          unit: 'ms',
          digits: 0,
        });
      measures.push({
        ...{ name: `${name}: balances as on ${years} years ago, by today`, value: ratio },
        ...{ unit: '×', digits: 2, atMost: MAX_RATIO },
      });
    }
  });
  return measures;
}
