import type { KeyboardEvent, RefObject } from 'react';

/** Arrows lead from a search field into what it found and through it; on the first one, up leads back. */
export function useArrowKeys(areaRef: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const area = areaRef.current;
    if (
      !step ||
      !area ||
      !(event.target instanceof HTMLElement) ||
      event.target.closest('[role=dialog]') !== area.closest('[role=dialog]')
    )
      return;
    const stops = [...area.querySelectorAll<HTMLElement>('input, [data-result]')];
    const next = stops[stops.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
