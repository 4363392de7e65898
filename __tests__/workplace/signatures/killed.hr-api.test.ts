import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import type { OpenDatabase } from '../../../hr-api/platform/db/database';
import { openEmbedded } from '../../../hr-api/platform/db/embedded/embedded';
import { fileStore } from '../../../hr-api/platform/files/storage/store';
import { sweepFiles } from '../../../hr-api/platform/files/storage/sweep';
import { storedFiles } from '../../../hr-api/platform/files/tables';
import { signatures } from '../../../hr-api/workplace/signatures/tables';
import { callProcess, tokenFrom } from '../../platform/hr-api/harness/over-the-wire';
import {
  bundleServer,
  freePort,
  startServer,
  whenReady,
  type ServerProcess,
} from '../../platform/hr-api/harness/server-child';
import { makeDatabase } from '../../platform/hr-api/harness/test-database';
import { TEMPLATE_FILES_VARIABLE } from '../../platform/hr-api/harness/test-settings';
import { MARK } from './signing-host';

/** Two who are asked to sign: the process is killed as soon as the copy of the one lies there, and the other has an answer. */
const SIGNERS = [
  ['E1009', 'copy'],
  ['E1011', 'answer'],
] as const;

const COPY = /[0-9a-f]{12}$/;

interface Place {
  readonly port: string;
  readonly esignPort: string;
}

interface Laid {
  readonly UserId: string;
  readonly DocumentCode: string;
  readonly SignatureCode: string;
}

/** Signs as the page of the host does; answers the code, null where no whole answer came. */
async function sign({ esignPort }: Place, { UserId, DocumentCode }: Laid): Promise<string | null> {
  const origin = `http://127.0.0.1:${esignPort}`;
  try {
    const answer = await fetch(`${origin}/sign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ UserId, DocumentCode, way: 'drawn', mark: MARK }),
    });
    return ((await answer.json()) as { DocumentCode: string }).DocumentCode;
  } catch {
    return null;
  }
}

async function laidBefore({ port }: Place, token: string): Promise<Laid> {
  const answer = await callProcess(port, 'getConduct', {}, { token });
  if (answer?.status !== 200) throw new Error(`The agreement was answered ${answer?.status}`);
  return answer.reply;
}

/** Begins work and waits until a copy lies there that did not before, or until the work has ended. */
async function untilCopied<Result>(folder: string, work: () => Promise<Result>): Promise<{ result: Promise<Result> }> {
  const copiesNow = async () => (await readdir(folder, { recursive: true })).filter((name) => COPY.test(name));
  const before = new Set(await copiesNow());
  let hasEnded = false;
  const result = work().finally(() => (hasEnded = true));
  while (!hasEnded && (await copiesNow()).every((name) => before.has(name))) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { result };
}

async function expectWholeCopies({ db }: OpenDatabase, dataDir: string, codes: readonly string[]): Promise<void> {
  const files = fileStore(dataDir);
  const rows = await db
    .select({ code: signatures.code, file: storedFiles })
    .from(signatures)
    .innerJoin(storedFiles, eq(storedFiles.id, signatures.fileId));
  expect(rows.map(({ code }) => code).sort()).toEqual([...codes].sort());
  expect(await db.$count(auditEntries, eq(auditEntries.action, 'sign document'))).toBe(codes.length);
  for (const { code, file } of rows) {
    const bytes = await buffer(await files.open(db, file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect((await PDFDocument.load(bytes)).getSubject()).toContain(code);
  }
  await sweepFiles(files, db, new Date(Date.now() + 25 * 3_600_000));
  const noted = new Set((await db.select({ id: storedFiles.id }).from(storedFiles)).map(({ id }) => id));
  for await (const { name } of files.list(db)) expect(noted).toContain(name);
}

test('killing the process during signing leaves no half copy and one signature each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'humming-bird-signing-'));
  const dataDir = join(folder, 'data');
  const bundle = await bundleServer(folder);
  const onServer = process.env.TEST_DATABASE_URL ? await makeDatabase() : null;
  if (onServer) await cp(process.env[TEMPLATE_FILES_VARIABLE]!, dataDir, { recursive: true });
  let server: ServerProcess | null = null;
  const start = async (): Promise<Place> => {
    const [port, esignPort] = [await freePort(), await freePort()];
    const place = { HR_API_PORT: port, ESIGN_PORT: esignPort };
    const url = onServer?.url && { DATABASE_URL: onServer.url };
    server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...place, ...url }, bundle);
    await whenReady(port, server);
    return { port, esignPort };
  };
  const kill = async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
  };

  try {
    let place = await start();
    const codes: string[] = [];
    for (const [empid, awaited] of SIGNERS) {
      const token = await tokenFrom(place.port, empid);
      let laid = await laidBefore(place, token);
      const { result } = await untilCopied(join(dataDir, 'files'), () => sign(place, laid));
      if (awaited === 'answer') expect(await result).not.toBeNull();
      await kill();
      const acknowledged = await result;

      place = await start();
      laid = await laidBefore(place, token);
      if (acknowledged) expect(laid.SignatureCode).toBe(acknowledged);
      const [once, twice] = await Promise.all([sign(place, laid), sign(place, laid)]);
      expect(once).toMatch(laid.SignatureCode || /^[\w-]{22}$/);
      expect(twice).toBe(once);
      codes.push(once!);
    }
    await kill();
    const database = onServer?.database ?? (await openEmbedded({ dataDir }));
    await expectWholeCopies(database, dataDir, codes);
    if (!onServer) await database.close();
  } finally {
    await kill();
    await onServer?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
