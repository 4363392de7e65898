import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../../hr-api/platform/audit/tables';
import type { OpenDatabase } from '../../../../hr-api/platform/db/database';
import { openEmbedded } from '../../../../hr-api/platform/db/embedded/embedded';
import { fileStore } from '../../../../hr-api/platform/files/storage/store';
import { sweepFiles } from '../../../../hr-api/platform/files/storage/sweep';
import { storedFiles, uploads } from '../../../../hr-api/platform/files/tables';
import { idempotencyRecords } from '../../../../hr-api/platform/idempotency/tables';
import {
  draftWriter,
  fileWriter,
  KILLED_FILE,
  languageWriter,
  openTicket,
  replyWriter,
  ticketWriter,
  type WriterContext,
  type Writer,
} from './killed-writers';
import { tokenFrom } from './over-the-wire';
import { bundleServer, freePort, startServer, whenReady, type ServerProcess } from './server-child';
import { makeDatabase } from './test-database';

/** Sends the next write, or once more the one that got no answer; false when none came. */
async function writeOnce(writer: Writer, asking: WriterContext): Promise<boolean> {
  writer.pending ??= { number: writer.acknowledged + 1, key: randomUUID() };
  const { number, key } = writer.pending;
  const answer = await writer.write(asking, writer.contentOf(number), key);
  if (!answer) return false;
  expect(answer.status).toBe(200);
  Object.assign(writer, { acknowledged: number, pending: null });
  return true;
}

async function expectNothingLost(writer: Writer, asking: WriterContext): Promise<void> {
  const { acknowledged, pending } = writer;
  const possible = [acknowledged, ...(pending ? [pending.number] : [])].filter((number) => number > 0);
  if (acknowledged > 0) expect(possible.map(writer.contentOf)).toContain(await writer.read(asking));
}

/**
 * Kills the HR API by SIGKILL at any moment while it is written to, so many times, and sees after each start that every
 * acknowledged write is there; at the end, that none of them took effect twice.
 */
export async function surviveKills(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'humming-bird-killed-'));
  const dataDir = join(folder, 'data');
  const bundle = await bundleServer(folder);
  const onServer = process.env.TEST_DATABASE_URL ? await makeDatabase() : null;
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...(onServer?.url && { DATABASE_URL: onServer.url }) };
  const uploader = fileWriter();
  let server: ServerProcess | null = null;
  const start = async () => {
    const port = await freePort();
    server = startServer({ ...settings, HR_API_PORT: port }, bundle);
    await whenReady(port, server);
    return { port, server };
  };
  const kill = async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
  };

  try {
    let { port } = await start();
    const token = await tokenFrom(port, 'E1001');
    const helpdesk = [ticketWriter(), replyWriter(await openTicket({ port, token }))];
    const writers = [...['one', 'two', 'three'].map(draftWriter), uploader, ...helpdesk, languageWriter()];
    for (let round = 0; round < rounds; round += 1) {
      const writing = writers.map(async (writer) => {
        while (await writeOnce(writer, { port, token }));
      });
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 250));
      await kill();
      await Promise.all(writing);
      ({ port } = await start());
      for (const writer of writers) await expectNothingLost(writer, { port, token });
    }
    for (const writer of writers) {
      await writeOnce(writer, { port, token });
      await expectNothingLost(writer, { port, token });
    }
    await kill();
    const database = onServer?.database ?? (await openEmbedded({ dataDir }));
    await expectNothingDoubled(database, writers);
    await expectWholeFiles(database, dataDir, uploader.acknowledged);
    if (!onServer) await database.close();
  } finally {
    await kill();
    await onServer?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function expectNothingDoubled({ db }: OpenDatabase, writers: readonly Writer[]): Promise<void> {
  const written = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  expect(written).toBeGreaterThan(writers.length);
  expect(await db.$count(idempotencyRecords)).toBe(written);
  for (const { action, acknowledged } of writers) {
    if (action) expect(await db.$count(auditEntries, eq(auditEntries.action, action))).toBe(acknowledged);
  }
}

/** Each file that was acknowledged is there once and whole, and a day later nothing of all the others is left. */
async function expectWholeFiles({ db }: OpenDatabase, dataDir: string, sent: number): Promise<void> {
  const files = fileStore(dataDir);
  const rows = await db
    .select({ file: storedFiles })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.id, uploads.fileId))
    .where(eq(uploads.fileName, KILLED_FILE));
  expect(rows).toHaveLength(sent);
  for (const { file } of rows) {
    const bytes = await buffer(await files.open(db, file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
  }
  await sweepFiles(files, db, new Date(Date.now() + 25 * 3_600_000));
  const noted = new Set((await db.select({ id: storedFiles.id }).from(storedFiles)).map(({ id }) => id));
  const left: string[] = [];
  for await (const { name } of files.list(db)) left.push(name);
  expect(left.filter((name) => !noted.has(name))).toEqual([]);
  expect(left.length).toBeGreaterThanOrEqual(sent);
}
