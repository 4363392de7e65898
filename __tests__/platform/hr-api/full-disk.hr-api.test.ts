import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fsPromises, { readdir } from 'node:fs/promises';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upload } from '../files/upload';
import { callProcess, textFromProcess, tokenFrom, uploadToProcess } from './harness/over-the-wire';
import { bundleServer, freePort, startServer, whenReady } from './harness/server-child';
import { startApp, type TestApp } from './harness/start-app';

const PLACE = { Form: 'full-disk', Subject: '' };

test('a full database answers writes with 503, still reads, and recovers', async () => {
  const hr = await startApp();
  const token = await hr.tokenOf('E1001');
  const save = () => hr.call('saveDraft', { ...PLACE, Content: '{}' }, { token });
  await hr.database.execute(`
    create function refuse_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert or update on drafts for each row execute function refuse_room();
  `);
  const refused = await save();
  expect([refused.status, refused.error().code, refused.headers['retry-after']]).toEqual([503, 'busy', '5']);
  expect((await hr.call('getUser', {}, { token })).status).toBe(200);
  expect((await hr.app.inject('/ready')).statusCode).toBe(200);
  await hr.database.execute('drop trigger no_room on drafts');
  expect((await save()).status).toBe(200);
  await hr.stop();
});

describe('a folder for files', () => {
  let hr: TestApp;
  beforeAll(async () => {
    hr = await startApp();
  });
  afterAll(() => hr.stop());
  const namesThere = async () =>
    (await readdir(await hr.services.files.folder(hr.db), { recursive: true }))
      .filter((name) => name.length > 2)
      .sort();

  test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])(
    'that fails with %s answers uploads with 503, stores nothing and recovers (F19)',
    async (code) => {
      const token = await hr.tokenOf('E1001');
      const send = () => upload(hr, 'uploadTicketFile', { token, content: 'a,b\n'.repeat(50_000) });
      const { HeaderCode } = (await send()).reply();
      const before = await namesThere();
      const { open } = fsPromises;
      const failing = jest.spyOn(fsPromises, 'open').mockImplementation(async (...given) => {
        const handle = await open(...given);
        handle.writeFile = () => Promise.reject(Object.assign(new Error('no room'), { code }));
        return handle;
      });
      const refused = await send();
      expect([refused.status, refused.error().code, refused.headers['retry-after']]).toEqual([503, 'busy', '5']);
      const download = await hr.call('downloadTicketFile', { headercode: HeaderCode }, { token });
      expect([download.status, download.bytes.length]).toEqual([200, 200_000]);
      expect(await namesThere()).toEqual(before);
      failing.mockRestore();
      expect((await send()).status).toBe(200);
    },
  );
});

/** A disk of its own with room for the database and its log, where this machine lets us have one. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'humming-bird-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(64 * 1024));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(file);
  }
}

const isEmbedded = !process.env.TEST_DATABASE_URL;
const disk = isEmbedded ? mountSmallDisk() : null;
const onSmallDisk = disk ? describe : describe.skip;

onSmallDisk('the embedded database on a disk that fills up (F19)', () => {
  const folder = disk ?? '';
  let elsewhere: string;
  let program: string;
  let server: ReturnType<typeof startServer> | undefined;
  beforeAll(async () => {
    elsewhere = mkdtempSync(join(tmpdir(), 'humming-bird-program-'));
    program = await bundleServer(elsewhere);
  });
  afterAll(() => {
    server?.child.kill('SIGKILL');
    execFileSync('umount', ['-l', folder]);
    for (const one of [folder, elsewhere]) rmSync(one, { recursive: true });
  });

  test('refuses writes with 503, answers reads, loses nothing, and goes on without a restart', async () => {
    const port = await freePort();
    server = startServer({ HR_API_PORT: port, DATA_DIR: folder, LOG_LEVEL: 'silent' }, program);
    await whenReady(port, server);
    const token = await tokenFrom(port, 'E1001');
    const contentOf = (number: number) => JSON.stringify({ number, text: randomUUID().repeat(1700) });
    const save = (number: number, content: string) =>
      callProcess(
        port,
        'saveDraft',
        { Form: 'full-disk', Subject: `s${number}`, Content: content },
        { token, idempotencyKey: randomUUID() },
      );
    const kept = new Map<number, string>();
    const table = 'day,hours\n'.repeat(150_000);
    const sendFile = () =>
      uploadToProcess(port, { filename: 'a.csv', content: table }, { token, idempotencyKey: randomUUID() });
    const before = await sendFile();
    expect(before?.status).toBe(200);
    fill(join(folder, 'fill'));
    let refusals = 0;
    for (let number = 0; number < 45 && refusals < 5; number += 1) {
      const content = contentOf(number);
      const answer = await save(number, content);
      expect([200, 503]).toContain(answer?.status);
      if (answer?.status === 200) kept.set(number, content);
      else refusals += 1;
    }
    expect(refusals).toBe(5);
    expect((await sendFile())?.status).toBe(503);
    expect(await textFromProcess(port, before?.reply.HeaderCode ?? '', token)).toBe(table);
    expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await callProcess(port, 'listMenu', {}, { token }))?.status).toBe(200);
    rmSync(join(folder, 'fill'));
    expect((await save(99, contentOf(99)))?.status).toBe(200);
    expect((await sendFile())?.status).toBe(200);
    for (const [number, content] of kept) {
      const draft = await callProcess(port, 'getDraft', { Form: 'full-disk', Subject: `s${number}` }, { token });
      expect(draft?.reply.Content).toBe(content);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 120_000);
});
