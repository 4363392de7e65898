import { and, asc, eq, gt } from 'drizzle-orm';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ZONE } from '../../../platform/dates';
import type { WrittenDownload } from '../../../platform/files/storage/store';
import { TABLE_FORMATS } from '../../../platform/table-files/formats';
import type { Cell, TableColumn } from '../../../platform/table-files/table-file';
import type { ImportFormat } from '../../../../lib/contract/workplace/imports/import-rules';
import { kindNamed } from '../find-import';
import type { ImportKind } from '../import-kind';
import { importTexts } from '../import-texts';
import { importRows, type Import, type ImportRowRecord } from '../tables';
import { readableImport } from './import-access';
import { issueText } from './wire-rows';

const ROWS_AT_ONCE = 500;

/** The refused rows as the file had them, with what was corrected since and why each is refused. */
export const downloadImportErrors: Handler<'downloadImportErrors'> = async ({ ImportCode, Format }, context) => {
  const record = await readableImport(context, ImportCode);
  const kind = kindNamed(context, record.kind);
  const reasons = { heading: importTexts[context.language].reasonsColumn, type: 'text' } as const;
  const columns: TableColumn[] = [
    ...record.headings.map(({ heading }) => ({ heading, type: 'text' }) as const),
    reasons,
  ];
  const name = record.fileName.replace(/\.[^.]*$/, '');
  return fileOf(Format, `${name}_${importTexts.en.errorsFile}`, columns, refusedRows(context, { kind, record }));
};

async function* refusedRows(
  { db, language }: CallContext,
  { kind, record }: { readonly kind: ImportKind; readonly record: Import },
): AsyncGenerator<Cell[][]> {
  const { importId, outcome, line } = importRows;
  const titles = new Map(kind.columns.map((column) => [column.key, column.titles[language]]));
  const positions = new Map(record.mapping.map(({ column, position }) => [position, column]));
  const reasonsOf = ({ issues }: ImportRowRecord) =>
    issues
      .map((issue) => {
        const title = titles.get(issue.column);
        const text = issueText(kind, language, issue);
        return title ? `${title}: ${text}` : text;
      })
      .join('\n');
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(importRows)
      .where(and(eq(importId, record.id), eq(outcome, 'refused'), gt(line, after)))
      .orderBy(asc(line))
      .limit(ROWS_AT_ONCE);
    if (rows.length === 0) return;
    yield rows.map((row) => [
      ...record.headings.map((_, at) => row.corrected[positions.get(at) ?? ''] ?? row.cells[at] ?? ''),
      reasonsOf(row),
    ]);
    after = rows.at(-1)?.line ?? after;
  }
}

export const downloadImportTemplate: Handler<'downloadImportTemplate'> = async ({ Kind, Format }, context) => {
  const kind = kindNamed(context, Kind);
  const columns = kind.columns.map(({ titles }) => ({ heading: titles[context.language], type: 'text' }) as const);
  return fileOf(Format, kind.names[context.language], columns, noRows());
};

async function* noRows(): AsyncGenerator<Cell[][]> {
  // A template is its headings.
}

function fileOf(
  format: ImportFormat,
  name: string,
  columns: readonly TableColumn[],
  batches: AsyncIterable<Cell[][]>,
): WrittenDownload {
  const { type, write } = TABLE_FORMATS[format];
  return { type, fileName: `${name}.${format}`, content: write({ columns, batches, timeZone: ZONE }) };
}
