import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present instant by the minute, beginning with the one at which the server wrote the page, so that both write the same. */
export function useNow(initial: string): Date {
  const [now, setNow] = useState(() => new Date(initial));
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
