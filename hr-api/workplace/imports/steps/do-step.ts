import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { countOutcome } from '../rows/count-rows';
import { dayOrdersOf } from '../rows/day-orders';
import { withOwnColumns } from '../import-kind';
import { imports, type Import } from '../tables';
import { keepKeys, keepPlanned, openCheck, planRows, ROWS_PER_CHECK, rowsAfter, settleRows } from './check-rows';
import { leaseFrom } from './lease';
import { NothingDone } from './nothing-done';
import { kindOf, type Worker } from './step-context';
import { rowsToTakeBack, takeRowsBack } from './take-back-rows';
import { rowsToWrite, writeRows } from './write-rows';

type Progress = Partial<typeof imports.$inferInsert>;

const LAST = 2_147_483_647;
/** Before the first row, and behind the last one for what goes backwards. */
export const FROM_START = { cursor: 0, cursorRank: -1 } as const;
export const FROM_END = { cursor: LAST, cursorRank: LAST } as const;

/** Does the next piece of an import in this transaction, in which it is locked, and notes how far it is. */
export async function doStep(db: Database, worker: Worker, record: Import): Promise<Import> {
  const progress = await nextPiece(db, worker, record);
  const [after] = await db
    .update(imports)
    .set({ ...progress, failures: 0, leaseUntil: leaseFrom(worker.clock()) })
    .where(eq(imports.id, record.id))
    .returning();
  if (!after) throw new Error('the import is gone');
  return after;
}

function nextPiece(db: Database, worker: Worker, record: Import): Promise<Progress> {
  if (record.state === 'writing') return write(db, worker, record);
  if (record.state === 'taking_back') return takeBack(db, worker, record);
  return check(db, worker, record);
}

async function check(db: Database, worker: Worker, record: Import): Promise<Progress> {
  if (record.phase === 'keys') {
    await keepKeys(db, record);
    const kind = await withOwnColumns({ db, now: worker.clock() }, kindOf(worker, record));
    const dayOrders = await dayOrdersOf(db, record, kind);
    return { phase: 'plan', cursor: 0, done: 0, total: record.rowCount, dayOrders };
  }
  const open = await openCheck(db, worker, record);
  if (record.phase === 'plan') {
    const rows = await rowsAfter(db, record.id, record.cursor, ROWS_PER_CHECK);
    await keepPlanned(db, record, await planRows(db, open, rows));
    const last = rows.at(-1)?.line;
    if (last === undefined) return { phase: 'settle' };
    return { cursor: last, done: record.done + rows.length };
  }
  await settleRows(db, open, record);
  return { state: 'checked', phase: '', checkedAt: worker.clock(), done: 0, total: 0, problem: null };
}

async function write(db: Database, worker: Worker, record: Import): Promise<Progress> {
  const { writes } = kindOf(worker, record);
  const at = writes.findIndex(({ phase }) => phase === record.phase);
  const part = writes[at];
  if (!part) throw new Error(`there is no part ${record.phase}`);
  const rows = await rowsToWrite(db, record, part.looksAt);
  const last = rows.at(-1);
  if (!last) {
    const next = writes[at + 1];
    if (next) return { phase: next.phase, ...FROM_START };
    return { state: 'written', phase: '', writtenAt: worker.clock(), done: 0, total: 0, problem: null };
  }
  const { refused } = await writeRows(db, worker, record, { ...part, rows });
  if (refused > 0 && record.mode === 'all') throw new NothingDone('nothing_written');
  return { cursor: last.line, cursorRank: last.rank, done: record.done + rows.length };
}

async function takeBack(db: Database, worker: Worker, record: Import): Promise<Progress> {
  const rows = await rowsToTakeBack(db, record);
  const last = rows.at(-1);
  if (!last) {
    return { state: 'taken_back', phase: '', takenBackAt: worker.clock(), done: 0, total: 0, problem: null };
  }
  const { refused } = await takeRowsBack(db, worker, record, rows);
  if (refused > 0 && record.takenBackMode === 'all') throw new NothingDone('nothing_taken_back');
  return { cursor: last.line, cursorRank: last.rank, done: record.done + rows.length };
}

/** How many pieces of work writing has, for its progress. */
export async function totalToWrite(
  db: Database,
  worker: Pick<Worker, 'capabilities'>,
  record: Import,
): Promise<number> {
  let total = 0;
  for (const { looksAt } of kindOf(worker, record).writes)
    total += await countOutcome(db, record.id, looksAt as readonly ('new' | 'changed')[]);
  return total;
}
