'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useMessages } from '@/lib/i18n/use-messages';
import { CodeDialog } from '../code-dialog';
import type { Factors } from '../factors';

interface AppCardProps {
  readonly added: string;
  readonly used: string;
  /** Which roles ask for it, so that it can only be replaced; empty for none. */
  readonly required: string;
  readonly factors: Factors;
}

/** The authenticator app that there is, and what can be done with it. */
export function AppCard({ added, used, required, factors }: AppCardProps) {
  const t = useMessages('second-factor');
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5 md:p-6">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {t('app')}
          <Badge tone="success">{t('on')}</Badge>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{added}</span>
          <span>{used}</span>
        </p>
        {required && <p className="text-muted">{required}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Link href="/user/secondfactor?change=1" prefetch={false} className={buttonClasses('secondary')}>
          {t('change')}
        </Link>
        {!required && (
          <Button type="button" variant="secondary" onClick={() => setIsAsked(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {isAsked && (
        <CodeDialog
          title={t('removeTitle')}
          text={t(factors.hasPasskey ? 'removeBesideText' : 'removeText')}
          factors={factors}
          submitText={t('remove')}
          isDangerous
          send={(proof) => postSignedIn('remove-authenticator', proof)}
          onSent={() => {
            setIsAsked(false);
            showSnackbar('success', t('removed'));
            router.refresh();
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Card>
  );
}
