import { useSearchParams } from 'next/navigation';
import { useRef } from 'react';
import { deskPlace, deskQuery, type DeskPlace } from './desk-place';

function addressOf(place: DeskPlace): string {
  const query = deskQuery(place);
  return location.pathname + (query && `?${query}`);
}

/**
 * The desk's place and the ways to change it without the server. Opening a ticket is a step that the browser's back takes back;
 * how the queue is looked at stands in the place of how it was, so that it survives a reload and can be shared.
 */
export function useDeskAddress() {
  const place = deskPlace(useSearchParams());
  const steps = useRef(0);

  function change(part: Partial<DeskPlace>) {
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
