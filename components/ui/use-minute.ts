import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The beginning of the present minute, so that server and browser mostly agree. */
const minuteNow = () => Date.now() - (Date.now() % MINUTE_MS);

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The present time by the minute, read again as minutes pass. */
export function useMinute(): Date {
  return new Date(useSyncExternalStore(subscribe, minuteNow, minuteNow));
}
