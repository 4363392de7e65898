import { describeFailure, Refusal, type CommandContext } from '../scripts/command';
import { stopChildren } from '../scripts/processes/child';
import { onInterrupt } from '../scripts/processes/interrupt';
import { say } from '../scripts/progress.mjs';
import { measureDoor } from './door';
import { isWithinBudget, tableOf, type Measure } from './measure';
import { writeResults } from './results';

type Part = (context: CommandContext) => Promise<Measure[]>;

const PARTS: Readonly<Record<string, Part>> = { door: measureDoor };

function partsNamed(names: readonly string[]): [string, Part][] {
  for (const name of names) {
    if (Object.hasOwn(PARTS, name)) continue;
    throw new Refusal(`There is no measurement named ${name}; there are ${Object.keys(PARTS).join(', ')}.`);
  }
  return Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
}

/** `npm run bench [-- part …]`: measures, prints a table, keeps it under `bench/results`; a broken budget ends with 1. */
export async function run(context: CommandContext): Promise<void> {
  onInterrupt(
    () => say('Stopping …'),
    () => 130,
  );
  const broken: string[] = [];
  try {
    for (const [name, measure] of partsNamed(context.args)) {
      const measures = await measure(context);
      say('');
      for (const line of tableOf(measures)) say(line);
      say(`Kept in ${await writeResults(context.root, name, measures)}`);
      broken.push(...measures.filter((one) => isWithinBudget(one) === false).map((one) => one.name));
    }
    for (const name of broken) say(`Over budget: ${name}`);
    process.exitCode = broken.length === 0 ? 0 : 1;
  } catch (error) {
    say(describeFailure(error));
    process.exitCode = 1;
  } finally {
    await stopChildren();
  }
}
