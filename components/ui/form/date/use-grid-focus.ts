import { useEffect, useRef, type KeyboardEvent } from 'react';

/** The keys of a calendar's grid: each names where the focus goes from a day. The focus follows the day once a key moved it. */
export function useGridFocus(day: string, moves: Readonly<Record<string, string>>, onMove: (day: string) => void) {
  const ref = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);

  useEffect(() => {
    if (isMoved.current) ref.current?.querySelector<HTMLElement>('[data-current]')?.focus();
    isMoved.current = false;
  }, [day]);

  function onKeyDown(event: KeyboardEvent) {
    const next = moves[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (next === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    onMove(next);
  }

  return { ref, onKeyDown };
}
