import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { GivenRow, ImportRun, PlannedRow, RowOfFile } from '../import-kind';
import { givenRow, type Reading } from '../rows/given-row';
import { rowsWithKeys } from '../rows/rows-with-keys';
import { updateRows } from '../rows/update-rows';
import { importRows, type Import, type ImportRowRecord } from '../tables';
import { openRun, type Worker } from './step-context';

export const ROWS_PER_CHECK = 1_000;

/** Notes by which key each row is known within the file. */
export async function keepKeys(db: Database, record: Import): Promise<void> {
  const mapped = record.mapping.find(({ column }) => column === record.keyColumn);
  const inFile = mapped
    ? sql`${importRows.cells} ->> ${mapped.position}::int`
    : sql`${record.fixed[record.keyColumn] ?? ''}::text`;
  await db.execute(sql`update ${importRows}
    set key = left(lower(trim(coalesce(${importRows.corrected} ->> ${record.keyColumn}::text, ${inFile}, ''))), 200),
      outcome = 'waiting', issues = '[]'::jsonb, changes = '[]'::jsonb, rank = 0, memory = '{}'::jsonb
    where ${importRows.importId} = ${record.id}`);
}

/** How rows are read, and what plans them. */
export async function openCheck(db: Database, worker: Worker, record: Import, by?: Parameters<typeof openRun>[3]) {
  const { kind, run, context } = await openRun(db, worker, record, by);
  const { options } = context;
  const reading: Reading = { record, kind, options };
  return { kind, run, context, reading };
}

/** Plans rows of the file, and refuses those whose key stands in it more than once where it may not. */
export async function planRows(
  db: Database,
  { run, reading }: { readonly run: ImportRun; readonly reading: Reading },
  rows: readonly ImportRowRecord[],
): Promise<PlannedRow[]> {
  const { record, kind } = reading;
  const given = rows.map((row) => givenRow(reading, row));
  if (kind.keysMayRepeat) return run.plan(given);
  const twice = await otherLines(db, record, given);
  const single = given.map((row): GivenRow => {
    const other = twice.get(row.line);
    if (other === undefined) return row;
    const issue = { column: record.keyColumn, reason: 'twice_in_file', params: { line: other } };
    return { ...row, issues: [...row.issues, issue] };
  });
  return run.plan(single);
}

async function otherLines(db: Database, record: Import, given: readonly GivenRow[]) {
  const keys = given.map(({ key }) => key).filter(Boolean);
  const lines = new Map<string, number[]>();
  for (const { key, line } of await rowsWithKeys(db, record.id, keys))
    lines.set(key, [...(lines.get(key) ?? []), line]);
  return new Map(
    given.flatMap(({ line, key }) => {
      const other = key === '' ? undefined : lines.get(key)?.find((one) => one !== line);
      return other === undefined ? [] : [[line, other] as const];
    }),
  );
}

/** Keeps what rows would do. */
export const keepPlanned = (db: Database, record: Import, planned: readonly PlannedRow[]) =>
  updateRows(
    db,
    record.id,
    planned.map(({ line, label, outcome, issues, changes, memory }) => ({
      ...{ line, label: label.slice(0, 300), outcome, issues, changes, memory, rank: 0 },
    })),
  );

/** The rows of an import behind a line. */
export const rowsAfter = (db: Database, importId: string, line: number, limit: number): Promise<ImportRowRecord[]> =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.line, line)))
    .orderBy(asc(importRows.line))
    .limit(limit);

const PAGE = 5_000;

/** Lets the kind look at all rows together; those that it refuses are refused. */
export async function settleRows(db: Database, { run }: { readonly run: ImportRun }, record: Import): Promise<void> {
  const { line, key, label, outcome, memory } = importRows;
  const rows: RowOfFile[] = [];
  for (let after = 0; ;) {
    const page = await db
      .select({ line, key, label, outcome, memory })
      .from(importRows)
      .where(and(eq(importRows.importId, record.id), gt(line, after), inArray(outcome, ['new', 'changed', 'refused'])))
      .orderBy(asc(line))
      .limit(PAGE);
    rows.push(...page);
    after = page.at(-1)?.line ?? after;
    if (page.length < PAGE) break;
  }
  const settled = await run.settle(rows);
  const ranked = settled.filter(({ issue, rank }) => !issue && rank > 0);
  await updateRows(
    db,
    record.id,
    ranked.map(({ line: at, rank }) => ({ line: at, rank })),
  );
  const refused = settled.flatMap(({ line: at, issue }) => (issue ? [{ line: at, issues: [issue] }] : []));
  await updateRows(
    db,
    record.id,
    refused.map((row) => ({ ...row, outcome: 'refused' as const, changes: [] })),
  );
}
