import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import type { ImportRun, PlannedRow } from '../import-kind';
import { issueOf } from '../rows/issue-of';
import { updateRows } from '../rows/update-rows';
import { importRows, type Import, type ImportRowRecord, type RowIssue } from '../tables';
import { openCheck, planRows } from './check-rows';
import type { Worker } from './step-context';

export const ROWS_PER_WRITE = 100;

/** The next rows of a phase, in the order in which they are written. */
export function rowsToWrite(
  db: Database,
  { id, cursor, cursorRank }: Import,
  outcomes: readonly ImportRowRecord['outcome'][],
): Promise<ImportRowRecord[]> {
  const { importId, outcome, rank, line } = importRows;
  return db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importId, id),
        inArray(outcome, [...outcomes]),
        sql`(${rank}, ${line}) > (${cursorRank}::int, ${cursor}::int)`,
      ),
    )
    .orderBy(asc(rank), asc(line))
    .limit(ROWS_PER_WRITE);
}

interface Part {
  readonly phase: string;
  readonly writes: readonly ImportRowRecord['outcome'][];
  readonly rows: readonly ImportRowRecord[];
}

interface Written {
  readonly line: number;
  readonly memory?: Record<string, unknown>;
  readonly issue?: RowIssue;
}

/** Plans rows as they are at this moment and writes them; those that cannot be written say why. */
export async function writeRows(
  db: Database,
  worker: Worker,
  record: Import,
  { phase, writes, rows }: Part,
): Promise<{ refused: number }> {
  const { run, reading } = await openCheck(db, worker, record);
  const planned = await planRows(db, { run, reading }, rows);
  const writable = planned.filter(({ outcome }) => writes.includes(outcome));
  const written = new Map((await writeHalved(db, run, phase, writable)).map((one) => [one.line, one]));
  const before = new Map(rows.map((row) => [row.line, row]));
  const kept = planned.map((plan) => {
    const row = before.get(plan.line);
    const result = written.get(plan.line);
    const issues = result?.issue ? [result.issue] : plan.issues;
    const wasWritten = row?.state === 'written';
    const isWritten = wasWritten || Boolean(result && !result.issue);
    const outcome = wasWritten ? row.outcome : issues.length > 0 ? ('refused' as const) : plan.outcome;
    return {
      ...{ line: plan.line, outcome, issues, memory: { ...row?.memory, ...result?.memory } },
      state: isWritten ? ('written' as const) : ('' as const),
    };
  });
  await updateRows(db, record.id, kept);
  return { refused: kept.filter(({ issues }) => issues.length > 0).length };
}

/** Writes rows together; where that is refused, halves of them, until what refuses it stands alone. */
async function writeHalved(
  db: Database,
  run: ImportRun,
  phase: string,
  rows: readonly PlannedRow[],
): Promise<Written[]> {
  if (rows.length === 0) return [];
  try {
    const memories = await db.transaction(() => run.write(phase, rows));
    return rows.map(({ line }) => ({ line, memory: memories.get(line) ?? {} }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) return [{ line: only.line, issue: issueOf(error) }];
    const middle = Math.ceil(rows.length / 2);
    const first = await writeHalved(db, run, phase, rows.slice(0, middle));
    return [...first, ...(await writeHalved(db, run, phase, rows.slice(middle)))];
  }
}
