import { useEffect, useRef } from 'react';
import { focusFirst } from '@/components/ui/overlay/focus-first';

/** Moves the focus into a form that was opened in place of the button that was pressed. */
export function useFocusFirst(isOpened: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = isOpened && ref.current?.querySelector<HTMLElement>('form');
    if (form) focusFirst(form);
  }, [isOpened]);
  return ref;
}
