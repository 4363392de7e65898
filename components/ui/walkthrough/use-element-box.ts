import { useEffect, useState } from 'react';
import type { Box } from '../overlay/anchored/place-beside';

const HEADER_HEIGHT = 64;
const MARGIN = 8;

/** What may have moved an element that kept its size. */
const MOVE_EVENTS = ['resize', 'scroll', 'animationend', 'transitionend'] as const;

const isNarrow = () => matchMedia('(max-width: 767px)').matches;

/** Brings an element to where it can be seen: to the top where a sheet covers the bottom, else to the middle. */
function reveal(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  const lowest = isNarrow() ? innerHeight / 2 : innerHeight;
  const isSeen = bottom <= lowest && (top >= HEADER_HEIGHT || element.closest('header, aside') !== null);
  if (isSeen) return;
  element.scrollIntoView({ block: isNarrow() ? 'start' : 'center' });
  if (isNarrow()) scrollBy(0, -HEADER_HEIGHT - MARGIN * 2);
}

const boxOf = (element: HTMLElement): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const edges = {
    left: Math.max(left - MARGIN, 4),
    top: Math.max(top - MARGIN, 4),
    right: Math.min(right + MARGIN, innerWidth - 4),
    bottom: Math.min(bottom + MARGIN, innerHeight - 4),
  };
  return { left: edges.left, top: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top };
};

/** The part of the view that an element takes, kept true while things move; null for no element. */
export function useElementBox(element: HTMLElement | null): Box | null {
  const [measured, setMeasured] = useState<{ element: HTMLElement; box: Box } | null>(null);

  useEffect(() => {
    if (!element) return;
    const measure = () => setMeasured({ element, box: boxOf(element) });
    reveal(element);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    for (const moved of MOVE_EVENTS) addEventListener(moved, measure, true);
    return () => {
      observer.disconnect();
      for (const moved of MOVE_EVENTS) removeEventListener(moved, measure, true);
    };
  }, [element]);

  return measured && measured.element === element ? measured.box : null;
}
