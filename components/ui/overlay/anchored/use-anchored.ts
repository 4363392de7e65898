import { useLayoutEffect, type RefObject } from 'react';
import { placeBeside } from './place-beside';

interface Anchoring {
  /** Which element of the anchor, where not all of it. */
  readonly selector?: string;
  /** In pixels between the two. */
  readonly gap?: number;
}

/**
 * Shows a popover while it is rendered, above all else and beside its anchor: `--x` and `--y` are its place, `--anchor-width` the width of
 * that. Both begin at the same edge.
 */
export function useAnchored(
  ref: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { selector, gap }: Anchoring = {},
) {
  useLayoutEffect(() => {
    const card = ref.current;
    const beside = selector ? anchor.current?.querySelector(selector) : anchor.current;
    if (!card || !beside) return;
    const place = () => {
      const { left: start, top: above, width, height: own } = beside.getBoundingClientRect();
      card.style.setProperty('--anchor-width', `${width}px`);
      const size = card.getBoundingClientRect();
      // As wide as the card, so that both begin at the same edge.
      const box = { left: start, top: above, width: size.width, height: own };
      const { left, top } = placeBeside(box, size, { width: innerWidth, height: innerHeight }, gap);
      card.style.setProperty('--x', `${left}px`);
      card.style.setProperty('--y', `${top}px`);
    };
    card.showPopover();
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(card);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', place, { capture: true });
    };
  }, [ref, anchor, selector, gap]);
}
