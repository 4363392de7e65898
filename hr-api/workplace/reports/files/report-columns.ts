import { formatInTimeZone } from 'date-fns-tz';
import type { ReportFormat } from '../../../../lib/contract/workplace/reports/limits';
import { ZONE } from '../../../platform/dates';
import type { Cell, TableColumn } from '../../../platform/table-files/table-file';
import type { Report, ReportField } from '../report';
import type { Cell as ReadCell } from '../rows/read-rows';

/** `Employee_List_051120261430.xlsx`. */
export const fileNameOf = ({ fileName }: Pick<Report, 'fileName'>, format: ReportFormat, at: Date): string =>
  `${fileName}_${formatInTimeZone(at, ZONE, 'ddMMyyyyHHmm')}.${format}`;

/** A field as a column of a file. */
export interface Column {
  readonly field: ReportField;
  /** Empty for the field's own title. */
  readonly label: string;
  /** The texts of its values, where they stand for something. */
  readonly texts: ReadonlyMap<string, string>;
}

export async function columnOf(field: ReportField, label = ''): Promise<Column> {
  const choices = (await field.choices?.()) ?? [];
  return { field, label, texts: new Map(choices.map(({ value, text }) => [value, text])) };
}

export const headingOf = ({ field, label }: Column): TableColumn => ({
  heading: label || field.title,
  type: field.type,
});

/** What was read, as a file has it. */
export function cellOf({ field: { type }, texts }: Column, value: ReadCell): Cell {
  if (value === null) return null;
  if (type === 'date') return { on: String(value) };
  if (type === 'instant') return new Date(Number(value));
  return texts.get(String(value)) ?? value;
}
