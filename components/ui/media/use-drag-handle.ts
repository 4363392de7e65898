import { useEffect, useEffectEvent, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Point } from '@/lib/files/picture-view';

interface DragHandlers {
  /** In CSS pixels. */
  readonly onMove: (by: Point) => void;
  /** By a factor, about a point from the middle of the element. */
  readonly onZoom: (factor: number, at: Point) => void;
}

/** How fast a wheel enlarges; a line of a coarse wheel counts as so many pixels. */
const WHEEL_ZOOM = 0.002;
const LINE_HEIGHT = 16;

/** Moves and enlarges what an element shows: one pointer drags, two pinch, the wheel enlarges. Spread the answer on it. */
export function useDragHandle(ref: RefObject<HTMLElement | null>, { onMove, onZoom }: DragHandlers) {
  const held = useRef(new Map<number, Point>());
  const zoomBy = useEffectEvent(onZoom);

  /** From the middle of the element. */
  const pointOf = (element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // React listens to wheels passively, which could not keep the page from scrolling.
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_HEIGHT : event.deltaY;
      zoomBy(Math.exp(-pixels * WHEEL_ZOOM), pointOf(element, event));
    };
    element.addEventListener('wheel', roll, { passive: false });
    return () => element.removeEventListener('wheel', roll);
  }, [ref]);

  const letGo = (event: ReactPointerEvent) => held.current.delete(event.pointerId);
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, pointOf(event.currentTarget, event));
    },
    onPointerMove(event: ReactPointerEvent<HTMLElement>) {
      const before = held.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event.currentTarget, event);
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      held.current.set(event.pointerId, now);
      if (!other) return onMove({ x: now.x - before.x, y: now.y - before.y });
      onMove({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      const factor = distance(now, other) / Math.max(distance(before, other), 1);
      onZoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
