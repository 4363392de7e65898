import type { Language } from '../../../../lib/contract/platform/languages';
import type { ReplyFor } from '../../../../lib/contract/all';
import type { Cell, TableColumn } from '../../../platform/table-files/table-file';
import { fieldTitle } from '../field-titles';
import type { PivotFields } from './check-pivot';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** A pivot as a table: its groups, with their totals to the right and below, as the screen shows it. */
export function pivotTable(
  { Rows, Columns, Cells }: ReplyFor<'readReportPivot'>,
  { row }: Pick<PivotFields, 'row'>,
  language: Language,
): { columns: TableColumn[]; rows: Cell[][] } {
  const total = fieldTitle('Total', language);
  const withTotal = (values: readonly number[]) => (Columns.length === 0 ? values : [...values, sumOf(values)]);
  const ofColumns = (Cells[0] ?? []).map((_, at) => sumOf(Cells.map((values) => values[at] ?? 0)));
  return {
    columns: [
      { heading: row.title, type: 'text' },
      ...[...Columns.map(({ Text }) => Text), total].map((heading): TableColumn => ({ heading, type: 'number' })),
    ],
    rows: [
      ...Rows.map(({ Text }, at): Cell[] => [Text, ...withTotal(Cells[at] ?? [])]),
      ...(Rows.length > 0 ? [[total, ...withTotal(ofColumns)]] : []),
    ],
  };
}
