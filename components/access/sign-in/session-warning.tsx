'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { announceSessionEnd, SESSION_END_DELAY_MS } from '@/lib/client/session/leave-ended-session';
import { useSessionLife } from '@/lib/client/session/use-session-life';

export interface SessionWords {
  readonly expired: string;
  readonly stayTitle: string;
  readonly stayText: string;
  readonly lastText: string;
  readonly stay: string;
  readonly understood: string;
  readonly stayFailed: string;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Warns two minutes before the session ends and lets the person stay; says it when it has ended (SESS-26). Closing the
 * dialog is an answer too: somebody is there.
 */
export function SessionWarning({ words }: { words: SessionWords }) {
  const { secondsLeft, isFinal, stay } = useSessionLife();
  const [isAsking, setIsAsking] = useState(false);
  const [isUnderstood, setIsUnderstood] = useState(false);

  useEffect(
    () => announceSessionEnd(() => showSnackbar('error', words.expired, SESSION_END_DELAY_MS)),
    [words.expired],
  );

  async function answer() {
    if (isFinal) return setIsUnderstood(true);
    setIsAsking(true);
    if (!(await stay())) showSnackbar('error', words.stayFailed);
    setIsAsking(false);
  }

  const isOpen = secondsLeft !== null && !(isFinal && isUnderstood);
  return (
    <Dialog isOpen={isOpen} onClose={() => isOpen && void answer()} title={words.stayTitle}>
      <p className="mt-2 text-base text-muted">{isFinal ? words.lastText : words.stayText}</p>
      <p role="timer" className="mt-3 text-3xl font-semibold tabular-nums">
        {clock(secondsLeft ?? 0)}
      </p>
      <div className="mt-6 flex justify-end">
        <Button type="button" isBusy={isAsking} onClick={() => void answer()}>
          {isFinal ? words.understood : words.stay}
        </Button>
      </div>
    </Dialog>
  );
}
