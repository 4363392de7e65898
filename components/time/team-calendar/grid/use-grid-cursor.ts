import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** A row and a day; the person themself stands before the first day. */
export interface Cursor {
  readonly row: number;
  readonly day: number;
}

export const AT_PERSON = -1;
const ROWS_AT_ONCE = 10;

interface Extent {
  readonly rows: number;
  readonly days: number;
  /** Where the keys begin. */
  readonly start: Cursor;
}

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Where a key leads from a cell; undefined for a key that leads nowhere. */
export function moveBy(key: string, isWide: boolean, { row, day }: Cursor, { rows, days }: Omit<Extent, 'start'>) {
  const moves: Readonly<Record<string, Cursor>> = {
    ArrowLeft: { row, day: day - 1 },
    ArrowRight: { row, day: day + 1 },
    ArrowUp: { row: row - 1, day },
    ArrowDown: { row: row + 1, day },
    Home: { row: isWide ? 0 : row, day: AT_PERSON },
    End: { row: isWide ? rows - 1 : row, day: days - 1 },
    PageUp: { row: row - ROWS_AT_ONCE, day },
    PageDown: { row: row + ROWS_AT_ONCE, day },
  };
  const to = moves[key];
  return to && { row: within(to.row, 0, rows - 1), day: within(to.day, AT_PERSON, days - 1) };
}

/** One cell of the grid that the Tab key reaches, moved by the keys, with what it opens. The focus follows it. */
export function useGridCursor({ rows, days, start }: Extent) {
  const gridRef = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const [cursor, setCursor] = useState(start);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (isMoved.current) gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  }, [cursor, isOpen]);

  const close = useCallback((hasFocus: boolean) => {
    isMoved.current = hasFocus;
    setIsOpen(false);
  }, []);

  function goTo(next: Cursor, opens: boolean) {
    isMoved.current = !opens;
    setCursor(next);
    setIsOpen(opens);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isInCard = event.target instanceof Element && event.target.closest('[popover]');
    if (event.altKey || event.metaKey || isInCard) return;
    const next = moveBy(event.key, event.ctrlKey, cursor, { rows, days });
    const opens = (event.key === 'Enter' || event.key === ' ') && cursor.day !== AT_PERSON;
    if (!next && !opens) return;
    event.preventDefault();
    goTo(next ?? cursor, opens);
  }

  /** A press opens the day that it is on. */
  function onClick({ target, clientX }: MouseEvent) {
    const lane = target instanceof Element ? target.closest<HTMLElement>('[data-lane]') : null;
    if (!lane) return;
    const { left, width } = lane.getBoundingClientRect();
    const day = within(Math.floor(((clientX - left) / width) * days), 0, days - 1);
    goTo({ row: Number(lane.dataset.lane), day }, true);
  }

  return { gridRef, cursor, isOpen, close, onKeyDown, onClick };
}
