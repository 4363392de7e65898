'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { announceSessionEnd, SESSION_END_DELAY_MS } from '@/lib/client/session/leave-ended-session';
import { useSessionLife } from '@/lib/client/session/use-session-life';
import { useMessages } from '@/lib/i18n/use-messages';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Warns two minutes before the session ends and lets the person stay; says it when it has ended (SESS-26). Closing the
 * dialog is an answer too: somebody is there.
 */
export function SessionWarning() {
  const t = useMessages('sign-in');
  const { secondsLeft, isFinal, stay } = useSessionLife();
  const [isAsking, setIsAsking] = useState(false);
  const [isUnderstood, setIsUnderstood] = useState(false);

  useEffect(() => announceSessionEnd(() => showSnackbar('error', t('expired'), SESSION_END_DELAY_MS)), [t]);

  async function answer() {
    if (isFinal) return setIsUnderstood(true);
    setIsAsking(true);
    if (!(await stay())) showSnackbar('error', t('stayFailed'));
    setIsAsking(false);
  }

  const isOpen = secondsLeft !== null && !(isFinal && isUnderstood);
  return (
    <Dialog isOpen={isOpen} onClose={() => isOpen && void answer()} title={t('stayTitle')}>
      <p className="mt-2 text-base text-muted">{isFinal ? t('lastText') : t('stayText')}</p>
      <p role="timer" className="mt-3 text-3xl font-semibold digits">
        {clock(secondsLeft ?? 0)}
      </p>
      <div className="mt-6 flex justify-end">
        <Button type="button" isBusy={isAsking} onClick={() => void answer()}>
          {isFinal ? t('understood') : t('stay')}
        </Button>
      </div>
    </Dialog>
  );
}
