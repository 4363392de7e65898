import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SIZE_LIMIT } from '../lib/contract/platform/file-rules';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { reachableHost } from '../scripts/settings';
import { withBrowser } from './browser';
import { FileClient } from './file-client';
import { digestOf, pieces } from './file-stub';
import type { Measure } from './measure';
import { makeInstallation, whileRunning, type Installation } from './product';
import { startStub } from './programs';
import { growthDuring, type Process } from './resident';
import { signedInCookie } from './session-cookie';
import { signIn } from './sign-in';
import { median, quantile } from './statistics';

const MEGABYTES = 200;

/** Files just below the limit that make up those megabytes, and how many of them are under way at once. */
const FILE_COUNT = MEGABYTES / 2;
const CONCURRENCY = 4;

/** Megabytes that a process may grow while it passes 200 on: far less than it passes, whatever the collector does. */
const MAX_GROWTH_MB = 100;

const CLICKS = 12;
const PERSON = 'E1001';
const PASSWORD = 'Humming-2026';

const secret = () => randomBytes(32).toString('hex');
const table = Buffer.alloc(SIZE_LIMIT - 1, 'number,name,place\n');

const measuresOf = (name: string, { megabytes, seconds }: { megabytes: number; seconds: number }): Measure[] => [
  { name: `${name}: grows by`, value: megabytes, unit: 'MB', digits: 0, atMost: MAX_GROWTH_MB },
  { name: `${name}: speed`, value: MEGABYTES / seconds, unit: 'MB/s', digits: 0 },
];

/** 200 MB in one piece through the portal, up to and down from a stub that compares them. */
async function measurePortal(context: CommandContext): Promise<Measure[]> {
  const stub = await startStub(context, MEGABYTES);
  const token = secret();
  const variables = {
    HR_API_URL: `${stub}/api4`,
    HR_API_KEY: secret(),
    SESSION_SECRET: secret(),
    METRICS_TOKEN: token,
  };
  const installation = await makeInstallation(context, variables);
  const { address } = installation.settings;
  const portal: Process = { metrics: `${address}/api/metrics`, token };
  return whileRunning(context, installation, async () => {
    const client = new FileClient(address, await signedInCookie(address, PERSON, 'not judged'));
    const expected = digestOf(MEGABYTES);
    const assertSame = (sha256: string) => {
      if (sha256 !== expected) throw new Error('the file arrived as another one');
    };
    const up = async () => assertSame((await client.upload('a.pdf', pieces(MEGABYTES))).HeaderCode);
    const down = async () => assertSame((await client.download('a')).sha256);
    const progress = showProgress(`Passing ${MEGABYTES} MB through the portal`, '10–60 s');
    await up();
    await down();
    const measures = [
      ...measuresOf(`portal, ${MEGABYTES} MB up`, await growthDuring(portal, up)),
      ...measuresOf(`portal, ${MEGABYTES} MB down`, await growthDuring(portal, down)),
    ];
    progress.done();
    return measures;
  });
}

/** Does something so many times, a few at once. */
async function runConcurrently(times: number, work: (turn: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** The same amount in files just below the limit, into the real HR API and out of it again. */
async function measureHrApi(installation: Installation): Promise<Measure[]> {
  const { settings } = installation;
  if (!settings.hrApi) throw new Error('an installation of ours runs its own HR API');
  const { HR_API_HOST, HR_API_PORT } = settings.hrApi;
  const hrApi: Process = { metrics: `http://${reachableHost(HR_API_HOST)}:${HR_API_PORT}/metrics` };
  const client = new FileClient(settings.address, await signedInCookie(settings.address, PERSON, PASSWORD));
  const codes: string[] = [];
  const up = () =>
    runConcurrently(FILE_COUNT, async () => void codes.push((await client.upload('a.csv', [table])).HeaderCode));
  const down = () =>
    runConcurrently(FILE_COUNT, async (turn) => {
      const { bytes } = await client.download(codes[turn] ?? '');
      if (bytes !== table.length) throw new Error(`a file came back with ${bytes} bytes`);
    });
  const progress = showProgress(`Storing and fetching ${FILE_COUNT} files of 2 MB`, '20–90 s');
  await runConcurrently(8, async () => void (await client.upload('a.csv', [table])));
  const measures = [
    ...measuresOf(`HR API, ${FILE_COUNT} files of 2 MB up`, await growthDuring(hrApi, up)),
    ...measuresOf(`HR API, ${FILE_COUNT} files of 2 MB down`, await growthDuring(hrApi, down)),
  ];
  progress.done();
  return measures;
}

/** Milliseconds from the click on Submit to the dialog that closes because the file is stored. */
async function clickToStored(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Attach a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a file' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: table });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.waitFor();
  const startedAt = performance.now();
  await submit.click();
  await dialog.waitFor({ state: 'hidden' });
  const time = performance.now() - startedAt;
  await page.getByRole('button', { name: 'Remove a.csv' }).click();
  return time;
}

async function measureClicks(context: CommandContext, { settings: { address } }: Installation): Promise<Measure[]> {
  return withBrowser(context, async (browser) => {
    const person = await browser.newContext({ locale: 'en-GB' });
    await signIn(person, address, PERSON);
    const page = await person.newPage();
    await page.goto(`${address}/chillconnect/mytickets`);
    await page.getByRole('button', { name: 'Compose New Ticket' }).first().click();
    const progress = showProgress('Attaching a file of 2 MB', '5–30 s');
    await clickToStored(page);
    const times: number[] = [];
    for (let click = 0; click < CLICKS; click += 1) times.push(await clickToStored(page));
    progress.done();
    return [
      { name: '2 MB from click to stored, median', value: median(times), unit: 'ms', digits: 0 },
      { name: '2 MB from click to stored, p95', value: quantile(times, 0.95), unit: 'ms', digits: 0 },
    ];
  });
}

/** What files cost: memory of the portal and of the HR API while 200 MB pass, and how long a person waits for 2 MB. */
export async function measureFiles(context: CommandContext): Promise<Measure[]> {
  const ofPortal = await measurePortal(context);
  const installation = await makeInstallation(context);
  const ofProduct = await whileRunning(context, installation, async () => [
    ...(await measureHrApi(installation)),
    ...(await measureClicks(context, installation)),
  ]);
  return [...ofPortal, ...ofProduct];
}
