import { PIECE_LENGTH } from '../pieces';
import type { Cell, TableColumn, TableFile } from '../table-file';
import { wallClockOf } from '../wall-clock';
import { cellXml, headingXml } from './cell-xml';
import { STYLES } from './styles-xml';
import { SHEET_START } from './workbook-parts';

const A = 'A'.charCodeAt(0);

/** A to Z, AA to ZZ, AAA and so on, from 0. */
export function columnName(at: number): string {
  const last = String.fromCharCode(A + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

const COLUMN_STYLES: Partial<Record<TableColumn['type'], number>> = { date: STYLES.day, instant: STYLES.instant };

/** Writes sheets of a table: each begins with the headings, which stay in sight. */
export function sheetWriter(table: Omit<TableFile, 'batches'>, widths: readonly number[]) {
  const { columns, timeZone, onCut } = table;
  const names = columns.map((_, at) => columnName(at));
  const wallClock = wallClockOf(timeZone);
  const contexts = columns.map(({ heading }) => ({ wallClock, onCut: () => onCut?.(heading) }));
  const head = SHEET_START + viewXml + columnsXml(columns, widths) + '<sheetData>' + headingsXml(columns, names);
  const rowXml = (row: readonly Cell[], number: number) => {
    let cells = '';
    for (let at = 0; at < names.length; at += 1) {
      const cell = row[at] ?? null;
      if (cell !== null) cells += cellXml(cell, `${names[at]}${number}`, contexts[at]!);
    }
    return `<row r="${number}">${cells}</row>`;
  };
  return async function* sheetXml(batches: TableFile['batches']): AsyncGenerator<string> {
    let xml = head;
    let number = 1;
    for await (const rows of batches) {
      for (const row of rows) {
        number += 1;
        xml += rowXml(row, number);
        if (xml.length < PIECE_LENGTH) continue;
        yield xml;
        xml = '';
      }
    }
    yield `${xml}</sheetData></worksheet>`;
  };
}

const viewXml =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

function columnsXml(columns: readonly TableColumn[], widths: readonly number[]): string {
  if (columns.length === 0) return '';
  const each = columns.map(({ type }, at) => {
    const style = COLUMN_STYLES[type] ?? STYLES.plain;
    return `<col min="${at + 1}" max="${at + 1}" width="${widths[at]}" style="${style}" customWidth="1"/>`;
  });
  return `<cols>${each.join('')}</cols>`;
}

function headingsXml(columns: readonly TableColumn[], names: readonly string[]): string {
  const cells = columns.map(({ heading }, at) => headingXml(heading, `${names[at]}1`));
  return `<row r="1">${cells.join('')}</row>`;
}
