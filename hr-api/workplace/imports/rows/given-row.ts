import { readDay, type DayOrder } from '../../../platform/table-files/reading/days/read-day';
import type { GivenRow, ImportKind } from '../import-kind';
import type { Import, ImportRowRecord, RowIssue } from '../tables';

/** How the rows of an import are read. */
export interface Reading {
  readonly record: Import;
  readonly kind: ImportKind;
  readonly options: Readonly<Record<string, string>>;
}

/** What a cell says, corrected or not; empty for nothing. */
export function cellText({ mapping, fixed }: Import, row: Pick<ImportRowRecord, 'cells' | 'corrected'>, key: string) {
  const corrected = row.corrected[key];
  if (corrected !== undefined) return tidy(corrected);
  const mapped = mapping.find(({ column }) => column === key);
  return tidy((mapped ? row.cells[mapped.position] : fixed[key]) ?? '');
}

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A row as it is to be understood, with what is wrong with its cells as such. */
export function givenRow({ record, kind, options }: Reading, row: ImportRowRecord): GivenRow {
  const values = new Map<string, string | null>();
  const issues: RowIssue[] = [];
  const columns = new Set([...record.mapping.map(({ column }) => column), ...Object.keys(record.fixed)]);
  for (const column of kind.columns) {
    if (!columns.has(column.key) && row.corrected[column.key] === undefined) continue;
    const text = cellText(record, row, column.key);
    if (text === '') continue;
    if (text === options['ClearWord']) {
      if (column.canClear) values.set(column.key, null);
      else issues.push({ column: column.key, reason: 'cannot_clear' });
    } else if (column.type === 'day') {
      const order = (record.dayOrders[column.key] ?? null) as DayOrder;
      const day = readDay(text, order);
      if (day) values.set(column.key, day);
      else issues.push({ column: column.key, reason: order === null ? 'day_unclear' : 'no_day', params: { text } });
    } else values.set(column.key, text);
  }
  const known = new Set(kind.columns.map(({ key }) => key));
  for (const { column, position } of record.mapping)
    if (!known.has(column) && cellText(record, row, column) !== '')
      issues.push({ column: '', reason: 'gone_column', params: { text: record.headings[position]?.heading ?? '' } });
  for (const [column, text] of Object.entries(record.fixed))
    if (!known.has(column)) issues.push({ column: '', reason: 'gone_fixed', params: { text } });
  if (row.cells.slice(record.headings.length).some((text) => text.trim() !== ''))
    issues.push({ column: '', reason: 'too_many_cells' });
  return {
    ...{ line: row.line, key: row.key, values, issues, memory: row.memory },
    isWritten: row.state === 'written',
  };
}
