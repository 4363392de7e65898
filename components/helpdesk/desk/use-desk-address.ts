import { useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { parseDeskUrlState, deskQuery, type DeskUrlState } from './desk-url-state';

function addressOf(place: DeskUrlState): string {
  const query = deskQuery(place);
  return location.pathname + (query && `?${query}`);
}

/**
 * The desk's place and the ways to change it without the server. Opening a ticket is a step that the browser's back takes back;
 * how the queue is looked at stands in the place of how it was, so that it survives a reload and can be shared.
 */
export function useDeskAddress() {
  const place = parseDeskUrlState(useSearchParams());
  const steps = useRef(0);

  function change(part: Partial<DeskUrlState>) {
    history.replaceState(null, '', addressOf({ ...place, ...part }));
  }

  function open(ticket: string) {
    if (place.ticket) return change({ ticket });
    steps.current += 1;
    history.pushState(null, '', addressOf({ ...place, ticket }));
  }

  function close() {
    if (steps.current !== 1) return change({ ticket: null });
    steps.current = 0;
    history.back();
  }

  return { place, change, open, close };
}
