import type { Database } from '../../hr-api/platform/db/database';
import { employeeList } from '../../hr-api/workplace/reports/people/employee-list';
import type { ReportReader } from '../../hr-api/workplace/reports/report';
import { checkQuestion, type CheckedQuestion } from '../../hr-api/workplace/reports/rows/question';
import { readRows } from '../../hr-api/workplace/reports/rows/read-rows';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { median } from '../statistics';
import { timesOf } from '../times-of';
import { PAGE_SIZE } from './read-report';
import { readerNamed } from './reader-named';

const RUNS = { calls: 20, warmUp: 3 };
const ROUNDS = 5;

/** How many times the time of the same query without rights. */
const MAX_RATIO = 1.5;

/** A reviewer, who sees a tree of people. */
const MANAGER = 'E1003';

async function readFirst(db: Database, question: CheckedQuestion): Promise<void> {
  const fields = question.fields.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst);
  await readRows(db, question, { fields, sort: '', direction: 'asc', after: '', limit: PAGE_SIZE });
}

/** How many times as long a first page takes with the rights of a reader as one that is read without asking for any. */
async function ratioFor(db: Database, reader: ReportReader, open: CheckedQuestion): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const withRights = await timesOf(RUNS, async () => readFirst(db, await checkQuestion(employeeList, reader)));
    const without = await timesOf(RUNS, () => readFirst(db, open));
    ratios.push(median(withRights) / median(without));
  }
  return median(ratios);
}

/** What rights cost the list of all employees: of HR, who see everyone, and of somebody who sees some. */
export async function measureRights(db: Database, name: string): Promise<Measure[]> {
  const hr = await readerNamed(db, HR.login, employeeList);
  const open = await checkQuestion(employeeList, hr);
  const shown = { unit: '×', digits: 2 };
  const ofManager = await ratioFor(db, await readerNamed(db, MANAGER, employeeList), open);
  return [
    {
      ...{ name: `${name}: with by without rights, HR`, value: await ratioFor(db, hr, open) },
      ...{ ...shown, atMost: MAX_RATIO },
    },
    { name: `${name}: with by without rights, a manager`, value: ofManager, ...shown },
  ];
}
