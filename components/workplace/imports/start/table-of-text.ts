import { BYTE_ORDER_MARK, csvLine } from '@/lib/contract/platform/csv';

/** Rows of cells that were pasted, and what a file of them holds, which no spreadsheet computes. */
export interface PastedTable {
  readonly headings: readonly string[];
  /** Without the headings. */
  readonly rowCount: number;
  readonly csv: string;
}

/**
 * The table in a text that was copied from a spreadsheet or a file: cells stand apart by tabs, semicolons or commas, those with line
 * breaks or quotes stand in quotes. Null where there is no more than a line. What reads it comes with the first text.
 */
export async function tableOfText(text: string): Promise<PastedTable | null> {
  const { default: Papa } = await import('papaparse');
  const firstLine = text.trimStart().split(/\r?\n/, 1)[0] ?? '';
  const delimiter = ['\t', ';', ',', '|'].find((sign) => firstLine.includes(sign)) ?? '\t';
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const [headings, ...rows] = data;
  if (!headings || rows.length === 0) return null;
  return {
    headings: headings.map((heading) => heading.trim()),
    rowCount: rows.length,
    csv: BYTE_ORDER_MARK + data.map(csvLine).join(''),
  };
}

/** A pasted table as the file that is sent. */
export const csvFileOf = ({ csv }: PastedTable, name: string): File => new File([csv], name, { type: 'text/csv' });
