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

interface GridKeys {
  /** What the list is of: another one begins anew. */
  readonly of: string;
  /** The rows, which keep their place by it where others come between them. */
  readonly rows: readonly { readonly key: string }[];
  readonly columns: number;
  /** Where it begins. */
  readonly first: Cell | null;
  /** Enter, where nothing may be chosen yet too. */
  readonly onEnter: (cell: Cell | null) => void;
}

/** The keys of a text field with a grid below it: arrows move through the cells while the focus stays in the field, Enter acts. */
export function useGridKeys({ of, rows, columns, first, onEnter }: GridKeys) {
  const [moved, setMoved] = useState<{ of: string; key: string | undefined; column: number } | null>(null);
  const row = moved?.of === of ? rows.findIndex(({ key }) => key === moved.key) : -1;
  const cell = moved && row >= 0 ? { row, column: moved.column } : first;
  const active = cell && cell.row < rows.length ? cell : null;
  return {
    active,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        onEnter(active);
      }
      const next = cellAfterKey(event.key, active, rows.length, columns);
      if (!next) return;
      event.preventDefault();
      setMoved({ of, key: rows[next.row]?.key, column: next.column });
    },
  };
}
