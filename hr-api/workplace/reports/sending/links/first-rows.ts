import { SENT_ROWS_SHOWN } from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import { readTableFile } from '../../../../platform/table-files/reading/read-table-file';
import { wireDate } from '../../../../platform/dates';

/** The headings of a report's file and its first rows, each as wide as the headings. */
export async function firstRows(path: string, format: 'csv' | 'xlsx'): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readTableFile(path, { format })) {
    const width = rows[0]?.length ?? cells.length;
    rows.push(
      Array.from({ length: width }, (_, at) => (cells[at]?.day ? wireDate(cells[at].day) : (cells[at]?.text ?? ''))),
    );
    if (rows.length > SENT_ROWS_SHOWN) break;
  }
  return rows;
}
