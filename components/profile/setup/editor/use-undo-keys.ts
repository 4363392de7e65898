import { useEffect, useEffectEvent } from 'react';

interface Steps {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** Undoes by Ctrl+Z (⌘Z) and does again by Ctrl+Shift+Z or Ctrl+Y, in fields too: what they hold is part of what is undone. */
export function useUndoKeys(isOn: boolean, steps: Steps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const step = key === 'z' ? (event.shiftKey ? steps.redo : steps.undo) : key === 'y' ? steps.redo : undefined;
    if (step === undefined) return;
    event.preventDefault();
    step?.();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}
