type Ids = ReadonlySet<string>;

export function toggleRow(selected: Ids, id: string): Ids {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection with all of some rows, or without any of them. */
export function selectRange(selected: Ids, ids: readonly string[], isSelected: boolean): Ids {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Whether all of some rows are selected; null where some are and some are not. */
export function areSelected<Row>(selected: Ids, rows: readonly Row[], idOf: (row: Row) => string): boolean | null {
  if (selected.size === 0 || rows.length === 0) return false;
  const isFirst = selected.has(idOf(rows[0]!));
  return rows.every((row) => selected.has(idOf(row)) === isFirst) ? isFirst : null;
}
