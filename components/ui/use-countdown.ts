import { useEffect, useState } from 'react';

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/**
 * Whole seconds left until a moment, by the clock: a tab that slept shows the right time when it wakes. `restart` counts from
 * so many seconds again.
 */
export function useCountdown(seconds: number): { secondsLeft: number; restart: (seconds: number) => void } {
  const [count, setCount] = useState({ from: seconds });
  const [secondsLeft, setSecondsLeft] = useState(seconds);

  useEffect(() => {
    const endsAt = Date.now() + count.from * 1000;
    const timer = setInterval(() => {
      const left = secondsUntil(endsAt);
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [count]);

  function restart(from: number) {
    setSecondsLeft(from);
    setCount({ from });
  }

  return { secondsLeft, restart };
}

/** OTP-06, OTP-07: 209 seconds read `3:29`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
