import { randomBytes } from 'node:crypto';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { growOrganisation } from './grow-organisation';
import type { HrClient } from './hr-client';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation } from './product';
import { loadSample } from './sample-load';
import { median, quantile } from './statistics';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = 100_000;
const COPIES = 9;
const CALLS = 200;
const WARM_UP = 20;
const SAMPLE_PASSWORD = 'Humming-2026';

/** Who looks for people: an employee, a reviewer, and HR, who may find everyone. */
const PEOPLE = ['E1001', 'E1003', 'E1004'];

/** What is typed: three letters that many names hold, and longer texts that many, few or no names hold, and numbers. */
const SHORT = ['ann', 'rao', 'ing'];
const LONG = ['nand', 'hann', 'kulkarni', 'krishn', 'lena ', 'e1001', 'e4207', 'qqqq'];

async function measureSearch(
  client: HrClient,
  name: string,
  texts: readonly string[],
  atMost: number,
): Promise<Measure[]> {
  const tokens = await Promise.all(PEOPLE.map((person) => client.signIn(person, SAMPLE_PASSWORD)));
  const progress = showProgress(`Measuring ${name}`, '2–30 s');
  const times: number[] = [];
  for (let call = -WARM_UP; call < CALLS; call += 1) {
    const turn = call + WARM_UP;
    const SearchText = texts[turn % texts.length] ?? '';
    const startedAt = performance.now();
    await client.call('searchEmployees', { SearchText }, tokens[Math.floor(turn / texts.length) % tokens.length]);
    if (call >= 0) times.push(performance.now() - startedAt);
  }
  progress.done();
  return [
    { name: `${name}, median`, value: median(times), unit: 'ms', digits: 1 },
    { name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1, atMost },
  ];
}

/** Suggestions of people as they are typed, through HTTP: at 100,000 people on either database, at a million on PostgreSQL. */
export async function measureSuggestions(context: CommandContext): Promise<Measure[]> {
  const all = [...SHORT, ...LONG];
  const embedded = await makeInstallation(context);
  await loadSample(context, embedded, EMPLOYEES);
  const measures = await withHrClient(context, embedded, (client) =>
    measureSearch(client, 'PGlite, 100,000: suggestions', all, 50),
  );
  return withPostgresql(context, async (url) => {
    const secret = () => randomBytes(32).toString('hex');
    const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
    const server = await makeInstallation(context, variables);
    await loadSample(context, server, EMPLOYEES);
    const hundred = await withHrClient(context, server, (client) =>
      measureSearch(client, 'PostgreSQL, 100,000: suggestions', all, 50),
    );
    await growOrganisation(url, COPIES);
    const million = await withHrClient(context, server, (client) =>
      measureSearch(client, 'PostgreSQL, 1,000,000: suggestions for four letters or more', LONG, 25),
    );
    return [...measures, ...hundred, ...million];
  });
}
