import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import type { PlannedRow } from '../import-kind';
import { inHalves } from '../rows/in-halves';
import { issueOf } from '../rows/issue-of';
import { updateRows } from '../rows/update-rows';
import { importRows, type Import, type ImportRowRecord, type RowIssue } from '../tables';
import { openCheck, planRows } from './check-rows';
import type { Worker } from './step-context';

/** In one transaction: what is read for each piece is read for so many people at once, and others wait no longer than for that. */
export const ROWS_PER_WRITE = 200;

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
  const attempt = async (part: readonly PlannedRow[]): Promise<Written[]> => {
    const memories = await db.transaction(() => run.write(phase, part));
    return part.map(({ line }) => ({ line, memory: memories.get(line) ?? {} }));
  };
  const done = await inHalves(writable, attempt, ({ line }, error): Written => {
    if (!(error instanceof ApiError)) throw error;
    return { line, issue: issueOf(error) };
  });
  const written = new Map(done.map((one) => [one.line, one]));
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
