import { eq } from 'drizzle-orm';
import type { RequestFor } from '../../../../lib/contract/all';
import { MAX_REASON, type ImportIssue } from '../../../../lib/contract/workplace/imports/import-rules';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { readDay } from '../../../platform/table-files/reading/days/read-day';
import { understand } from '../files/understand';
import { kindNamed, ownImport, refuseImport } from '../find-import';
import type { ImportKind } from '../import-kind';
import { importRows, imports, type Import } from '../tables';
import { mayDo } from './import-access';
import { headOf } from './start-import';
import { wireImport } from './wire-import';

export const saveImportMapping: Handler<'saveImportMapping'> = async (request, context) => {
  const { db, actor } = context;
  const record = await ownImport(context, request.ImportCode, true);
  if (!mayDo(context, record).CanMap) throw refuseImport('ImportCode', 'wrong_state');
  const kind = kindNamed(context, record.kind);
  const isOtherSheet = request.Sheet !== '' && request.Sheet !== record.sheet;
  if (isOtherSheet && !record.sheets.includes(request.Sheet)) throw refuseImport('Sheet', 'not_valid');
  if (isOtherSheet) await db.delete(importRows).where(eq(importRows.importId, record.id));
  const understood = isOtherSheet
    ? {
        ...(await understand(
          db,
          kind,
          await headOf(context, record.uploadId, { format: record.format, sheet: request.Sheet }),
          actor.accountId,
        )),
        rowCount: 0,
      }
    : saidMapping(kind, record, request);
  const [saved] = await db
    .update(imports)
    .set({ ...understood, state: 'mapping', problem: null, checkedAt: null })
    .where(eq(imports.id, record.id))
    .returning();
  if (!saved) throw new Error('the mapping was not kept');
  return wireImport(context, saved);
};

/** What was said about the columns; refused where it cannot be. */
function saidMapping(
  kind: ImportKind,
  record: Import,
  { Mapping, KeyColumn, Fixed = {}, Options = {} }: RequestFor<'saveImportMapping'>,
) {
  const issues: { path: string; message: ImportIssue }[] = [];
  const known = new Set(kind.columns.map(({ key }) => key));
  const columns = Mapping.map(({ Column }) => Column);
  for (const { Position, Column } of Mapping) {
    const path = `Mapping.${Position}`;
    if (Position >= record.headings.length || !known.has(Column)) issues.push({ path, message: 'not_valid' });
    else if (columns.filter((one) => one === Column).length > 1) issues.push({ path, message: 'taken' });
  }
  if (!kind.keys.includes(KeyColumn)) issues.push({ path: 'KeyColumn', message: 'not_valid' });
  else if (!columns.includes(KeyColumn)) issues.push({ path: 'KeyColumn', message: 'required' });
  for (const key of Object.keys(Fixed))
    if (!known.has(key) || columns.includes(key) || key === KeyColumn)
      issues.push({ path: `Fixed.${key}`, message: 'not_valid' });
  for (const [key, value] of Object.entries(Options)) {
    const option = kind.options.find((one) => one.key === key);
    const isOffered = option?.choices?.some((choice) => choice.value === value) ?? true;
    const isDay = option?.type !== 'day' || value === '' || readDay(value, 'none') !== null;
    if (!option || !isOffered || !isDay) issues.push({ path: `Options.${key}`, message: 'not_valid' });
    else if ([...value].length > MAX_REASON) issues.push({ path: `Options.${key}`, message: 'too_long' });
  }
  if (issues.length > 0) throw new ApiError('invalid', { issues });
  const before = new Map(record.mapping.map((one) => [`${one.position} ${one.column}`, one]));
  return {
    mapping: Mapping.map(({ Position, Column }) => ({
      ...{ position: Position, column: Column, from: before.get(`${Position} ${Column}`)?.from ?? ('said' as const) },
    })),
    keyColumn: KeyColumn,
    fixed: Object.fromEntries(Object.entries(Fixed).filter(([, value]) => value.trim() !== '')),
    options: Options,
  };
}
