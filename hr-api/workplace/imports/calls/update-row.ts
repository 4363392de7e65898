import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { ApiError } from '../../../platform/errors';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { kindNamed, ownImport, refuseImport } from '../find-import';
import { countRows } from '../rows/count-rows';
import { cellText } from '../rows/given-row';
import { keepPlanned, openCheck, planRows, settleRows } from '../steps/check-rows';
import { importRows, type Import, type ImportRowRecord } from '../tables';
import { wireRows } from './wire-rows';

/** So many refused rows are looked at again with the one that is corrected; beyond them by a dry run. */
const MOST_AGAIN = 500;
/** Of larger files what concerns all rows together is looked at by a dry run, and when they are written. */
const MOST_SETTLED = 10_000;

export const updateImportRow: Handler<'updateImportRow'> = async ({ ImportCode, Line, Cells }, context) => {
  const { db } = context;
  const record = await ownImport(context, ImportCode, true);
  const kind = await kindNamed(context, record.kind);
  if (record.state !== 'checked') throw refuseImport('ImportCode', 'wrong_state');
  const unknown = Object.keys(Cells).find((column) => !kind.columns.some(({ key }) => key === column));
  if (unknown !== undefined) throw refuseImport(`Cells.${unknown}`, 'not_valid');
  const row = await rowAt(context, record, Line);
  if (row.state === 'written') throw refuseImport('Line', 'wrong_state');
  const key = await correct(context, record, row, Cells);
  await checkAgain(context, record, [row.key, key]);
  const [wired] = await wireRows(context, { kind, record }, [await rowAt(context, record, Line)]);
  if (!wired) throw new Error('the row is not told');
  return { Row: wired, Counts: (await countRows(db, [record.id]))(record.id) };
};

async function rowAt({ db }: CallContext, { id }: Import, line: number): Promise<ImportRowRecord> {
  const [row] = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.line, line)));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Keeps what cells are to say; what the file says itself is no correction. */
async function correct(
  { db }: CallContext,
  record: Import,
  row: ImportRowRecord,
  cells: Readonly<Record<string, string>>,
) {
  const corrected = Object.fromEntries(
    Object.entries({ ...row.corrected, ...cells }).filter(
      ([column, text]) => text.trim() !== cellText(record, { cells: row.cells, corrected: {} }, column),
    ),
  );
  const key = cellText(record, { ...row, corrected }, record.keyColumn)
    .toLowerCase()
    .slice(0, 200);
  await db
    .update(importRows)
    .set({ corrected, key, outcome: 'refused', memory: {} })
    .where(and(eq(importRows.importId, record.id), eq(importRows.line, row.line)));
  return key;
}

/** Plans what was corrected, what had its key, and what was refused, since that may have been because of it. */
async function checkAgain(context: CallContext, record: Import, keys: readonly string[]): Promise<void> {
  const { db, services } = context;
  const open = await openCheck(db, { ...services, clock: () => context.now }, record);
  const { importId, outcome, key, line } = importRows;
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importId, record.id), or(eq(outcome, 'refused'), inArray(key, keys.filter(Boolean)))))
    .orderBy(asc(line))
    .limit(MOST_AGAIN);
  await keepPlanned(db, record, await planRows(db, open, rows));
  if (record.rowCount <= MOST_SETTLED) await settleRows(db, open, record);
}
