import type { ReactNode } from 'react';

export type CellValue = string | number | null;

/**
 * One column of a table of rows. The first of a table's columns names the row: it always stands first and is never hidden.
 */
export interface Column<Row> {
  /** Stays the same over time, as saved layouts name it. */
  readonly id: string;
  readonly title: string;
  /** What reports call it, where that is not its id. */
  readonly field?: string;
  /** What rows are sorted by. A number stays a number in an export. */
  readonly value: (row: Row) => CellValue;
  /** What is searched, exported and, without `cell`, shown; left out where it is the value. */
  readonly text?: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** Its title in an export, where that has to say more. */
  readonly exportTitle?: string;
  /** Where it stands in its cell; `end` is for numbers that are compared. */
  readonly align?: 'start' | 'end';
  readonly canSort?: boolean;
  /** What the first press on its title sorts by. */
  readonly firstDirection?: SortDirection;
  readonly isHiddenAtFirst?: boolean;
  /** Whether it stays in sight at the end of its row where the others scroll: what acts on the row. */
  readonly isPinned?: boolean;
  /** In pixels; left out, as wide as what it holds. */
  readonly width?: number;
}

export type SortDirection = 'asc' | 'desc';

export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

export function textOf<Row>({ text, value }: Column<Row>, row: Row): string {
  return text ? text(row) : String(value(row) ?? '');
}

/** What a cell shows. */
export function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : textOf(column, row);
}

/** What a further press on a column's title sorts by: up, down, then as the rows came. */
export function sortAfterPress<Row>(sort: Sort | null, { id, firstDirection = 'asc' }: Column<Row>): Sort | null {
  if (sort?.column !== id) return { column: id, direction: firstDirection };
  if (sort.direction !== firstDirection) return null;
  return { column: id, direction: firstDirection === 'asc' ? 'desc' : 'asc' };
}
