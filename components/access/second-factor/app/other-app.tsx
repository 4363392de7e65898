'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Factors } from '../factors';
import { NewCodes } from '../new-codes';
import { AddApp } from './add-app';

interface OtherAppProps {
  /** The key of the app, sealed. */
  readonly offer: string;
  readonly factors: Factors;
  /** How the app gets its key. */
  readonly children: ReactNode;
}

/** An app in place of the one before, which voids its recovery codes, or one beside the passkeys. Leads back to the factors. */
export function OtherApp({ offer, factors, children }: OtherAppProps) {
  const t = useMessages('second-factor');
  const router = useRouter();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function showFactors() {
    router.replace('/user/secondfactor');
    router.refresh();
  }

  if (codes) return <NewCodes codes={codes} title={t('replaced')} onDone={showFactors} />;
  return (
    <AddApp
      offer={offer}
      factors={factors}
      onAdded={(told) => {
        if (told.length > 0) return setCodes(told);
        showSnackbar('success', t('appAddedBeside'));
        showFactors();
      }}
    >
      {children}
    </AddApp>
  );
}
