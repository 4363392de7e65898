import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError, readEnv } from '../../../hr-api/platform/env';
import { scannerAt } from '../../../hr-api/platform/files/inspection/scanner';
import { storedFiles } from '../../../hr-api/platform/files/tables';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { TEST_KEY } from '../hr-api/harness/test-settings';
import { startClamd, type ClamdStandIn } from './clamd-stand-in';
import { upload } from './upload';

const ANSWERS: Readonly<Record<string, string | null>> = {
  fine: 'stream: OK\0',
  harmful: 'stream: Eicar-Test-Signature FOUND\0',
  large: 'INSTREAM size limit exceeded. ERROR\0',
  broken: '',
  other: 'HTTP/1.1 400 Bad Request\r\n\r\nstream: OK\0',
  silent: null,
};

let clamd: ClamdStandIn;
let hr: TestApp;
let token: string;
beforeAll(async () => {
  clamd = await startClamd((content) => ANSWERS[content.toString().trim().split(',')[0]!] ?? null);
  hr = await startApp({ settings: { CLAMD_URL: clamd.url } });
  token = await hr.tokenOf('E1001');
});
afterAll(async () => {
  await hr.stop();
  await clamd.stop();
});

const lane = { source: 'E1001', isPreferred: false };
const send = (content: string) => upload(hr, 'uploadTicketFile', { token, content });

test('a file in which the scanner finds nothing is taken, once it saw all of it (T83)', async () => {
  const content = `fine,${'a,b\n'.repeat(60_000)}`;
  expect((await send(content)).status).toBe(200);
  expect(clamd.scanned.at(-1)?.toString()).toBe(content);
});

test('a file that the virus scanner finds something in is refused and not kept (T83)', async () => {
  const before = await hr.db.$count(storedFiles);
  const answer = await send('harmful,\n');
  expect([answer.status, answer.error().code]).toEqual([422, 'file_infected']);
  expect(await hr.db.$count(storedFiles)).toBe(before);
});

test.each(['large', 'broken', 'other'])(
  'a scanner’s answer “%s” takes no file: try again later (T83)',
  async (name) => {
    const answer = await send(`${name},\n`);
    expect([answer.status, answer.error().code, answer.headers['retry-after']]).toEqual([503, 'file_unchecked', '60']);
  },
);

test('a file that is refused by what it is never reaches the scanner', async () => {
  const before = clamd.scanned.length;
  expect((await send('<html>')).error().code).toBe('file_active');
  expect(clamd.scanned).toHaveLength(before);
});

test('a scanner that never answers is given up in time, and no file is taken (T83)', async () => {
  const path = join(hr.dataDir, 'silent.csv');
  await writeFile(path, 'silent,\n');
  const scan = scannerAt(clamd.url, 300);
  const startedAt = Date.now();
  await expect(scan(path, lane)).rejects.toMatchObject({ code: 'file_unchecked', status: 503 });
  expect(Date.now() - startedAt).toBeLessThan(5_000);
});

test('while a scanner cannot be reached, by TCP or by a socket, no file is taken (T83)', async () => {
  const path = join(hr.dataDir, 'a.csv');
  await writeFile(path, 'fine,\n');
  const gone = await startClamd(() => null);
  await gone.stop();
  for (const url of [gone.url, `unix:${join(hr.dataDir, 'no-such.ctl')}`])
    await expect(scannerAt(url)(path, lane)).rejects.toMatchObject({ code: 'file_unchecked' });
});

test('an address of a scanner that is none of the two kinds refuses the start', () => {
  const read = (CLAMD_URL: string) => readEnv({ HR_API_KEY: TEST_KEY, CLAMD_URL }).CLAMD_URL;
  expect([read(''), read('unix:/run/clamd.ctl'), read('tcp://clamd:3310')]).toEqual([
    undefined,
    'unix:/run/clamd.ctl',
    'tcp://clamd:3310',
  ]);
  for (const wrong of ['clamd:3310', 'http://clamd:3310', 'tcp://clamd', 'unix://clamd'])
    expect(() => read(wrong)).toThrow(EnvironmentError);
});
