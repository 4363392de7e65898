import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { RUNNING_STATES, type ImportProblem } from '../../../../lib/contract/workplace/imports/import-rules';
import { audit } from '../../../platform/audit/audit';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import { UnreadableTable } from '../../../platform/table-files/reading/unreadable-table';
import { ChangedFile } from '../files/with-table-file';
import { countRows } from '../rows/count-rows';
import { updateRows } from '../rows/update-rows';
import { importRows, imports, type Import } from '../tables';
import { doStep } from './do-step';
import { NothingDone } from './nothing-done';
import { readRows, Superseded } from './read-rows';
import { NoRight, type Worker } from './step-context';

/** A worker's turn: what takes longer goes on in the next one, so that no queue takes it for dead. */
const TURN_MS = 60_000;
const MAX_FAILURES = 5;

type ImportWorker = Worker & { readonly log: FastifyBaseLogger };

/**
 * Works on an import until it is done, or for a turn; answers whether there is more to do. Each piece is one transaction that begins
 * where the last one ended, and holds the import: two workers take turns, and none does a row twice.
 */
export async function workOnImport(db: Database, worker: ImportWorker, id: string): Promise<boolean> {
  const end = Date.now() + TURN_MS;
  try {
    while (Date.now() < end) {
      const [record] = await db.select().from(imports).where(eq(imports.id, id));
      if (!record || !RUNNING_STATES.includes(record.state)) return false;
      if (record.phase === 'read') await readRows(db, worker, record);
      else if (!(await nextStep(db, worker, record))) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof Superseded) return true;
    const problem = problemOf(error);
    if (problem) await fail(db, id, problem);
    else if (await isGivenUp(db, id)) {
      worker.log.error({ err: error, import: id }, 'an import was given up');
      await fail(db, id, { code: 'given_up', line: 0 });
    } else throw error;
    return false;
  }
}

/** One piece, or of all or nothing all of them; false once it is done. */
async function nextStep(
  db: Database,
  worker: ImportWorker,
  { id, state, mode, takenBackMode }: Import,
): Promise<boolean> {
  const isWhole = state === 'writing' ? mode === 'all' : state === 'taking_back' && takenBackMode === 'all';
  const refused: Parameters<typeof updateRows>[2][] = [];
  try {
    return await inTransaction(db, async (tx) => {
      const [locked] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
      if (!locked || !RUNNING_STATES.includes(locked.state) || locked.phase === 'read') throw new Superseded();
      let record = locked;
      try {
        do record = await doStep(tx, worker, record);
        while (isWhole && record.state === state);
      } catch (error) {
        if (error instanceof NothingDone) refused.push(await withIssues(tx, id));
        throw error;
      }
      const isDone = !RUNNING_STATES.includes(record.state);
      if (isDone && record.state !== 'checked') await auditDone(tx, worker, record);
      return !isDone;
    });
  } catch (error) {
    // What stands in the way is told, although nothing was done.
    for (const rows of refused) await updateRows(db, id, rows);
    throw error;
  }
}

const withIssues = async (tx: Database, id: string) => {
  const rows = await tx.select().from(importRows).where(eq(importRows.importId, id));
  return rows
    .filter(({ issues }) => issues.length > 0)
    .map(({ line, issues, outcome, state }) =>
      state === 'in_the_way' ? { line, issues, outcome } : { line, issues, outcome: 'refused' as const },
    );
};

async function auditDone(db: Database, worker: Worker, record: Import): Promise<void> {
  const counts = (await countRows(db, [record.id]))(record.id);
  const isWritten = record.state === 'written';
  const accountId = isWritten ? record.accountId : (record.takenBackBy ?? record.accountId);
  const roleCode = isWritten ? record.roleCode : (record.takenBackRole ?? record.roleCode);
  const entry = {
    subject: { kind: 'import', id: record.id },
    after: { kind: record.kind, file: record.fileName, ...counts },
  };
  const context = { actor: { accountId, roleCode }, db, now: worker.clock(), requestId: `import ${record.code}` };
  await audit(context, { ...entry, action: isWritten ? 'write import' : 'take back import' });
}

function problemOf(error: unknown): { code: ImportProblem; line: number } | null {
  if (error instanceof UnreadableTable) return { code: error.reason, line: error.line ?? 0 };
  if (error instanceof ChangedFile) return { code: 'file_changed', line: 0 };
  if (error instanceof NothingDone) return { code: error.problem, line: 0 };
  if (error instanceof NoRight) return { code: 'no_right', line: 0 };
  return null;
}

/** Where an import stands once it came to an end: nothing done means as before. */
async function fail(db: Database, id: string, problem: { code: ImportProblem; line: number }) {
  const before = { nothing_written: 'checked', nothing_taken_back: 'written' } as const;
  const state = problem.code in before ? before[problem.code as keyof typeof before] : ('failed' as const);
  await db
    .update(imports)
    .set({ state, phase: '', problem, done: 0, total: 0, leaseUntil: null, failures: 0 })
    .where(eq(imports.id, id));
}

async function isGivenUp(db: Database, id: string): Promise<boolean> {
  const [record] = await db.select().from(imports).where(eq(imports.id, id));
  const failures = (record?.failures ?? 0) + 1;
  if (failures >= MAX_FAILURES) return true;
  await db.update(imports).set({ failures }).where(eq(imports.id, id));
  return false;
}
