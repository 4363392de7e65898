import { createHash, randomUUID } from 'node:crypto';
import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../../hr-api/platform/audit/tables';
import type { OpenDatabase } from '../../../../hr-api/platform/db/database';
import { openEmbedded } from '../../../../hr-api/platform/db/embedded/embedded';
import { openPostgres } from '../../../../hr-api/platform/db/postgres';
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
import { bulkWriter, chainWriter, decisionWriter, humanToken, sectionWriter } from './killed-sections';
import { publishingWriter } from './killed-setup';
import { tokenFrom } from './over-the-wire';
import { bundleServer, freePort, startServer, whenReady, type ServerProcess } from './server-child';

interface KillRun {
  readonly kills: number;
  /** Of an empty database, or of one with the sample; left out: an embedded one. */
  readonly databaseUrl?: string;
  /** The folder of what the files of that sample hold. */
  readonly sampleFiles?: string;
  /** Whether each start is from a copy of the data folder, taken at one instant while it was written: what a power cut leaves. */
  readonly isCopied?: boolean;
}

export interface KillTally {
  readonly acknowledged: number;
  /** What was acknowledged and is not there, each in a sentence. */
  readonly lost: readonly string[];
  /** What took effect twice, or is there though nobody sent it. */
  readonly doubled: readonly string[];
}

/** Sends the next write, or once more the one that got no answer; false when none came. */
async function writeOnce(writer: Writer, asking: WriterContext): Promise<boolean> {
  writer.pending ??= { number: writer.acknowledged + 1, key: randomUUID() };
  const { number, key } = writer.pending;
  const answer = await writer.write(asking, writer.contentOf(number), key);
  if (!answer) return false;
  if (answer.status !== 200) throw new Error(`A write was answered ${answer.status}`);
  Object.assign(writer, { acknowledged: number, pending: null });
  return true;
}

/** Says what is missing: what is read must be the last write that was acknowledged, or the one after it. */
async function findLost(writer: Writer, asking: WriterContext): Promise<string[]> {
  const { acknowledged, pending } = writer;
  if (acknowledged === 0) return [];
  const possible = [acknowledged, ...(pending ? [pending.number] : [])].map(writer.contentOf);
  const found = await writer.read(asking).catch(String);
  const isFound =
    typeof found === 'string' && writer.fits
      ? writer.fits(found, possible)
      : possible.some((content) => content === found);
  if (isFound) return [];
  return [
    `${writer.action ?? writer.contentOf(acknowledged).slice(0, 40)}: number ${acknowledged}, found ${String(found).slice(0, 200)}`,
  ];
}

/**
 * Kills the HR API by SIGKILL at any moment while it is written to, so many times, and looks after each start for every
 * acknowledged write; at the end, for those that took effect twice.
 */
export async function killWhileWriting({
  kills,
  databaseUrl,
  sampleFiles,
  isCopied = false,
}: KillRun): Promise<KillTally> {
  const folder = await mkdtemp(join(tmpdir(), 'humming-bird-killed-'));
  let dataDir = join(folder, 'data');
  if (sampleFiles) await cp(sampleFiles, dataDir, { recursive: true });
  const bundle = await bundleServer(folder);
  const own = { LOG_LEVEL: 'error', ACCOUNT_BUDGET_FACTOR: '1000000' };
  const settings = { ...own, ...(databaseUrl && { DATABASE_URL: databaseUrl, SAMPLE_DATA: 'on' }) };
  const uploader = fileWriter();
  let server: ServerProcess | null = null;
  const start = async () => {
    const port = await freePort();
    server = startServer({ ...settings, DATA_DIR: dataDir, HR_API_PORT: port }, bundle);
    await whenReady(port, server);
    return { port, server };
  };
  const kill = async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
  };
  const copy = async (name: string) => {
    server?.child.kill('SIGSTOP');
    const filter = async (file: string) => !(await lstat(file)).isSocket();
    await cp(dataDir, join(folder, name), { recursive: true, filter });
    await kill();
    await rm(dataDir, { recursive: true });
    dataDir = join(folder, name);
  };

  try {
    let { port } = await start();
    const token = await tokenFrom(port, 'E1001');
    const helpdesk = [ticketWriter(), replyWriter(await openTicket({ port, token }))];
    const human = await humanToken(port);
    const sections = [
      sectionWriter(),
      await decisionWriter(port, human, 'E1003'),
      await bulkWriter(port, human, ['E1002', 'E1005', 'E1006']),
      chainWriter(human),
      await publishingWriter(port, human),
    ];
    const drafts = ['one', 'two', 'three'].map(draftWriter);
    const writers = [...drafts, uploader, ...helpdesk, languageWriter(), ...sections];
    const lost: string[] = [];
    for (let done = 0; done < kills; done += 1) {
      const writing = Promise.allSettled(
        writers.map(async (writer) => {
          while (await writeOnce(writer, { port, token }));
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400));
      await (isCopied ? copy(`data-${done}`) : kill());
      for (const outcome of await writing) if (outcome.status === 'rejected') lost.push(String(outcome.reason));
      ({ port } = await start());
      for (const writer of writers) lost.push(...(await findLost(writer, { port, token })));
    }
    for (const writer of writers) {
      await writeOnce(writer, { port, token });
      lost.push(...(await findLost(writer, { port, token })));
    }
    await kill();
    const database = await (databaseUrl ? openPostgres(databaseUrl, () => {}) : openEmbedded({ dataDir }));
    const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    const replies = writers.reduce((sum, writer) => sum + (writer.replies ?? Number)(writer.acknowledged), 0);
    const doubled = await findDoubled(database, writers, replies);
    const files = await findBrokenFiles(database, dataDir, uploader.acknowledged);
    await database.close();
    return { acknowledged, lost: [...lost, ...files.lost], doubled: [...doubled, ...files.doubled] };
  } finally {
    await kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function findDoubled({ db }: OpenDatabase, writers: readonly Writer[], replies: number): Promise<string[]> {
  const counts = [{ what: 'replies kept', found: await db.$count(idempotencyRecords), sent: replies }];
  const sentOf = new Map<string, number>();
  for (const { action, audited, acknowledged } of writers) {
    const own = audited?.(acknowledged) ?? (action ? { [action]: acknowledged } : {});
    for (const [what, sent] of Object.entries(own)) sentOf.set(what, (sentOf.get(what) ?? 0) + sent);
  }
  for (const [what, sent] of sentOf)
    counts.push({ what, found: await db.$count(auditEntries, eq(auditEntries.action, what)), sent });
  return counts
    .filter(({ found, sent }) => found !== sent)
    .map(({ what, found, sent }) => `${what}: ${found} of ${sent}`);
}

/** Each file that was acknowledged is there once and whole, and a day later nothing of all the others is left. */
async function findBrokenFiles({ db }: OpenDatabase, dataDir: string, sent: number) {
  const files = fileStore(dataDir);
  const rows = await db
    .select({ file: storedFiles })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.id, uploads.fileId))
    .where(eq(uploads.fileName, KILLED_FILE));
  const lost = rows.length < sent ? [`files: ${rows.length} of ${sent}`] : [];
  const doubled = rows.length > sent ? [`files: ${rows.length} of ${sent}`] : [];
  for (const { file } of rows) {
    const bytes = await buffer(await files.open(db, file));
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256) lost.push(`the bytes of file ${file.id}`);
  }
  await sweepFiles(files, db, new Date(Date.now() + 25 * 3_600_000));
  const noted = new Set((await db.select({ id: storedFiles.id }).from(storedFiles)).map(({ id }) => id));
  for await (const { name } of files.list(db)) {
    if (!noted.delete(name)) doubled.push(`the bytes ${name}, which nobody knows`);
  }
  lost.push(...[...noted].map((id) => `the bytes of file ${id}`));
  return { lost, doubled };
}
