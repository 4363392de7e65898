import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** How a panel came to be open: a press keeps it open, focus alone shows it without standing in the way of the next Tab. */
type Opening = 'hover' | 'focus' | 'press';

/** MOD-15, in milliseconds. */
const CLOSE_DELAY_MS = 200;

/**
 * A `<details>` that opens by pointing, focus and press (MOD-14, SOPQ-34). It closes a moment after the pointer leaves, unless
 * it was pressed; on Escape, on a press or focus elsewhere, and when another page is there. Without scripts it is what the browser makes of it.
 */
export function usePanelOpening() {
  const ref = useRef<HTMLDetailsElement>(null);
  const path = usePathname();
  const [state, setState] = useState<{ opening: Opening; path: string } | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGivingBack = useRef(false);
  const opening = state?.path === path ? state.opening : null;
  const isOpen = opening !== null;

  const open = (how: Opening) => {
    clearTimeout(leaving.current);
    setState({ opening: how, path });
  };
  const close = () => {
    clearTimeout(leaving.current);
    setState(null);
  };

  useEffect(() => {
    const details = ref.current;
    if (!isOpen || !details) return;
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) setState(null);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const summary = details.querySelector('summary');
      isGivingBack.current = details.contains(document.activeElement) && document.activeElement !== summary;
      if (isGivingBack.current) summary?.focus();
      setState(null);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    isOpen,
    /** Whether Tab passes by what it shows: it was opened by focus and not entered. */
    isPassedBy: opening === 'focus',
    open,
    close,
    details: {
      ref,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && opening !== 'press') open('hover');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || opening !== 'hover') return;
        clearTimeout(leaving.current);
        leaving.current = setTimeout(close, CLOSE_DELAY_MS);
      },
    },
    summary: {
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        if (opening === 'press') close();
        else open('press');
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!isGivingBack.current && !isOpen && target.matches(':focus-visible')) open('focus');
        isGivingBack.current = false;
      },
    },
  };
}
