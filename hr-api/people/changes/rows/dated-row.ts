import type { CalendarDate } from '../../../platform/dates';

/** Columns by their names in the database. */
export type Values = Readonly<Record<string, string | number | null>>;

/** A row of an effective-dated table. `values` are all columns but these. */
export interface DatedRow {
  readonly id: string;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
  readonly values: Values;
}

/** A row as the database gives it as JSON. */
export type JsonRow = Values & { readonly id: string; readonly valid_from: string; readonly valid_to: string | null };

export function fromJson({ id, valid_from: validFrom, valid_to: validTo, ...values }: JsonRow): DatedRow {
  return { id, validFrom, validTo, values: values as Values };
}

export const toJson = ({ id, validFrom, validTo, values }: DatedRow): JsonRow => ({
  ...values,
  id,
  valid_from: validFrom,
  valid_to: validTo,
});

/** What becomes of one row: written anew without `before`, removed without `after`. */
export interface RowWrite {
  readonly rowId: string;
  readonly before: DatedRow | null;
  readonly after: DatedRow | null;
}

const FOREVER = '9999-12-31';

/** The first day after a span, for comparing: an open one ends never. */
export const endOf = (day: CalendarDate | null): CalendarDate => day ?? FOREVER;
export const dayOrOpen = (day: CalendarDate): CalendarDate | null => (day === FOREVER ? null : day);
export const byBeginning = (one: DatedRow, other: DatedRow) => one.validFrom.localeCompare(other.validFrom);

export const sameValues = (one: Values, other: Values, columns: readonly string[]) =>
  columns.every((column) => (one[column] ?? null) === (other[column] ?? null));

const sameRow = (one: DatedRow, other: DatedRow) =>
  one.validFrom === other.validFrom &&
  one.validTo === other.validTo &&
  sameValues(one.values, other.values, [...new Set([...Object.keys(one.values), ...Object.keys(other.values)])]);

/** What has to be written to make of some rows some others, by their ids. */
export function writesBetween(before: readonly DatedRow[], after: readonly DatedRow[]): RowWrite[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !kept.has(id)).map((row) => ({ rowId: row.id, before: row, after: null })),
    ...after.flatMap((row) => {
      const was = old.get(row.id);
      return was && sameRow(was, row) ? [] : [{ rowId: row.id, before: was ?? null, after: row }];
    }),
  ];
}
