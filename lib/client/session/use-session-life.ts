import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplyFor } from '@/lib/contract/all';
import { call } from '../call/call';
import { CallError } from '../call/call-error';

const SECOND_MS = 1000;
/** How long before the end of the session to warn, in milliseconds. */
const WARNING_MS = 120 * SECOND_MS;
/** The first question, and the interval while the end is near, in milliseconds. */
const FIRST_CHECK_MS = 5 * SECOND_MS;
const POLL_MS = 20 * SECOND_MS;
const CHANNEL = 'hr-session-life';

interface Life {
  /** By this browser's clock, in milliseconds. */
  readonly endsAt: number;
  /** Whether using the session cannot prolong it. */
  readonly isFinal: boolean;
}

const lifeOf = ({ IdleSeconds, LeftSeconds }: ReplyFor<'getSessionLife'>): Life => ({
  endsAt: Date.now() + IdleSeconds * SECOND_MS,
  isFinal: LeftSeconds <= IdleSeconds,
});

const isEnded = (error: unknown) => error instanceof CallError && error.code === 'unauthenticated';

/**
 * The time left of the session, shared by all tabs of the browser. The HR API is asked once, then only when the end is near and
 * the page is visible; `secondsLeft` is null until two minutes before the end. A refused call redirects by itself.
 */
export function useSessionLife() {
  const [life, setLife] = useState<Life | null>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const channel = useRef<BroadcastChannel | null>(null);
  const askRef = useRef<() => Promise<void>>(async () => {});

  const askIn = useCallback((milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void askRef.current(), Math.max(milliseconds, SECOND_MS));
  }, []);

  const adopt = useCallback(
    (next: Life) => {
      const left = next.endsAt - Date.now();
      setLife(next);
      setSecondsLeft(left > WARNING_MS ? null : Math.max(Math.ceil(left / SECOND_MS), 0));
      askIn(left > WARNING_MS ? left - WARNING_MS : Math.min(left, POLL_MS));
    },
    [askIn],
  );

  const learn = useCallback(
    (reply: ReplyFor<'getSessionLife'>) => {
      const next = lifeOf(reply);
      adopt(next);
      channel.current?.postMessage(next);
    },
    [adopt],
  );

  useEffect(() => {
    askRef.current = async () => {
      if (document.hidden) return;
      await call('getSessionLife', {}).then(learn, (error: unknown) => {
        if (!isEnded(error)) askIn(POLL_MS);
      });
    };
    const askWhenSeen = () => {
      if (!document.hidden) void askRef.current();
    };
    channel.current = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    channel.current?.addEventListener('message', ({ data }: MessageEvent<Life>) => adopt(data));
    document.addEventListener('visibilitychange', askWhenSeen);
    askIn(FIRST_CHECK_MS);
    return () => {
      clearTimeout(timer.current);
      channel.current?.close();
      document.removeEventListener('visibilitychange', askWhenSeen);
    };
  }, [adopt, askIn, learn]);

  const isNear = secondsLeft !== null;
  useEffect(() => {
    if (!isNear || !life) return;
    const tick = () => setSecondsLeft(Math.max(Math.ceil((life.endsAt - Date.now()) / SECOND_MS), 0));
    const ticking = setInterval(tick, SECOND_MS);
    return () => clearInterval(ticking);
  }, [isNear, life]);

  /** Prolongs the session; whether that worked. */
  const stay = useCallback(
    () =>
      call('staySignedIn', {}).then(
        (reply) => {
          learn(reply);
          return true;
        },
        (error: unknown) => isEnded(error),
      ),
    [learn],
  );

  return { secondsLeft, isFinal: life?.isFinal ?? false, stay };
}
