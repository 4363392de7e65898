import { useRef, type PointerEvent } from 'react';

/** MOB-17, in pixels: how far a bottom sheet is pulled down before it closes. */
const CLOSE_DISTANCE = 56;

/**
 * Lets a finger pull a bottom sheet down and away. `sheet` is what moves, `handle` where the finger takes hold; a press on a button
 * there stays a press.
 */
export function usePullDown(onGone: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const startedAt = useRef<number | null>(null);

  const pulled = ({ clientY }: PointerEvent) => Math.max(clientY - (startedAt.current ?? clientY), 0);
  const place = (pixels: number) => {
    if (sheet.current) sheet.current.style.transform = pixels > 0 ? `translateY(${pixels}px)` : '';
  };
  const letGo = (event: PointerEvent) => {
    const isEnough = pulled(event) > CLOSE_DISTANCE;
    startedAt.current = null;
    if (isEnough) onGone();
    else place(0);
  };

  return {
    sheet,
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isOnButton = event.target instanceof Element && event.target.closest('button');
        if (event.pointerType === 'mouse' || isOnButton) return;
        startedAt.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (startedAt.current !== null) place(pulled(event));
      },
      onPointerUp: (event: PointerEvent) => {
        if (startedAt.current !== null) letGo(event);
      },
      onPointerCancel: () => {
        startedAt.current = null;
        place(0);
      },
    },
  };
}
