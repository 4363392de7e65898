import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { TableProps } from '../table-props';
import { rowAfterKey } from './row-after-key';
import { selectRange, toggleRow } from './select-rows';

interface RowActions<Row> {
  readonly rows: readonly Row[];
  readonly table: Pick<TableProps<Row>, 'idOf' | 'selection' | 'onOpen' | 'hrefOf'>;
  /** Brings a row into the page where only some are in it. */
  readonly show: (at: number) => void;
}

const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null);
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * What presses and keys do in the rows of a table: arrows, Home, End and the page keys go from row to row, Enter opens, Space
 * selects, and Shift selects from the row that was selected last.
 */
export function useRowActions<Row>({ rows, table: { idOf, selection, onOpen, hrefOf }, show }: RowActions<Row>) {
  const [activeAt, setActiveAt] = useState(0);
  const [isFocused, setIsFocused] = useState(false);
  const lastSelected = useRef<string | null>(null);

  function select(at: number, isRange: boolean) {
    const row = rows[at];
    if (!selection || row === undefined) return;
    const { selected, onChange } = selection;
    const id = idOf(row);
    const from = rows.findIndex((other) => idOf(other) === lastSelected.current);
    const range = isRange && from >= 0 ? rows.slice(Math.min(from, at), Math.max(from, at) + 1).map(idOf) : null;
    onChange(range ? selectRange(selected, range, !selected.has(id)) : toggleRow(selected, id));
    lastSelected.current = id;
  }

  function open(at: number, element: HTMLElement) {
    const row = rows[at];
    if (onOpen && row !== undefined) onOpen(row);
    else element.querySelector<HTMLElement>('[data-open]')?.click();
  }

  function focusRow(body: HTMLElement, at: number, kind: string) {
    setActiveAt(at);
    const stop = () => body.querySelector<HTMLElement>(`[data-row="${at}"] [${kind}]`);
    const drawn = stop();
    if (drawn) return drawn.focus();
    show(at);
    requestAnimationFrame(() => stop()?.focus());
  }

  return {
    activeAt: Math.min(activeAt, Math.max(rows.length - 1, 0)),
    isFocused,
    listeners: {
      onFocus: ({ target }: FocusEvent) => {
        setIsFocused(true);
        const at = rowOf(target)?.dataset.row;
        if (at !== undefined) setActiveAt(Number(at));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
      },
      onClick: (event: MouseEvent) => {
        const element = rowOf(event.target);
        if (!element || !(event.target instanceof Element)) return;
        const at = Number(element.dataset.row);
        if (event.target.closest('[data-select]')) return select(at, event.shiftKey);
        if (event.target.closest('[data-open]')) {
          if (!onOpen || !isPlain(event)) return;
          event.preventDefault();
          return open(at, element);
        }
        const isOther = event.target.closest('a, button, input, select, textarea, label, summary');
        if (isOther || !(onOpen ?? hrefOf) || getSelection()?.toString()) return;
        open(at, element);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const element = rowOf(event.target);
        if (!element || !(event.target instanceof Element)) return;
        const kind = ['data-open', 'data-select'].find((name) => (event.target as Element).hasAttribute(name));
        if (!kind) return;
        const at = Number(element.dataset.row);
        const next = isPlain(event) ? rowAfterKey(event.key, at, rows.length) : null;
        if (next !== null) {
          event.preventDefault();
          focusRow(event.currentTarget, next, kind);
        } else if (event.key === ' ' && selection && kind === 'data-open') {
          event.preventDefault();
          select(at, event.shiftKey);
        } else if (event.key === 'Enter' && kind === 'data-select') {
          event.preventDefault();
          if (onOpen ?? hrefOf) open(at, element);
        }
      },
    },
  };
}
