'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { leaveTo } from '@/lib/client/pause';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useMessages } from '@/lib/i18n/use-messages';
import { AddApp } from './app/add-app';
import { NO_FACTORS } from './factors';
import { NewCodes } from './new-codes';
import { AddPasskey } from './passkeys/add-passkey';

interface FirstFactorProps {
  /** The key of an app, sealed. */
  readonly offer: string;
  /** Whether nothing else is open before. */
  readonly isAtGate?: boolean;
  /** How an app gets its key. */
  readonly children: ReactNode;
}

/** A passkey or an app as the first factor. Once it is added, the recovery codes are shown, and nothing beside them. */
export function FirstFactor({ offer, isAtGate = false, children }: FirstFactorProps) {
  const t = useMessages('second-factor');
  const router = useRouter();
  const [added, setAdded] = useState<{ readonly title: string; readonly codes: readonly string[] } | null>(null);
  if (added) {
    return (
      <Card className="p-5 md:p-6">
        <NewCodes
          {...added}
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
        <AddPasskey
          factors={NO_FACTORS}
          isMain
          onAdded={(codes) => setAdded({ title: t('firstPasskeyAdded'), codes })}
        />
      </Card>
      <h2 className="text-base font-semibold">{t('orApp')}</h2>
      <Card className="p-5 md:p-6">
        <AddApp offer={offer} factors={NO_FACTORS} onAdded={(codes) => setAdded({ title: t('added'), codes })}>
          {children}
        </AddApp>
      </Card>
    </div>
  );
}
