import { useEffect, useState } from 'react';
import { measureSpeed, NotSignedInError, ping, isSavingData } from './connection';

export type Connection =
  | { readonly state: 'unknown' | 'offline' | 'spared' }
  /** MB/s. */
  | { readonly state: 'measured'; readonly speed: number };

/** First and later intervals of the ping (CONN-01), in milliseconds. */
const FIRST_PING_MS = 2_000;
const PING_INTERVAL_MS = 10_000;
/** How long a measured speed is valid while pings are answered. */
const MEASUREMENT_TTL_MS = 300_000;

/**
 * The connection to the portal, by a ping every ten seconds and an occasional download, while the page is visible and the
 * browser does not save data. Ends with the session.
 */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>({ state: 'unknown' });

  useEffect(() => {
    const unmounted = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let measuredAt: number | null = null;
    let isLooking = false;
    let isOver = false;

    const settle = (next: Connection) => {
      if (!unmounted.signal.aborted) setConnection(next);
    };

    async function lookOnce() {
      if (!navigator.onLine) throw new Error('offline');
      if (isSavingData()) return settle({ state: 'spared' });
      if (measuredAt !== null && performance.now() - measuredAt < MEASUREMENT_TTL_MS) return ping(unmounted.signal);
      const speed = await measureSpeed(unmounted.signal);
      measuredAt = performance.now();
      settle({ state: 'measured', speed });
    }

    async function look() {
      clearTimeout(timer);
      if (isLooking || isOver || document.hidden) return;
      isLooking = true;
      try {
        await lookOnce();
      } catch (error) {
        measuredAt = null;
        isOver = error instanceof NotSignedInError;
        settle({ state: isOver ? 'unknown' : 'offline' });
      }
      isLooking = false;
      if (!isOver && !unmounted.signal.aborted) timer = setTimeout(() => void look(), PING_INTERVAL_MS);
    }

    const lookNow = () => void look();
    timer = setTimeout(lookNow, FIRST_PING_MS);
    document.addEventListener('visibilitychange', lookNow);
    addEventListener('online', lookNow);
    addEventListener('offline', lookNow);
    return () => {
      unmounted.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookNow);
      removeEventListener('online', lookNow);
      removeEventListener('offline', lookNow);
    };
  }, []);

  return connection;
}
