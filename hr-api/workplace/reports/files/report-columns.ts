import { formatInTimeZone } from 'date-fns-tz';
import type { ReportFormat } from '../../../../lib/contract/workplace/reports/limits';
import { ZONE } from '../../../platform/dates';
import type { Cell, TableColumn } from '../../../platform/table-files/table-file';
import type { Report, ReportField } from '../report';
import type { Cell as ReadCell, ReadRow } from '../rows/read-rows';

/** `Employee_List_051120261430.xlsx`. */
export const fileNameOf = ({ fileName }: Pick<Report, 'fileName'>, format: ReportFormat, at: Date): string =>
  `${fileName}_${formatInTimeZone(at, ZONE, 'ddMMyyyyHHmm')}.${format}`;

/** A field as a column of a file. */
export interface Column {
  readonly field: ReportField;
  /** Empty for the field's own title. */
  readonly label: string;
  /** What was read, as a file has it. */
  readonly cellOf: (value: ReadCell) => Cell;
}

export async function columnOf(field: ReportField, label = ''): Promise<Column> {
  const choices = (await field.choices?.()) ?? [];
  return { field, label, cellOf: cellReader(field.type, new Map(choices.map(({ value, text }) => [value, text]))) };
}

export const headingOf = ({ field, label }: Column): TableColumn => ({
  heading: label || field.title,
  type: field.type,
});

/** `texts` are of values that stand for something. */
function cellReader(type: ReportField['type'], texts: ReadonlyMap<string, string>): Column['cellOf'] {
  if (type === 'date') return (value) => value && { on: String(value) };
  if (type === 'instant') return (value) => (value === null ? null : new Date(Number(value)));
  if (texts.size === 0) return (value) => value;
  return (value) => (value === null ? null : (texts.get(String(value)) ?? value));
}

/** Rows that were read, as a file has them. */
export const rowsOf = (read: readonly ReadRow[], columns: readonly Column[]): Cell[][] =>
  read.map(({ cells }) => columns.map(({ cellOf }, at) => cellOf(cells[at] ?? null)));
