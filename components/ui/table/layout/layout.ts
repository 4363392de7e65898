import type { Column, Sort } from '../column';

/** TBL-04. */
export const PAGE_SIZES = [5, 10, 50, 100] as const;
/** TBL-11: how many cards a page may hold. */
export const CARD_PAGE_SIZES = [3, 5, 10] as const;

/** How a person has arranged a table. Plain data, so that it can be kept; what it names may be gone when it comes back. */
export interface TableLayout {
  /** All columns by id, the hidden ones included. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly sort: Sort | null;
  readonly pageSize: number | 'all';
  readonly cardsPerPage: number;
  /** Null as long as nobody has chosen: cards on a phone, else a list. */
  readonly view: 'list' | 'grid' | null;
  /** Rows of one line each, or as high as what they hold. */
  readonly density: Density;
  /** What columns are called instead of their own titles, by id. */
  readonly labels?: Readonly<Record<string, string>>;
}

export type Density = 'compact' | 'comfortable';

/** The arrangement of a table that nobody has touched (TBL-03). */
export function layoutOf<Row>(columns: readonly Column<Row>[], given: Partial<TableLayout> = {}): TableLayout {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id),
    sort: null,
    pageSize: 10,
    cardsPerPage: 10,
    view: null,
    density: 'compact',
    ...given,
  };
}

/** A kept arrangement as far as it still fits: columns that are gone are dropped, and those that came since stand at the end. */
export function fitLayout<Row>(layout: TableLayout, columns: readonly Column<Row>[]): TableLayout {
  const [first] = columns;
  const known = new Set(columns.map(({ id }) => id));
  const kept = layout.order.filter((id) => known.has(id) && id !== first?.id);
  const added = columns.filter(({ id }) => id !== first?.id && !kept.includes(id));
  const addedHidden = added.filter(({ isHiddenAtFirst }) => isHiddenAtFirst);
  const isSortable = columns.some(({ id, canSort = true }) => canSort && id === layout.sort?.column);
  return {
    ...layout,
    order: [...(first ? [first] : []).map(({ id }) => id), ...kept, ...added.map(({ id }) => id)],
    hidden: [
      ...new Set([
        ...layout.hidden.filter((id) => known.has(id) && id !== first?.id),
        ...addedHidden.map(({ id }) => id),
      ]),
    ],
    sort: isSortable ? layout.sort : null,
  };
}

/** The columns in their order, without those that are hidden, under the titles that the layout gives them. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { order, hidden, labels = {} }: TableLayout,
): Column<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return order.flatMap((id) => {
    const column = hidden.includes(id) ? undefined : byId.get(id);
    if (!column) return [];
    const title = labels[id];
    return title ? { ...column, title, exportTitle: title } : column;
  });
}

/** The labels with another one of a column; without one it has its own title again. */
export function withLabel({ labels = {} }: Pick<TableLayout, 'labels'>, id: string, label: string) {
  const { [id]: _, ...others } = labels;
  return label ? { ...others, [id]: label } : others;
}

/**
 * The order with one column a place earlier or later; the first of the table stays where it is. One that is shown passes hidden ones
 * as if they were not there.
 */
export function movedColumn(
  { order, hidden }: Pick<TableLayout, 'order' | 'hidden'>,
  id: string,
  by: -1 | 1,
): readonly string[] {
  const at = order.indexOf(id);
  let to = at + by;
  while (!hidden.includes(id) && hidden.includes(order[to] ?? '')) to += by;
  if (at < 1 || to < 1 || to >= order.length) return order;
  const moved = order.filter((other) => other !== id);
  moved.splice(to, 0, id);
  return moved;
}
