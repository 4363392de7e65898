import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present time by the minute. It starts with the server's, so that hydration finds the same text. */
export function useNow(initial: string): Date {
  const [now, setNow] = useState(() => new Date(initial));
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
