import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/universal';
import { MAX_SIZE, toSpreadsheet, type Spreadsheet, type SpreadsheetKind } from '@/lib/files/spreadsheet-file';
import { unpackWorkbook } from './unpack-workbook';

/** The spreadsheets in a file's bytes. Rejects what is none, is broken, or would unpack to more than is sensible. */
export async function readSpreadsheet(kind: SpreadsheetKind, bytes: ArrayBuffer): Promise<Spreadsheet[]> {
  if (kind === 'csv') return [toSpreadsheet('', rowsIn(textIn(bytes)))];
  const sheets = await readXlsxFile(await unpackWorkbook(bytes));
  return sheets.slice(0, MAX_SIZE.sheets).map(({ sheet, data }) => toSpreadsheet(sheet, data));
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Cells stand apart by what the first line has most of outside quotes: a comma may be in every number below. */
function rowsIn(text: string): string[][] {
  const first =
    text
      .slice(0, 10_000)
      .replace(/"(?:[^"]|"")*"/g, '')
      .split(/\r|\n/)[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
  return Papa.parse<string[]>(text, { delimiter }).data;
}

/** By its byte order mark; without one it is UTF-8, or what old programs write. */
function textIn(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
