import { useRef, type PointerEvent, type RefObject } from 'react';

/** So many pixels a mouse moves before it drags, so that a press stays a press. */
const SLACK = 4;

/** Moves what a region scrolls along with a mouse that drags it; fingers scroll it themselves. */
export function useDragToPan(ref: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number; isDragging: boolean } | null>(null);

  function onPointerDown({ pointerType, button, clientX, clientY }: PointerEvent) {
    const region = ref.current;
    if (!region || pointerType !== 'mouse' || button !== 0) return;
    from.current = { x: clientX, y: clientY, left: region.scrollLeft, top: region.scrollTop, isDragging: false };
  }

  function onPointerMove({ clientX, clientY, pointerId, buttons }: PointerEvent) {
    const [region, start] = [ref.current, from.current];
    if (!region || !start) return;
    if (buttons === 0) return void (from.current = null);
    const [dx, dy] = [clientX - start.x, clientY - start.y];
    if (!start.isDragging && Math.hypot(dx, dy) < SLACK) return;
    if (!start.isDragging) region.setPointerCapture(pointerId);
    start.isDragging = true;
    region.scrollTo(start.left - dx, start.top - dy);
  }

  const onPointerUp = () => void (from.current = null);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
