import { useCallback, useEffect, useState } from 'react';

/**
 * Whole seconds left until a moment, by the clock: a tab that slept shows the right time when it wakes. `restart` counts from
 * so many seconds again.
 */
export function useCountdown(seconds: number): { secondsLeft: number; restart: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(seconds);

  const restart = useCallback((from: number) => {
    setSecondsLeft(from);
    setEndsAt(Date.now() + from * 1000);
  }, []);

  useEffect(() => restart(seconds), [restart, seconds]);

  useEffect(() => {
    if (endsAt === null) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  return { secondsLeft, restart };
}

/** OTP-06, OTP-07: 209 seconds read `3:29`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
