import { randomBytes } from 'node:crypto';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { growOrganisation, vacuum } from './grow-organisation';
import type { HrClient } from './hr-client';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation } from './product';
import { loadSample } from './sample-load';
import { median, quantile } from './statistics';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = 100_000;
const SMALL = 10_000;
const COPIES = 9;
const CALLS = 200;
const WARM_UP = 20;
const SAMPLE_PASSWORD = 'Humming-2026';

/** Who looks for people: an employee, a reviewer, and HR, who may find everyone. */
const PEOPLE = ['E1001', 'E1003', 'E1004'];

/** What is typed: three letters that many names hold, and longer texts that many, few or no names hold, and numbers. */
const SHORT = ['ann', 'rao', 'ing'];
/** Names with a mistake, and what nobody is called, so that it is looked for as a mistake. */
const MISTYPED = ['vikrm', 'anayna', 'krishnna', 'leave', 'ticket'];
const LONG = ['nand', 'hann', 'kulkarni', 'krishn', 'lena ', 'e1001', 'e4207', 'qqqq'];

async function measureSearch(
  client: HrClient,
  name: string,
  texts: readonly string[],
  atMost: number,
  call: 'searchEmployees' | 'searchEverything' = 'searchEmployees',
): Promise<Measure[]> {
  const tokens = await Promise.all(PEOPLE.map((person) => client.signIn(person, SAMPLE_PASSWORD)));
  const progress = showProgress(`Measuring ${name}`, '2–30 s');
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + CALLS; turn += 1) {
    const SearchText = texts[turn % texts.length] ?? '';
    const startedAt = performance.now();
    await client.call(call, { SearchText }, tokens[Math.floor(turn / texts.length) % tokens.length]);
    if (turn >= WARM_UP) times.push(performance.now() - startedAt);
  }
  progress.done();
  return [
    { name: `${name}, median`, value: median(times), unit: 'ms', digits: 1 },
    { name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1, atMost },
  ];
}

/** What is found as it is typed, through HTTP: people alone at 100,000 on either database and at a million on PostgreSQL, everything at 10,000 and 100,000. */
export async function measureSuggestions(context: CommandContext): Promise<Measure[]> {
  const all = [...SHORT, ...LONG];
  const everything = [...all, ...MISTYPED];
  const small = await makeInstallation(context);
  await loadSample(context, small, SMALL);
  const field = await withHrClient(context, small, (client) =>
    measureSearch(client, 'PGlite, 10,000: everything', everything, 25, 'searchEverything'),
  );
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
    await vacuum(url);
    const hundred = await withHrClient(context, server, async (client) => [
      ...(await measureSearch(client, 'PostgreSQL, 100,000: suggestions', all, 25)),
      ...(await measureSearch(client, 'PostgreSQL, 100,000: everything', everything, 25, 'searchEverything')),
    ]);
    await growOrganisation(url, COPIES);
    const million = await withHrClient(context, server, (client) =>
      measureSearch(client, 'PostgreSQL, 1,000,000: suggestions for four letters or more', LONG, 25),
    );
    return [...field, ...measures, ...hundred, ...million];
  });
}
