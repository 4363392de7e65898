'use client';

import { useEffect } from 'react';
import { postProofOutcome } from '@/lib/client/session/proof-channel';
import type { Unconfirmed } from '@/lib/confirmed-address';

/** Tells the page behind how it ended, and closes the window that went to the provider; where it stays, its text says what to do. */
export function ProofEnded({ why }: { readonly why: Unconfirmed | null }) {
  useEffect(() => {
    postProofOutcome({ why });
    window.close();
  }, [why]);
  return null;
}
