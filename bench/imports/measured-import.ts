import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { capabilities } from '../../hr-api/composed';
import { findAccountHolders } from '../../hr-api/people/accounts/account-holders';
import { accounts } from '../../hr-api/people/accounts/tables';
import { levels } from '../../hr-api/people/organisation/tables';
import { assignments, employments, persons } from '../../hr-api/people/tables';
import type { Database } from '../../hr-api/platform/db/database';
import { openDatabase } from '../../hr-api/platform/db/open-database';
import { inTransaction } from '../../hr-api/platform/db/transaction';
import { readEnv } from '../../hr-api/platform/env';
import { createInspector } from '../../hr-api/platform/files/inspection/inspector';
import { storeOf } from '../../hr-api/platform/files/storage/store';
import { createLog } from '../../hr-api/platform/log';
import { deriveSecrets } from '../../hr-api/platform/secrets';
import { takeFile } from '../../hr-api/workplace/imports/files/take-file';
import { importKindsIn } from '../../hr-api/workplace/imports/import-kind';
import { countRows } from '../../hr-api/workplace/imports/rows/count-rows';
import { beginCheck } from '../../hr-api/workplace/imports/steps/begin-check';
import { beginJob } from '../../hr-api/workplace/imports/steps/begin-job';
import { beginWriting } from '../../hr-api/workplace/imports/steps/begin-writing';
import { FROM_END } from '../../hr-api/workplace/imports/steps/do-step';
import { workOnImport } from '../../hr-api/workplace/imports/steps/work-on-import';
import { imports, type Import } from '../../hr-api/workplace/imports/tables';
import { HR } from '../record/calls';
import { insertBare } from './bare-inserts';

/** Seconds of each part, by how many megabytes the process grew, and how many rows were written. */
export interface Figures {
  readonly check: number;
  readonly write: number;
  readonly undo: number;
  readonly bare: number;
  readonly megabytes: number;
  readonly written: number;
}

const POLL_MS = 20;
const MB = 1024 * 1024;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};

/** A file that gives people another level and a private address, by their numbers. */
async function fileOf(db: Database, rows: number): Promise<string> {
  const codes = (await db.select({ code: levels.code }).from(levels)).map(({ code }) => code);
  const people = await db
    .select({ empid: persons.empid, level: assignments.levelCode })
    .from(persons)
    .innerJoin(employments, eq(employments.personId, persons.id))
    .innerJoin(assignments, eq(assignments.employmentId, employments.id))
    .where(and(isNull(employments.validTo), isNull(assignments.validTo), ne(persons.empid, HR.login)))
    .orderBy(persons.empid)
    .limit(rows);
  const lines = people.map(({ empid, level }) => {
    const other = codes[(codes.indexOf(level) + 1) % codes.length];
    return `${empid},${other},${empid?.toLowerCase()}@home.example,${DAY}`;
  });
  return ['Employee ID,Level,Personal email,Effective from', ...lines].join('\n');
}

const DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

/** Checks, writes and takes back a file of so many rows in this process, which does nothing else, and prints what it took as JSON. */
async function run(rows: number): Promise<void> {
  const env = readEnv();
  const database = await openDatabase(env, () => {});
  const folder = await mkdtemp(join(tmpdir(), 'humming-bird-bench-'));
  const inspector = createInspector();
  const { db } = database;
  const services = {
    ...{ db, clock: () => new Date(), capabilities, inspector, files: storeOf(env) },
    ...{ secrets: deriveSecrets(env.HR_API_KEY), log: createLog({ LOG_LEVEL: 'warn' }) },
  };
  try {
    const path = join(folder, 'people.csv');
    await writeFile(path, await fileOf(db, rows));
    const [account] = await db.select().from(accounts).where(eq(accounts.loginId, HR.login));
    const [holder] = await findAccountHolders(db, [account?.id ?? ''], new Date());
    const actor = holder?.actorAs(HR.role);
    const kind = importKindsIn(capabilities).find(({ key }) => key === 'people');
    if (!actor || !kind) throw new Error('nobody may import people');
    const context = { db, actor, now: new Date(), language: 'en', requestId: 'bench', services } as const;
    const { id } = await takeFile(context, { path, fileName: 'people.csv', kind });
    const begin = (work: (inTx: typeof context, record: Import) => Promise<unknown>) =>
      inTransaction(db, async (tx) => {
        const [record] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
        if (record) await work({ ...context, db: tx }, record);
      });
    const whenDone = async () => {
      while (await workOnImport(db, services, id));
    };
    const before = process.memoryUsage.rss();
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), POLL_MS);
    const check = await secondsOf(async () => {
      await begin(beginCheck);
      await whenDone();
    });
    const write = await secondsOf(async () => {
      await begin((inTx, record) => beginWriting(inTx, record, 'valid'));
      await whenDone();
    });
    const written = (await countRows(db, [id]))(id).Written;
    const bare = await insertBare(database, id);
    const undo = await secondsOf(async () => {
      await begin((inTx, record) => beginJob(inTx, record, takingBack(inTx.actor)));
      await whenDone();
    });
    clearInterval(timer);
    const figures: Figures = { check, write, undo, bare, written, megabytes: (most - before) / MB };
    console.log(JSON.stringify(figures));
  } finally {
    await inspector.stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const takingBack = ({ accountId, roleCode }: { readonly accountId: string; readonly roleCode: number }) => ({
  ...{ state: 'taking_back' as const, phase: '', ...FROM_END },
  ...{ takenBackBy: accountId, takenBackRole: roleCode, takenBackMode: 'valid' as const, takenBackBecause: 'Measured' },
});

void run(Number(process.argv[2]));
