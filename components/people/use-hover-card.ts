import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** In milliseconds: how long a pointer rests before a card opens, and how long it may be on its way into the card. */
const OPEN_DELAY_MS = 350;
const CLOSE_DELAY_MS = 200;

let closeCurrent: (() => void) | null = null;

/**
 * A card that belongs to an element and stands in it: open under the pointer while it rests there, or until it is closed where it
 * was asked for. Escape, a press elsewhere and the focus that goes elsewhere close it; of all cards one is open.
 */
export function useHoverCard(ref: RefObject<HTMLElement | null>, preload: () => Promise<unknown>) {
  const [state, setState] = useState<'hovered' | 'open' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setState(null);
  }, []);
  const show = useCallback(
    (next: 'hovered' | 'open') => {
      clearTimeout(timer.current);
      if (closeCurrent !== close) closeCurrent?.();
      closeCurrent = close;
      setState(next);
    },
    [close],
  );

  const isShown = state !== null;
  useEffect(() => {
    if (!isShown) return;
    const isInside = ({ target }: Event) => target instanceof Node && ref.current?.contains(target);
    const closeIfOutside = (event: Event) => {
      if (!isInside(event)) close();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (ref.current?.contains(document.activeElement)) ref.current.querySelector('a')?.focus();
      close();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', closeByEscape);
      if (closeCurrent === close) closeCurrent = null;
    };
  }, [isShown, close, ref]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const prepare = () => void preload().catch(() => undefined);
  const hoverProps = {
    onFocus: prepare,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      prepare();
      clearTimeout(timer.current);
      if (pointerType === 'mouse' && !isShown) timer.current = setTimeout(() => show('hovered'), OPEN_DELAY_MS);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      if (state === 'hovered') timer.current = setTimeout(close, CLOSE_DELAY_MS);
    },
  };
  return { state, open: () => show('open'), close, hoverProps };
}
