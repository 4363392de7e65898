import type { FileCell, FileRow } from '../file-row';
import type { TableLimits } from '../table-limits';
import { trimmedRow } from '../trimmed-row';
import { UnreadableTable } from '../unreadable-table';
import { cellValue, type CellContext } from './cell-value';
import { columnOf } from './column-of';
import { parseXml, type Attributes, type XmlListener } from './parse-xml';

/** The rows of a sheet that hold anything, with the numbers that spreadsheets give them. */
export function sheetRows(xml: AsyncIterable<Buffer>, context: CellContext, limits: TableLimits) {
  return parseXml<FileRow>(xml, (emit) => listenForRows(emit, context, limits));
}

const BLANK: FileCell = { text: '' };

function listenForRows(emit: (row: FileRow) => void, context: CellContext, limits: TableLimits): XmlListener {
  let line = 0;
  let cells: FileCell[] = [];
  let column = -1;
  let cell = { type: 'n', style: 0, value: '', isFormula: false };
  let [isValue, isReading] = [false, false];

  const openRow = ({ r }: Attributes) => {
    const number = r === undefined ? line + 1 : Number(r);
    if (!(number > line)) throw new UnreadableTable('broken', line);
    line = number;
    cells = [];
    column = -1;
  };
  const openCell = ({ r, t: type = 'n', s = '0' }: Attributes) => {
    column = (r === undefined ? undefined : columnOf(r)) ?? column + 1;
    cell = { type, style: Number(s), value: '', isFormula: false };
  };
  const closeCell = () => {
    if (cell.value === '') return;
    const value = cellValue(cell, context);
    if (!value) throw new UnreadableTable('broken', line);
    if (column >= limits.columns) {
      if (value.text.trim() === '') return;
      throw new UnreadableTable('too_many_columns', line);
    }
    while (cells.length < column) cells.push(BLANK);
    cells[column] = value;
  };
  const closeRow = () => {
    const row = trimmedRow(line, cells, limits);
    if (row) emit(row);
  };
  return {
    onOpen: (name, attributes) => {
      if (name === 'row') openRow(attributes);
      else if (name === 'c') openCell(attributes);
      else if (name === 'f') cell.isFormula = true;
      else if (name === 'rPh') isReading = true;
      else if (name === 'v' || name === 't') isValue = !isReading;
    },
    onText: (text) => {
      if (!isValue) return;
      cell.value += text;
      // A sign by its number takes seven.
      if (cell.value.length > 7 * limits.cellLength) throw new UnreadableTable('too_large', line);
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') closeRow();
    },
  };
}
