import { MAX_REPORT_ROWS } from '../../lib/contract/workplace/reports/limits';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { median, quantile } from '../statistics';
import { timesOf } from '../times-of';
import { openReports, PAGE_SIZE, type OpenReport } from './read-report';

const RUNS = { calls: 40, warmUp: 5 };
const DEEP_PAGE = 1_000;

/** Milliseconds that 95 of 100 first pages may take, and how many times as long a deep one may. */
const MAX = { first: 100, depth: 3 };

/** Answers tickets, of which HR sees their own alone. */
const DESK = 'E1005';

interface Sized {
  readonly name: string;
  readonly hasBudget: boolean;
}

/** What the thousandth page is asked for with, or the last whole page of a shorter report; and which page that is. */
async function deepPlace({ page }: OpenReport): Promise<{ after: string; number: number }> {
  let found = { after: '', number: 1 };
  for (let rows = 0; rows < (DEEP_PAGE - 1) * PAGE_SIZE;) {
    const wanted = Math.min((DEEP_PAGE - 1) * PAGE_SIZE - rows, MAX_REPORT_ROWS - 1);
    const { Rows } = await page(found.after, wanted);
    if (Rows.length < wanted) break;
    rows += wanted;
    found = { after: Rows.at(-1)?.Position ?? '', number: Math.floor(rows / PAGE_SIZE) + 1 };
  }
  return found;
}

async function measureReport(report: OpenReport, { name, hasBudget }: Sized): Promise<Measure[]> {
  const first = await timesOf(RUNS, () => report.page());
  const { after, number } = await deepPlace(report);
  const deep = await timesOf(RUNS, () => report.page(after));
  const shown = { unit: 'ms', digits: 1 };
  const title = `${name}: ${report.code}`;
  return [
    { name: `${title}, first page, median`, value: median(first), ...shown },
    {
      ...{ name: `${title}, first page, p95`, value: quantile(first, 0.95) },
      ...{ ...shown, ...(hasBudget && { atMost: MAX.first }) },
    },
    {
      ...{ name: `${title}, page ${number} by page 1`, value: median(deep) / median(first) },
      ...{ unit: '×', digits: 2, atMost: MAX.depth },
    },
  ];
}

/** The first page of each report and one deep inside, as HR sees them, and as a desk those that HR sees little of. */
export async function measurePages(client: HrClient, size: Sized): Promise<Measure[]> {
  const tickets = (await openReports(client, DESK)).filter(({ code }) => code === 'tickets');
  const others = (await openReports(client, HR.login)).filter(({ code }) => code !== 'tickets');
  const measures: Measure[] = [];
  for (const report of [...others, ...tickets]) measures.push(...(await measureReport(report, size)));
  return measures;
}
