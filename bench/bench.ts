import { parseArgs } from 'node:util';
import { describeFailure, Refusal, type CommandContext } from '../scripts/command';
import { stopChildren } from '../scripts/processes/child';
import { onInterrupt } from '../scripts/processes/interrupt';
import { say } from '../scripts/progress.mjs';
import { measureChanges } from './changes';
import { measureConduct } from './conduct';
import { measureDialog } from './dialog';
import { measureCallProxy } from './call-proxy';
import { measureDashboards } from './dashboards';
import { measureFindingPeople } from './finding-people';
import { measureFiles } from './files';
import { measureForm } from './form';
import { measureFrame } from './frame';
import { measureGuesses } from './guesses';
import { measureHrApi } from './hr-api';
import { measureImports } from './imports';
import { measureAgreements } from './agreements';
import { measureKills, KILL_OPTIONS } from './kill';
import { measureInspection } from './inspection';
import { measureLeave } from './leave';
import { measureLighthouse } from './lighthouse';
import { measureModules } from './modules';
import { measureNames } from './names';
import { measurePresses } from './presses';
import { measureRecord } from './record';
import { measureReports } from './reports';
import { measureSchedules } from './schedules';
import { measureSuggestions } from './search';
import { measureSpreadsheet } from './spreadsheet';
import { measureSso } from './sso';
import { measureTickets } from './tickets';
import { measureTable } from './table';
import { measureTableFiles } from './table-files';
import { measureWeight } from './weight';
import { isWithinBudget, tableOf, type Measure } from './measure';
import { writeResults } from './results';

interface BenchContext extends CommandContext {
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** Which database alone, how many kills, among how many people, and of how many rows. */
const OPTIONS = { ...KILL_OPTIONS, people: { type: 'string' }, rows: { type: 'string' } } as const;

type Part = (context: BenchContext) => Promise<Measure[]>;

const PARTS: Readonly<Record<string, Part>> = {
  door: measureCallProxy,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  frame: measureFrame,
  form: measureForm,
  presses: measurePresses,
  modules: measureModules,
  'hr-api': measureHrApi,
  record: measureRecord,
  reports: measureReports,
  schedules: measureSchedules,
  search: measureSuggestions,
  dashboards: measureDashboards,
  'finding-people': measureFindingPeople,
  changes: measureChanges,
  imports: measureImports,
  leave: measureLeave,
  files: measureFiles,
  inspection: measureInspection,
  tickets: measureTickets,
  table: measureTable,
  'table-files': measureTableFiles,
  spreadsheet: measureSpreadsheet,
  dialog: measureDialog,
  conduct: measureConduct,
  keeping: measureAgreements,
  sso: measureSso,
  names: measureNames,
  kill: measureKills,
  guesses: measureGuesses,
};

function partsNamed(names: readonly string[]): [string, Part][] {
  for (const name of names) {
    if (Object.hasOwn(PARTS, name)) continue;
    throw new Refusal(`There is no measurement named ${name}; there are ${Object.keys(PARTS).join(', ')}.`);
  }
  return Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
}

/** Measures one part and shows its figures; the names of those that are over budget, or of the part itself if it failed. */
async function runPart(context: BenchContext, name: string, measure: Part, isStopping: () => boolean) {
  try {
    const measures = await measure(context);
    say('');
    for (const line of tableOf(measures)) say(line);
    say(`Kept in ${await writeResults(context.root, name, measures)}`);
    say('');
    return measures.filter((one) => isWithinBudget(one) === false).map((one) => `over budget: ${one.name}`);
  } catch (error) {
    if (!isStopping()) say(describeFailure(error));
    return [`not measured: ${name}`];
  } finally {
    await stopChildren();
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return { options: values, parts: partsNamed(positionals) };
  } catch (error) {
    throw error instanceof TypeError ? new Refusal(error.message) : error;
  }
}

/** `npm run bench [-- part …]`: measures, prints a table, keeps it under `bench/results`; a broken budget ends with 1. */
export async function run(context: CommandContext): Promise<void> {
  let isStopping = false;
  onInterrupt(
    () => {
      isStopping = true;
      say('Stopping …');
    },
    () => 130,
  );
  try {
    const complaints: string[] = [];
    const { options, parts } = readArguments(context.args);
    for (const [name, measure] of parts)
      complaints.push(...(await runPart({ ...context, options }, name, measure, () => isStopping)));
    for (const complaint of complaints) say(complaint);
    process.exitCode = complaints.length === 0 ? 0 : 1;
  } catch (error) {
    say(describeFailure(error));
    process.exitCode = 1;
  }
}
