import { useState, type DragEvent } from 'react';

/** Moves a row of a list by dragging it: over another one it takes that one's place. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);

  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    /** Null while nothing is dragged elsewhere. */
    target: target === dragged ? null : target,
    of: (at: number) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(at));
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 12, 24);
        setDragged(at);
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setTarget(at);
      },
    }),
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (target !== null) onMove(dragged, target);
      end();
    },
  };
}
