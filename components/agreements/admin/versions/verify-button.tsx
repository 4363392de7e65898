'use client';

import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Language } from '@/lib/contract/platform/languages';
import type { FailureWords } from '@/lib/i18n/failure-text';
import type { AdminMessages } from '../admin-messages';

interface VerifyButtonProps {
  readonly words: AdminMessages;
  readonly failures: FailureWords;
  readonly language: Language;
}

/** Opens what tells whether a PDF was signed here; it comes when it is first asked for. */
export function VerifyButton({ words, failures, language }: VerifyButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setIsOpen(true)}>
        {words.verify}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={words.verifyTitle}>
        <LazyVerifyFile words={words} failures={failures} language={language} />
        <div className="mt-5 flex justify-end">
          <Button variant="secondary" type="button" onClick={() => setIsOpen(false)}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function LazyVerifyFile(props: VerifyButtonProps) {
  const loaded = useLoaded(useCallback(() => import('./verify-file'), []));
  return loaded ? <loaded.VerifyFile {...props} /> : <Skeleton className="mt-4 h-48 w-full" />;
}
