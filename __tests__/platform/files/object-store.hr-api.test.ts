import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { storedFiles, uploads } from '../../../hr-api/platform/files/tables';
import { sweepFiles } from '../../../hr-api/platform/files/storage/sweep';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { startObjectStore, type ObjectStoreStub } from './object-store-stub';
import { pdf } from './sample-files';
import { upload } from './upload';

const DAY = 24 * 3_600_000;

let store: ObjectStoreStub;
let hr: TestApp;
let token: string;
beforeAll(async () => {
  store = await startObjectStore();
  hr = await startApp({ settings: store.settings });
  token = await hr.tokenOf('E1001');
});
afterAll(async () => {
  await hr.stop();
  await store.close();
});
afterEach(() => {
  store.intercept = () => false;
});

const content = pdf({ objects: `% ${'x'.repeat(400_000)}\n` });
const send = () => upload(hr, 'uploadTicketFile', { token, fileName: 'a.pdf', content });
const download = (headercode: string) => hr.call('downloadTicketFile', { headercode }, { token });
const files = () => hr.services.files;
/** What waits on the disk of this machine to be stored. */
const drafts = async () =>
  (await readdir(await files().folder(hr.db), { recursive: true })).filter((name) => name.endsWith('.part'));
const counts = async () => [
  await hr.db.$count(storedFiles),
  await hr.db.$count(uploads),
  store.objects.size,
  (await drafts()).length,
];

test('a file is stored signed under its own key and returns byte by byte', async () => {
  const { HeaderCode } = (await send()).reply();
  const [key] = [...store.objects.keys()];
  expect(key).toMatch(/^humming-bird\/files of hr\/[0-9a-f-]{36}\/([0-9a-f]{2})\/\1[0-9a-f-]{34}$/);
  expect((await download(HeaderCode)).bytes.equals(content)).toBe(true);
  expect(await drafts()).toEqual([]);
});

test.each<[string, ObjectStoreStub['intercept']]>([
  ['breaks off', (request) => Boolean(request.destroy())],
  ['is at fault', (_, response) => Boolean(response.writeHead(500).end('<Error><Code>InternalError</Code></Error>'))],
  ['is gone', (_, response) => Boolean(response.socket?.destroy())],
  ['asks to slow down', (_, response) => Boolean(response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'))],
])('an object store that %s makes an upload wait for another try, and leaves no half record', async (_, intercept) => {
  const before = await counts();
  store.intercept = intercept;
  const refused = await send();
  expect([refused.status, refused.error().code, refused.headers['retry-after']]).toEqual([503, 'busy', '5']);
  store.intercept = () => false;
  expect(await counts()).toEqual(before);
  expect((await send()).status).toBe(200);
});

test('a download from an object store that is away is refused with 503, other calls go on', async () => {
  const { HeaderCode } = (await send()).reply();
  store.intercept = (_, response) => Boolean(response.socket?.destroy());
  expect([(await download(HeaderCode)).status, (await hr.call('getUser', {}, { token })).status]).toEqual([503, 200]);
});

test('the refusal of a wrong secret is named in the log, and the secret is not', async () => {
  const other = await startApp({ settings: { ...store.settings, FILE_STORE_SECRET: 'SECRET-CANARY' } });
  const answer = await upload(other, 'uploadTicketFile', { token: await other.tokenOf('E1001') });
  expect(answer.error().code).toBe('busy');
  const log = other.logs.join('');
  expect(log).toContain('The file store answered PUT with 403 SignatureDoesNotMatch');
  expect(log).not.toContain('SECRET-CANARY');
  await other.stop();
});

test('an object that is shorter than noted, or breaks off, is not served as if it were whole', async () => {
  const file = await files().keep(hr.db, Readable.from([content]), hr.clock.now);
  store.intercept = (_, response) =>
    Boolean(response.writeHead(200, { 'content-length': content.length - 1 }).end(content.subarray(1)));
  await expect(files().open(hr.db, file)).rejects.toThrow(`has ${content.length - 1} bytes`);
  store.intercept = (_, response) => {
    response.writeHead(200, { 'content-length': content.length }).write(content.subarray(0, 1000));
    return Boolean(setTimeout(() => response.destroy(), 20));
  };
  await expect(files().open(hr.db, file).then(buffer)).rejects.toThrow('aborted');
});

test('the sweep deletes only objects without a row and day-old drafts, on all pages', async () => {
  const noted = await files().keep(hr.db, Readable.from([content]), hr.clock.now);
  const stray = await Promise.all(
    Array.from({ length: 5 }, () => files().write(hr.db, Readable.from([Buffer.from('stray')]), hr.clock.now)),
  );
  const young = await files().write(hr.db, Readable.from([Buffer.from('young')]), hr.clock.now);
  const draft = join(await files().folder(hr.db), noted.id.slice(0, 2), `${noted.id}.part`);
  await writeFile(draft, 'half');
  const old = new Date(hr.clock.now.getTime() - DAY - 1000);
  await utimes(draft, old, old);
  const isThere = (id: string) => [...store.objects.keys()].some((key) => key.endsWith(id));
  for (const [key, stored] of store.objects) stored.writtenAt = key.endsWith(young.id) ? hr.clock.now : old;

  await sweepFiles(files(), hr.db, hr.clock.now);
  expect([isThere(noted.id), isThere(young.id), stray.map(({ id }) => isThere(id))]).toEqual([
    true,
    true,
    [false, false, false, false, false],
  ]);
  expect(await drafts()).toEqual([]);
  const rows = await hr.db.select({ id: storedFiles.id }).from(storedFiles);
  const withRow = new Set([...rows.map(({ id }) => id), young.id]);
  expect([...store.objects.keys()].filter((key) => !withRow.has(key.split('/').at(-1) ?? ''))).toEqual([]);
});
