import { useState, type KeyboardEvent } from 'react';

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from a cell of so many rows and columns, null being the text field; undefined for any other key. */
export function cellAfterKey(key: string, at: Cell | null, rows: number, columns: number): Cell | null | undefined {
  if (rows === 0) return undefined;
  if (key === 'ArrowDown') return { row: at ? (at.row + 1) % rows : 0, column: at?.column ?? 0 };
  if (key === 'ArrowUp') return { row: at ? (at.row + rows - 1) % rows : rows - 1, column: at?.column ?? 0 };
  if (!at) return undefined;
  if (key === 'ArrowRight' && at.column < columns - 1) return { ...at, column: at.column + 1 };
  if (key === 'ArrowLeft' && at.column > 0) return { ...at, column: at.column - 1 };
  return undefined;
}

/**
 * The keys of a text field with a grid below it: arrows move through the cells while the focus stays in the field, Enter acts.
 * `first` is where it begins for a list named `of`.
 */
export function useGridKeys({
  of,
  rows,
  columns,
  first,
  onEnter,
}: {
  readonly of: string;
  readonly rows: number;
  readonly columns: number;
  readonly first: Cell | null;
  readonly onEnter: (cell: Cell) => void;
}) {
  const [moved, setMoved] = useState<{ of: string; cell: Cell | null } | null>(null);
  const cell = moved?.of === of ? moved.cell : first;
  const active = cell && cell.row < rows ? cell : null;
  return {
    active,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && active) {
        event.preventDefault();
        onEnter(active);
      }
      const next = cellAfterKey(event.key, active, rows, columns);
      if (next === undefined) return;
      event.preventDefault();
      setMoved({ of, cell: next });
    },
  };
}
