'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import type { Pause } from '@/lib/contract/access/pauses';
import { useMessages } from '@/lib/i18n/use-messages';
import { LiftDialog } from './lift-dialog';

/** Lifts somebody's pause, once it is said why. */
export function LiftButton({ pause }: { readonly pause: Pause }) {
  const t = useMessages('pauses');
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsked(true)}
        aria-label={t('liftNamed', { name: pause.Name })}
        className={buttonClasses('secondary')}
      >
        {t('lift')}
      </button>
      {isAsked && (
        <LiftDialog
          pause={pause}
          onDone={(outcome) => {
            showSnackbar('success', t(outcome, { name: pause.Name }));
            setIsAsked(false);
            router.refresh();
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
