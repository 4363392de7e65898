import { randomBytes } from 'node:crypto';
import { Refusal, type CommandContext } from '../scripts/command';
import { hrApiEnvironment } from '../scripts/environments';
import { startChild } from '../scripts/processes/child';
import { say, showProgress } from '../scripts/progress.mjs';
import type { Figures } from './imports/measured-import';
import type { Measure } from './measure';
import type { DatabasesContext } from './on-both-databases';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { loadSample } from './sample-load';

const ROWS = { pglite: 10_000, postgresql: 100_000 } as const;
/** More people than rows: a few of the sample are nobody's to change. */
const SPARE = 1_000;

/** Seconds of a dry run of 100,000 rows, how many times as long as bare inserts writing may take, megabytes of growth. */
const MAX = { check: 60, write: 5, megabytes: 200 };

async function figuresOf(
  { root }: CommandContext,
  { settings, secrets }: Installation,
  rows: number,
): Promise<Figures> {
  const progress = showProgress(`Importing ${rows.toLocaleString('en')} changed rows`, '1–20 min');
  const lines: string[] = [];
  const child = await startChild({
    name: 'importer',
    command: process.execPath,
    args: ['--import', 'tsx', 'bench/imports/measured-import.ts', String(rows)],
    root,
    env: hrApiEnvironment(settings, secrets, 'production'),
    stopWithin: 10_000,
    onLine: (line) => lines.push(line),
  });
  const last = (await child.ended) === 0 ? lines.at(-1) : undefined;
  if (last !== undefined) {
    progress.done();
    return JSON.parse(last) as Figures;
  }
  progress.failed();
  for (const line of lines) say(line);
  throw new Refusal('The rows could not be imported; what was said stands above.');
}

async function measureIn(context: CommandContext, installation: Installation, database: string, rows: number) {
  await loadSample(context, installation, rows + SPARE, 0);
  const { check, write, undo, bare, megabytes, written } = await figuresOf(context, installation, rows);
  if (written !== rows) throw new Refusal(`${written} of ${rows} rows were written`);
  // Of fewer rows most of the time is what each import takes once.
  const isBudgeted = database === 'PostgreSQL' && rows >= ROWS.postgresql;
  const name = `${database}, ${rows.toLocaleString('en')} rows`;
  const budget = (atMost: number) => isBudgeted && { atMost };
  const measures: Measure[] = [
    { name: `${name}: dry run`, value: check, unit: 's', digits: 1, ...budget(MAX.check) },
    { name: `${name}: written`, value: write, unit: 's', digits: 1 },
    { name: `${name}: bare inserts of what was written`, value: bare, unit: 's', digits: 1 },
    { name: `${name}: written ÷ bare inserts`, value: write / bare, unit: '×', digits: 1, ...budget(MAX.write) },
    { name: `${name}: taken back ÷ written`, value: undo / write, unit: '×', digits: 2, ...budget(1) },
    { name: `${name}: grows by`, value: megabytes, unit: 'MB', digits: 0, ...budget(MAX.megabytes) },
  ];
  return measures;
}

/** What it takes to check, write and take back a file of people in which each row changes somebody. */
export async function measureImports(context: DatabasesContext): Promise<Measure[]> {
  const { on, people } = context.options;
  const isWanted = (database: string) => on === undefined || on === database;
  const measures: Measure[] = [];
  if (isWanted('pglite')) {
    const installation = await makeInstallation(context);
    measures.push(...(await measureIn(context, installation, 'PGlite', Number(people ?? ROWS.pglite))));
  }
  if (isWanted('postgresql')) {
    const server = await withPostgresql(context, async (url) => {
      const secret = () => randomBytes(32).toString('hex');
      const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
      const installation = await makeInstallation(context, variables);
      return measureIn(context, installation, 'PostgreSQL', Number(people ?? ROWS.postgresql));
    });
    measures.push(...server);
  }
  return measures;
}
