import { useEffect, type RefObject } from 'react';

/**
 * Keeps what is chosen in the middle of a strip that scrolls sideways, whenever the strip or anything in it changes its width:
 * counts may come late. It moves the strip alone; what the browser scrolls into view takes the page along.
 */
export function useScrollToSelected(
  stripRef: RefObject<HTMLElement | null>,
  chosenSelector: string,
  chosen: unknown,
): void {
  useEffect(() => {
    const strip = stripRef.current;
    const element = strip?.querySelector<HTMLElement>(chosenSelector);
    if (!strip || !element) return;
    const observer = new ResizeObserver(() => {
      strip.scrollLeft = element.offsetLeft - (strip.clientWidth - element.offsetWidth) / 2;
    });
    for (const part of [strip, ...strip.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [stripRef, chosenSelector, chosen]);
}
