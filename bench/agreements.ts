import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import type { HrClient } from './hr-client';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { loadSample } from './sample-load';
import { median, quantile } from './statistics';
import { timesOf } from './times-of';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = 100_000;
const RUNS = { calls: 40, warmUp: 4 };

/** HR, who may see everyone. */
const ADMIN = 'E1004';
const SAMPLE_PASSWORD = 'Humming-2026';

/** Milliseconds that 95 of 100 pages may take. */
const MAX_PAGE_MS = 50;
const DEEP_OFFSET = 5_000;
const MAX_PAGE_SIZE = 200;

async function measureAdmin(client: HrClient, database: string): Promise<Measure[]> {
  const token = await client.signIn(ADMIN, SAMPLE_PASSWORD);
  const progress = showProgress(`Measuring agreements on ${database}`, '1–5 min');
  const measures: Measure[] = [];
  const note = async (name: string, work: () => Promise<unknown>, atMost?: number) => {
    const times = await timesOf(RUNS, work);
    measures.push(
      { name: `${database}: ${name}, median`, value: median(times), unit: 'ms', digits: 1 },
      { name: `${database}: ${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1, atMost },
    );
  };
  const list = () => client.call('listConducts', {}, token);
  await note('list of versions', list, MAX_PAGE_MS);
  const current = (await list()).filter(({ State }) => State === 'current');
  for (const { ConductCode, Title } of current) {
    await note(`${Title}, how far it has come`, () => client.call('getConductProgress', { ConductCode }, token));
    for (const State of ['pending', 'accepted'] as const) {
      const page = (After: string, PageSize: number) =>
        client.call('listConductPeople', { ConductCode, State, After, PageSize }, token);
      await note(`${Title}, ${State}`, () => page('', 50), MAX_PAGE_MS);
      let after = '';
      for (let rows = 0; rows < DEEP_OFFSET; rows += MAX_PAGE_SIZE)
        after = (await page(after, MAX_PAGE_SIZE)).at(-1)?.Position ?? after;
      await note(`${Title}, ${State}, far down`, () => page(after, 50), MAX_PAGE_MS);
    }
  }
  progress.done();
  return measures;
}

/** How many times faster the first quarter of all reminders may go out than the last. */
const MAX_SLOWDOWN = 2;
const POLL_MS = 250;

async function publishForEveryone(client: HrClient, token: string): Promise<string> {
  const Texts = [{ Language: 'en' as const, Title: 'Travel rules', Content: '<p>Go by train.</p>', AgreeText: '' }];
  const draft = { Form: 'text' as const, Texts, Audience: [{ Kind: 'everyone' as const }] };
  const { ConductCode } = await client.call('saveConduct', draft, token);
  await client.call('publishConduct', { ConductCode, From: '' }, token);
  return ConductCode;
}

/** Everybody is reminded of an agreement that nobody has accepted; what counts is when a mail lies there. */
async function measureReminders(client: HrClient, database: string, mailFolder: string): Promise<Measure[]> {
  const token = await client.signIn(ADMIN, SAMPLE_PASSWORD);
  const ConductCode = await publishForEveryone(client, token);
  const progress = showProgress(`Reminding everybody on ${database}`, '2–5 min');
  const mails = async () => (await readdir(mailFolder).catch(() => [])).length;
  const before = await mails();
  const startedAt = performance.now();
  const { Reminded } = await client.call('remindOfConduct', { ConductCode }, token);
  const quarters: number[] = [];
  while (quarters.length < 4) {
    await delay(POLL_MS);
    const share = ((await mails()) - before) / Reminded;
    while (quarters.length < Math.floor(share * 4)) quarters.push(performance.now() - startedAt);
  }
  progress.done();
  const [first = 0, , third = 0, last = 0] = quarters;
  return [
    { name: `${database}: reminders a second`, value: Reminded / (last / 1000), unit: '', digits: 0 },
    {
      name: `${database}: the last quarter of reminders, beside the first`,
      value: (last - third) / first,
      unit: '×',
      digits: 2,
      atMost: MAX_SLOWDOWN,
    },
  ];
}

async function measureOn(context: CommandContext, installation: Installation, database: string): Promise<Measure[]> {
  await loadSample(context, installation, EMPLOYEES);
  return withHrClient(context, installation, async (client) => [
    ...(await measureAdmin(client, database)),
    ...(await measureReminders(client, database, path.join(installation.settings.dataDir, 'mail'))),
  ]);
}

/** What HR opens to follow agreements of a hundred thousand people up, one call after another through HTTP. */
export async function measureAgreements(context: CommandContext): Promise<Measure[]> {
  const embedded = await measureOn(context, await makeInstallation(context), 'PGlite');
  const server = await withPostgresql(context, async (url) => {
    const secret = () => randomBytes(32).toString('hex');
    const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
    return measureOn(context, await makeInstallation(context, variables), 'PostgreSQL');
  });
  return [...embedded, ...server];
}
