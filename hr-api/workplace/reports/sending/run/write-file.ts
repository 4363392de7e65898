import type { ReportFormat } from '../../../../../lib/contract/workplace/reports/limits';
import type { Dependencies } from '../../../../platform/capability';
import { ZONE } from '../../../../platform/dates';
import { openSnapshot } from '../../../../platform/db/snapshot';
import type { StoredFile } from '../../../../platform/files/storage/store';
import { TABLE_FORMATS } from '../../../../platform/table-files/formats';
import type { Cell, TableColumn } from '../../../../platform/table-files/table-file';
import { headingOf, rowsOf } from '../../files/report-columns';
import type { ReadRow } from '../../rows/read-rows';
import { rowBatches } from '../../rows/row-batches';
import type { View } from './view';

/** Of these the mail itself shows the first. */
const FIRST_ROWS = 5;

/** A column behind those of the report, and rows behind its own. */
export interface AddedColumn extends TableColumn {
  readonly cellOf: (row: ReadRow) => Cell;
  /** To be asked once each row has its cell. */
  readonly furtherRows: () => Iterable<readonly Cell[]>;
}

interface Writing {
  readonly format: ReportFormat;
  readonly signal: AbortSignal;
  readonly added?: AddedColumn;
}

interface Written {
  readonly file: StoredFile;
  readonly rowCount: number;
  readonly first: readonly (readonly Cell[])[];
}

/** Writes what somebody sees into the file store, row by row. Nothing refers to the file yet. */
export async function writeReportFile(
  { db, files, clock }: Pick<Dependencies, 'db' | 'files' | 'clock'>,
  view: View,
  { format, signal, added }: Writing,
): Promise<Written> {
  const first: (readonly Cell[])[] = [];
  let rowCount = 0;
  const fields = view.columns.map(({ field }) => field);
  async function* batches(): AsyncGenerator<(readonly Cell[])[]> {
    const page = { fields, sort: '', direction: 'asc' } as const;
    const snapshot = await openSnapshot(db);
    try {
      for await (const rows of rowBatches(snapshot.db, view.question, page, signal)) {
        const cells = rowsOf(rows, view.columns);
        first.push(...cells.slice(0, FIRST_ROWS - first.length));
        rowCount += cells.length;
        yield added ? cells.map((row, at) => [...row, added.cellOf(rows[at]!)]) : cells;
      }
    } finally {
      await snapshot.release();
    }
    if (added) yield [...added.furtherRows()];
  }
  const columns = [...view.columns.map(headingOf), ...(added ? [added] : [])];
  const file = await files.write(
    db,
    TABLE_FORMATS[format].write({ columns, batches: batches(), timeZone: ZONE }),
    clock(),
  );
  return { file, rowCount, first };
}
