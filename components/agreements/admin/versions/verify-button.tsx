'use client';

import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import { useMessages } from '@/lib/i18n/use-messages';

/** Opens what tells whether a PDF was signed here; it comes when it is first asked for. */
export function VerifyButton() {
  const t = useMessages('agreements-admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setIsOpen(true)}>
        {t('verify')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('verifyTitle')}>
        <LazyVerifyFile />
        <div className="mt-5 flex justify-end">
          <Button variant="secondary" type="button" onClick={() => setIsOpen(false)}>
            {t('close')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function LazyVerifyFile() {
  const loaded = useLoaded(useCallback(() => import('./verify-file'), []));
  return loaded ? <loaded.VerifyFile /> : <Skeleton className="mt-4 h-48 w-full" />;
}
