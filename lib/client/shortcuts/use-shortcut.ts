import { useLayoutEffect, useRef } from 'react';
import type { ShortcutAction } from '@/lib/contract/workplace/shortcut-keys';
import { keysOf } from '@/lib/shortcut-event';
import { useOwnShortcuts } from './own-shortcuts';

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/**
 * Listens for the keys that the person has for an action, in place of what the browser does with them (SOPQ-35). A sign that
 * is typed without Ctrl or Alt means itself in a field. It listens as soon as the page is taken over, not when the browser has a
 * moment for it after that: a key in between would be lost.
 */
export function useShortcut(action: ShortcutAction, run: () => void) {
  const { IsOn, Keys } = useOwnShortcuts().shortcuts;
  const keys = IsOn ? Keys[action] : '';
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  }, [run]);
  useLayoutEffect(() => {
    if (!keys) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.getModifierState('AltGraph') || keysOf(event) !== keys) return;
      if (keys === '?' && isEditable(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keys]);
}
