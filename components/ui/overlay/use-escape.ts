import { useEffectEvent, useLayoutEffect } from 'react';

type Closer = (event: KeyboardEvent) => void;

/** What hears Escape, the uppermost last. */
const closers: Closer[] = [];

/** Gives the key to whatever is uppermost, once. */
export function sendEscape(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  // Held back here, it is no second request to close, which the modal below would get.
  event.preventDefault();
  closers.at(-1)?.(event);
}

/**
 * Hears Escape before all that stands below, from the moment that it is in the page. Radix learns of a modal only after it was
 * painted, and on a busy machine that is late enough to press the key.
 */
export function useEscape(close: Closer, isHeard = true): void {
  const hear = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isHeard) return;
    const closer: Closer = (event) => hear(event);
    closers.push(closer);
    return () => void closers.splice(closers.indexOf(closer), 1);
  }, [isHeard]);
}
