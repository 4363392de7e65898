import { Refusal, type CommandContext } from '../scripts/command';
import { machineEnvironment } from '../scripts/environments';
import { startChild } from '../scripts/processes/child';
import { say, showProgress } from '../scripts/progress.mjs';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { median } from './statistics';
import { fillTable } from './table-files/measured-table';
import type { Form, Round } from './table-files/write-files';

const ROWS = 500_000;

/** Megabytes by which the process may grow, and how many times as long as `copy` a file may take. */
const BUDGETS: Record<Form, { megabytes?: number; ratio?: number; goal?: number }> = {
  csv: { megabytes: 64, ratio: 6, goal: 3 },
  xlsx: { megabytes: 96, ratio: 15, goal: 8 },
  hucre: {},
};

interface TableFilesContext extends CommandContext {
  readonly options: { readonly rows?: string | undefined };
}

async function roundsOf({ root, source }: CommandContext, url: string, form: Form): Promise<Round[]> {
  const progress = showProgress(`Writing ${form}`, '10 s–4 min');
  const lines: string[] = [];
  const child = await startChild({
    name: 'writer of files',
    command: process.execPath,
    args: ['--import', 'tsx', 'bench/table-files/write-files.ts', url, form],
    root,
    env: { ...machineEnvironment(source), NODE_ENV: 'production' },
    stopWithin: 5_000,
    onLine: (line) => lines.push(line),
  });
  if ((await child.ended) === 0) {
    progress.done();
    return lines.map((line) => JSON.parse(line) as Round);
  }
  progress.failed();
  for (const line of lines) say(line);
  throw new Refusal(`The ${form} could not be written; what was said stands above.`);
}

function measuresOf(form: Form, rounds: readonly Round[]): Measure[] {
  const { megabytes, ratio, goal } = BUDGETS[form];
  const ratios = rounds.map(({ seconds, copySeconds }) => seconds / copySeconds);
  const growth = Math.max(...rounds.map(({ grownMegabytes }) => grownMegabytes));
  const size = median(rounds.map((round) => round.megabytes));
  const seconds = median(rounds.map((round) => round.seconds));
  return [
    { name: `${form}: grows by`, value: growth, unit: 'MB', digits: 0, ...(megabytes && { atMost: megabytes }) },
    { name: `${form} ÷ copy`, value: median(ratios), unit: '×', digits: 1, ...(ratio && { atMost: ratio, goal }) },
    { name: `${form}: time`, value: seconds, unit: 's', digits: 1 },
    { name: `${form}: size`, value: size, unit: 'MB', digits: 1 },
  ];
}

/** What it takes to write a table of twenty columns on PostgreSQL as csv and xlsx, beside its own `copy` and another writer. */
export async function measureTableFiles(context: TableFilesContext): Promise<Measure[]> {
  const rows = Number(context.options.rows ?? ROWS);
  return withPostgresql(context, async (url) => {
    const progress = showProgress(`Making ${rows.toLocaleString('en')} rows`, '1–60 s');
    await fillTable(url, rows);
    progress.done();
    const measures: Measure[] = [];
    for (const form of Object.keys(BUDGETS) as Form[])
      measures.push(...measuresOf(form, await roundsOf(context, url, form)));
    return measures;
  });
}
