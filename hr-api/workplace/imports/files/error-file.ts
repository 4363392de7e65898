import { and, asc, eq, gt } from 'drizzle-orm';
import type { ImportFormat } from '../../../../lib/contract/workplace/imports/import-rules';
import type { CallContext } from '../../../platform/calls/call';
import type { WrittenDownload } from '../../../platform/files/storage/store';
import type { Cell, TableColumn } from '../../../platform/table-files/table-file';
import type { ImportKind } from '../import-kind';
import { importTexts } from '../import-texts';
import { reasonTexts } from '../rows/issue-text';
import { importRows, type Import } from '../tables';
import { writtenTable } from './written-table';

const ROWS_AT_ONCE = 500;

type Reader = Pick<CallContext, 'db' | 'language'>;

interface Refused {
  readonly kind: ImportKind;
  readonly record: Import;
}

/** The refused rows as the file had them, with what was corrected since and why each is refused. */
export function errorFile(context: Reader, refused: Refused, format: ImportFormat): WrittenDownload {
  const { record } = refused;
  const columns: TableColumn[] = [
    ...record.headings.map(({ heading }) => ({ heading, type: 'text' }) as const),
    { heading: importTexts[context.language].reasonsColumn, type: 'text' },
  ];
  const name = record.fileName.replace(/\.[^.]*$/, '');
  return writtenTable(format, `${name}_${importTexts.en.errorsFile}`, columns, refusedRows(context, refused));
}

async function* refusedRows({ db, language }: Reader, { kind, record }: Refused): AsyncGenerator<Cell[][]> {
  const { importId, outcome, line } = importRows;
  const positions = new Map(record.mapping.map(({ column, position }) => [position, column]));
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
      reasonTexts(kind, language, row.issues).join('\n'),
    ]);
    after = rows.at(-1)?.line ?? after;
  }
}
