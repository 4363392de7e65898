import { useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { parseInboxUrlState } from './inbox-url-state';

type Change = Partial<Record<'ticket' | 'status' | 'search' | 'compose', string | null>>;

function addressAfter(change: Change): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return location.pathname + (text && `?${text}`);
}

/**
 * The place of the inbox and the ways to change it without the server: what is opened is a step that the browser's back takes
 * back, and closing takes the same step back where it was the last one.
 */
export function useInboxAddress() {
  const place = parseInboxUrlState(useSearchParams());
  const steps = useRef(0);

  /** Opens something; with `isInPlace` it stands in the place of what was open. */
  function open(change: Change, isInPlace = false) {
    if (isInPlace) return history.replaceState(null, '', addressAfter(change));
    steps.current += 1;
    history.pushState(null, '', addressAfter(change));
  }

  function close(change: Change) {
    if (steps.current !== 1) return history.replaceState(null, '', addressAfter(change));
    steps.current = 0;
    history.back();
  }

  return { place, open, close };
}
