'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { leaveTo } from '@/lib/client/pause';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useMessages } from '@/lib/i18n/use-messages';
import { NewCodes } from '../new-codes';
import { AddPasskey } from './add-passkey';

interface FirstPasskeyProps {
  /** Whether nothing else is open before. */
  readonly isAtGate?: boolean;
  /** What else there is to choose. */
  readonly children: ReactNode;
}

const NO_FACTORS = { hasApp: false, hasPasskey: false };

/** A passkey as the first factor. Once it is added, the recovery codes are shown, and nothing beside them. */
export function FirstPasskey({ isAtGate = false, children }: FirstPasskeyProps) {
  const t = useMessages('second-factor');
  const router = useRouter();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <Card className="p-5 md:p-6">
        <NewCodes
          codes={codes}
          title={t('firstPasskeyAdded')}
          onDone={async () => {
            if (isAtGate) return leaveTo((await postSignedIn('finish-enrolment', {})).next);
            router.refresh();
          }}
        />
      </Card>
    );
  }
  return (
    <div className="space-y-6">
      <Card className="space-y-4 p-5 md:p-6">
        <div>
          <h2 className="text-base font-semibold">{t('usePasskey')}</h2>
          <p className="max-w-xl text-pretty text-muted">{t('passkeysText')}</p>
        </div>
        <AddPasskey factors={NO_FACTORS} isMain onAdded={setCodes} />
      </Card>
      <h2 className="text-base font-semibold">{t('orApp')}</h2>
      {children}
    </div>
  );
}
