import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useOwnShortcuts } from './own-shortcuts';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** What each key of one letter does. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Listens for single keys while the component is mounted; not while the person types, has turned shortcuts off, or has a dialog
 * open elsewhere. Like `useShortcut` it listens at once.
 */
export function useKeys(areaRef: RefObject<HTMLElement | null>, keys: Keys) {
  const { IsOn } = useOwnShortcuts().shortcuts;
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (!IsOn) return;
    const listen = (event: KeyboardEvent) => {
      const run = latest.current[event.key];
      const { target, ctrlKey, metaKey, altKey } = event;
      if (!run || event.defaultPrevented || ctrlKey || metaKey || altKey || event.isComposing) return;
      if (target instanceof Element && target.closest(EDITABLE)) return;
      const dialogs = [...document.querySelectorAll('[aria-modal=true]')];
      if (dialogs.some((dialog) => !dialog.contains(areaRef.current))) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [IsOn, areaRef]);
}
