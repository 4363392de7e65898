import { createHash } from 'node:crypto';
import { mkdir, readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { contentType } from '../../../hr-api/platform/files/inspection/content-type';
import { fileStore } from '../../../hr-api/platform/files/storage/store';
import { sweepFiles } from '../../../hr-api/platform/files/storage/sweep';
import { storedFiles } from '../../../hr-api/platform/files/tables';
import { startApp, type TestApp } from '../hr-api/harness/start-app';

const DAY = 24 * 3_600_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const files = () => hr.services.files;
const keep = (content: Buffer) => files().keep(hr.db, Readable.from([content]), hr.clock.now);
const pathOf = async (id: string) => join(await files().folder(hr.db), id.slice(0, 2), id);
const names = async () => (await readdir(await files().folder(hr.db), { recursive: true })).sort();
const isThere = async (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

test('a stored file returns unchanged with its digest, length and type', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 7)]);
  const file = await files().keep(hr.db, Readable.from([content.subarray(0, 3), content.subarray(3)]), hr.clock.now);
  expect(file).toMatchObject({
    sha256: createHash('sha256').update(content).digest('hex'),
    size: content.length,
    type: 'application/pdf',
  });
  expect(await buffer(await files().open(hr.db, file))).toEqual(content);
  const { mode } = await stat(await pathOf(file.id));
  expect(mode & 0o077).toBe(0);
});

test.each([
  ['89504e470d0a1a0a00', 'image/png'],
  ['ffd8ffe000104a46', 'image/jpeg'],
  ['424d', 'image/bmp'],
  ['255044462d312e37', 'application/pdf'],
  ['89504e47', 'application/octet-stream'],
  ['', 'application/octet-stream'],
  [Buffer.from('<svg xmlns=').toString('hex'), 'application/octet-stream'],
  [Buffer.from('<!doctype html>').toString('hex'), 'application/octet-stream'],
  [Buffer.from('GIF89a').toString('hex'), 'application/octet-stream'],
])('bytes that begin with %s are %s', (hex, type) => {
  expect(contentType(Buffer.from(hex, 'hex'))).toBe(type);
});

test('an empty file is a file', async () => {
  const file = await keep(Buffer.alloc(0));
  expect(file).toMatchObject({ size: 0, type: 'application/octet-stream' });
  expect(await buffer(await files().open(hr.db, file))).toHaveLength(0);
});

test('a file that breaks off while it is written leaves nothing', async () => {
  const before = [await names(), await hr.db.$count(storedFiles)];
  const broken = Readable.from(
    (function* () {
      yield Buffer.alloc(1000);
      throw new Error('the sender went away');
    })(),
  );
  await expect(files().keep(hr.db, broken, hr.clock.now)).rejects.toThrow('the sender went away');
  const partless = (await names()).filter((name) => name.length > 2);
  expect([partless, await hr.db.$count(storedFiles)]).toEqual([
    (before[0] as string[]).filter((name) => name.length > 2),
    before[1],
  ]);
});

test('a file that is shorter than noted, or gone, is not served as if it were whole', async () => {
  const file = await keep(Buffer.alloc(1000));
  await truncate(await pathOf(file.id), 999);
  await expect(files().open(hr.db, file)).rejects.toThrow('has 999 bytes instead of 1000');
  await expect(files().open(hr.db, { ...file, id: '00000000-0000-4000-8000-000000000000' })).rejects.toThrow('ENOENT');
});

test('the sweep takes what a failed write left a day ago, and nothing that is noted or young', async () => {
  const noted = await keep(Buffer.from('noted'));
  let undone = '';
  const failing = hr.db.transaction(async (tx) => {
    undone = (await files().keep(tx, Readable.from([Buffer.from('undone')]), hr.clock.now)).id;
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  const draft = `${await pathOf(noted.id)}.part`;
  await writeFile(draft, 'half');
  const paths = [await pathOf(noted.id), await pathOf(undone), draft];
  const aged = (ms: number) => new Date(hr.clock.now.getTime() - ms);

  for (const path of paths) await utimes(path, aged(DAY - 1000), aged(DAY - 1000));
  await sweepFiles(files(), hr.db, hr.clock.now);
  expect(await Promise.all(paths.map(isThere))).toEqual([true, true, true]);

  for (const path of paths) await utimes(path, aged(DAY + 1000), aged(DAY + 1000));
  await sweepFiles(files(), hr.db, hr.clock.now);
  expect(await Promise.all(paths.map(isThere))).toEqual([true, false, false]);
});

test('the sweep leaves the files of another database in the same data folder alone', async () => {
  const stranger = join(hr.dataDir, 'files', '11111111-1111-4111-8111-111111111111', 'ab');
  const path = join(stranger, 'ab111111-1111-4111-8111-111111111111');
  await mkdir(stranger, { recursive: true });
  await writeFile(path, 'theirs');
  await utimes(path, new Date(0), new Date(0));
  await sweepFiles(files(), hr.db, hr.clock.now);
  expect(await isThere(path)).toBe(true);
});

test('a database that has no file yet is swept without a complaint', async () => {
  await expect(sweepFiles(fileStore(join(hr.dataDir, 'nowhere')), hr.db, hr.clock.now)).resolves.toBeUndefined();
});
