'use client';

import { useEffect, useState } from 'react';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { askForProofBy } from '@/lib/client/session/ask-for-proof';
import type { SsoOffer } from './sso-offer';

/** Comes with its first use, texts included: most people never meet it. */
const ProofDialog = lazyWithMessages(
  'reauthentication',
  (language) => import(`@/messages/${language}/reauthentication.json`),
  async () => (await import('./proof-dialog')).ProofDialog,
);

interface ProofHostProps {
  /** The identity providers of the settings. */
  readonly providers: readonly SsoOffer[];
}

/** Opens the dialog for calls that need a confirmation, and answers them: what was about to be done waits behind it. */
export function ProofHost({ providers }: ProofHostProps) {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);

  useEffect(() => {
    let settle: ((isProven: boolean) => void) | null = null;
    const undo = askForProofBy(() => new Promise((resolve) => setAnswer(() => (settle = resolve))));
    return () => {
      undo();
      // Whoever still waits for it is not left waiting.
      settle?.(false);
    };
  }, []);

  function give(isProven: boolean) {
    setAnswer(null);
    answer?.(isProven);
  }

  return answer && <ProofDialog providers={providers} onProven={() => give(true)} onClose={() => give(false)} />;
}
