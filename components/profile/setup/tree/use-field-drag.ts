import { useState, type DragEvent } from 'react';
import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { withFieldAt } from '../model/edit-definition';

export interface DropPlace {
  readonly group: string;
  /** The field before which it lands; null for the end of the group. */
  readonly before: string | null;
}

/** Moves a field by dragging it: over another one it lands before that, over the foot of a group at its end. */
export function useFieldDrag(definition: SectionDefinition, onMove: (definition: SectionDefinition) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);

  const end = () => {
    setDragged(null);
    setPlace(null);
  };
  return {
    place,
    isDragging: dragged !== null,
    of: (code: string, group: string) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', code);
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 12, 20);
        setDragged(code);
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent) => over(event, { group, before: code }),
    }),
    onGroupOver: (event: DragEvent, group: string) => over(event, { group, before: null }),
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (place) onMove(withFieldAt(definition, dragged, place));
      end();
    },
  };

  function over(event: DragEvent, next: DropPlace) {
    if (dragged === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (place?.group !== next.group || place.before !== next.before) setPlace(next);
  }
}
