import { useEffect, useState } from 'react';

/** So long a text waits for the answer to the one before it, in milliseconds. */
const LONGEST_WAIT_MS = 200;

/**
 * The text to ask for: a new one at once, or when the answer to the last one is here, so that typing never has more than one
 * question under way that is answered in time. `delay` lets it stand still for so many milliseconds first.
 */
export function usePacedText(text: string, isBusy: boolean, delay: number): string {
  const [asked, setAsked] = useState(text);
  const wait = Math.max(delay, isBusy ? LONGEST_WAIT_MS : 0);
  useEffect(() => {
    if (asked === text) return;
    const timer = setTimeout(() => setAsked(text), text ? wait : 0);
    return () => clearTimeout(timer);
  }, [text, asked, wait]);
  return asked;
}
