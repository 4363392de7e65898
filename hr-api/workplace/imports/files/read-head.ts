import { listSheets } from '../../../platform/table-files/reading/list-sheets';
import { readTableFile } from '../../../platform/table-files/reading/read-table-file';
import { UnreadableTable } from '../../../platform/table-files/reading/unreadable-table';
import type { ImportFormat } from '../../../../lib/contract/workplace/imports/import-rules';
import type { FileHeading } from '../tables';
import { cellOf } from './cell-of';

const ROWS_LOOKED_AT = 200;
const SAMPLES = 5;
const SAMPLE_LENGTH = 100;

export interface TableHead {
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly headingLine: number;
  readonly headings: readonly FileHeading[];
}

/** What a file's first rows tell: its headings are in the first row that holds anything. */
export async function readHead(path: string, format: ImportFormat, wanted: string): Promise<TableHead> {
  const sheets = format === 'xlsx' ? await listSheets(path) : [];
  const sheet = sheets.includes(wanted) ? wanted : (sheets[0] ?? '');
  let headingLine = 0;
  let titles: string[] = [];
  const samples: Set<string>[] = [];
  let rows = 0;
  for await (const { line, cells } of readTableFile(path, { format, ...(sheet && { sheet }) })) {
    const texts = cells.map((cell) => cellOf(cell).trim());
    if (texts.every((text) => text === '')) continue;
    if (headingLine === 0) {
      headingLine = line;
      titles = texts;
      continue;
    }
    texts.forEach((text, at) => {
      const known = (samples[at] ??= new Set());
      if (text !== '' && known.size < SAMPLES) known.add(text.slice(0, SAMPLE_LENGTH));
    });
    if ((rows += 1) >= ROWS_LOOKED_AT) break;
  }
  if (rows === 0) throw new UnreadableTable('empty');
  while (titles.at(-1) === '' && !samples[titles.length - 1]?.size) titles.pop();
  const headings = titles.map((heading, at) => ({
    heading: heading.slice(0, SAMPLE_LENGTH),
    samples: [...(samples[at] ?? [])],
  }));
  return { sheets, sheet, headingLine, headings };
}
