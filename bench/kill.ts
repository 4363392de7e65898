import { killWhileWriting, type KillTally } from '../__tests__/platform/hr-api/harness/kill-while-writing';
import { Refusal, type CommandContext } from '../scripts/command';
import { say } from '../scripts/progress.mjs';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';

/** What one data folder lives through; its lists are read whole after each kill. */
const KILLS_OF_ONE = 100;
const DEFAULT_KILLS = 40;

const DATABASES = ['pglite', 'postgresql'];

/** How many kills, and on which database alone. */
export const KILL_OPTIONS = { kills: { type: 'string' }, on: { type: 'string' } } as const;

interface KillContext extends CommandContext {
  readonly options: { readonly kills?: string | undefined; readonly on?: string | undefined };
}

type Run = (kills: number) => Promise<KillTally>;

async function measureOn(database: string, kills: number, run: Run): Promise<Measure[]> {
  const [startedAt, lost, doubled] = [performance.now(), [] as string[], [] as string[]];
  let acknowledged = 0;
  for (let done = 0; done < kills;) {
    const part = Math.min(KILLS_OF_ONE, kills - done);
    const tally = await run(part);
    done += part;
    acknowledged += tally.acknowledged;
    lost.push(...tally.lost);
    doubled.push(...tally.doubled);
    say(`${database}: ${done} of ${kills} kills, ${acknowledged} writes acknowledged`);
    for (const one of tally.lost) say(`  lost: ${one}`);
    for (const one of tally.doubled) say(`  doubled: ${one}`);
  }
  const of = (name: string, value: number, budget: Partial<Measure> = {}): Measure => ({
    name: `${database}: ${name}`,
    value,
    unit: '',
    digits: 0,
    ...budget,
  });
  return [
    of('kills', kills),
    of('writes acknowledged', acknowledged, { atLeast: kills }),
    of('lost', lost.length, { atMost: 0 }),
    of('doubled', doubled.length, { atMost: 0 }),
    of('time of a kill, a start and a look', (performance.now() - startedAt) / kills, { unit: 'ms' }),
  ];
}

/** Kills the HR API while it is written and uploaded to: `--kills=1000` times on each database, or `--on=pglite` alone. */
export async function measureKills(context: KillContext): Promise<Measure[]> {
  const { on } = context.options;
  const kills = Number(context.options.kills ?? DEFAULT_KILLS);
  if (!Number.isInteger(kills) || kills < 1) throw new Refusal('--kills needs a number from 1.');
  if (on !== undefined && !DATABASES.includes(on)) throw new Refusal(`--on needs one of ${DATABASES.join(', ')}.`);
  const isWanted = (database: string) => on === undefined || on === database;
  return [
    ...(isWanted('pglite') ? await measureOn('PGlite', kills, (part) => killWhileWriting({ kills: part })) : []),
    ...(isWanted('postgresql')
      ? await measureOn('PostgreSQL', kills, (part) =>
          withPostgresql(context, (databaseUrl) => killWhileWriting({ kills: part, databaseUrl })),
        )
      : []),
  ];
}
