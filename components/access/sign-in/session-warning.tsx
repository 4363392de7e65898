'use client';

import { useEffect, useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { announceSessionEnd, SESSION_END_DELAY_MS } from '@/lib/client/session/leave-ended-session';
import { useSessionLife } from '@/lib/client/session/use-session-life';
import { useMessages } from '@/lib/i18n/use-messages';

const stayDialog = partOnDemand(() => import('./stay-dialog'));

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
  const dialog = stayDialog.usePart(isOpen);
  return (
    dialog && (
      <dialog.StayDialog
        isOpen={isOpen}
        secondsLeft={secondsLeft ?? 0}
        isFinal={isFinal}
        isAsking={isAsking}
        onAnswer={() => void answer()}
      />
    )
  );
}
