type Ids = ReadonlySet<string>;
type Rows = readonly { readonly id: string }[];

export function toggleRow(selected: Ids, id: string): Ids {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection with all of some rows, or without any of them. */
export function selectRange(selected: Ids, rows: Rows, isSelected: boolean): Ids {
  const next = new Set(selected);
  for (const { id } of rows) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Whether all of some rows are selected; null where some are and some are not. */
export function areSelected(selected: Ids, rows: Rows): boolean | null {
  if (selected.size === 0 || rows.length === 0) return false;
  const isFirst = selected.has(rows[0]!.id);
  return rows.every(({ id }) => selected.has(id) === isFirst) ? isFirst : null;
}
