import { useEffect, useEffectEvent } from 'react';

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Hears of a table that is pasted anywhere on the page. Spreadsheets put a picture of it on the clipboard too, which what listens for
 * files would take: a text of several cells goes first.
 */
export function usePastedTable(onText: (text: string) => void): void {
  const give = useEffectEvent(onText);
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!/[\t\n]/.test(text.trim())) return;
      event.stopPropagation();
      if (isField(event.target)) return;
      event.preventDefault();
      give(text);
    }
    document.addEventListener('paste', paste, { capture: true });
    return () => document.removeEventListener('paste', paste, { capture: true });
  }, []);
}
