'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { MAX_PASSKEYS } from '@/lib/contract/access/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import { CodeDialog } from '../code-dialog';
import type { Factors } from '../factors';
import { AddPasskey } from './add-passkey';
import { PasskeyRow, type PasskeyFacts } from './passkey-row';
import { RenameDialog } from './rename-dialog';

interface PasskeysCardProps {
  readonly passkeys: readonly PasskeyFacts[];
  readonly factors: Factors;
  /** Which roles ask for the last one, so that it cannot be removed; empty for none. */
  readonly required: string;
}

/** The passkeys of a person who has a second factor, and what can be done with them. */
export function PasskeysCard({ passkeys, factors, required }: PasskeysCardProps) {
  const t = useMessages('second-factor');
  const router = useRouter();
  const [asked, setAsked] = useState<{ readonly to: 'rename' | 'remove'; readonly row: PasskeyFacts } | null>(null);

  function finish(text: string) {
    setAsked(null);
    showSnackbar('success', text);
    router.refresh();
  }

  const isLast = !factors.hasApp && passkeys.length === 1;
  return (
    <Card className="space-y-4 p-5 md:p-6">
      <section aria-labelledby="passkeys">
        <h2 id="passkeys" className="text-base font-semibold">
          {t('passkeys')}
        </h2>
        <p className="max-w-xl text-pretty text-muted">{t('passkeysText')}</p>
        {required && isLast && <p className="mt-1 text-muted">{required}</p>}
        {passkeys.length > 0 && (
          <ul className="mt-3 divide-y divide-line border-t border-line">
            {passkeys.map((row) => (
              <PasskeyRow
                key={row.code}
                row={row}
                onRename={() => setAsked({ to: 'rename', row })}
                onRemove={required && isLast ? undefined : () => setAsked({ to: 'remove', row })}
              />
            ))}
          </ul>
        )}
      </section>
      {passkeys.length < MAX_PASSKEYS ? (
        <AddPasskey factors={factors} onAdded={() => finish(t('passkeyAdded'))} />
      ) : (
        <p className="text-muted">{t('passkeysFull', { most: MAX_PASSKEYS })}</p>
      )}
      {asked?.to === 'rename' && (
        <RenameDialog passkey={asked.row} onRenamed={() => finish(t('renamed'))} onClose={() => setAsked(null)} />
      )}
      {asked?.to === 'remove' && (
        <CodeDialog
          title={t('removePasskeyTitle')}
          text={t(isLast ? 'removeLastPasskeyText' : 'removePasskeyText', { name: asked.row.name })}
          submitText={t('remove')}
          isDangerous
          factors={factors}
          send={(proof) => postSignedIn('remove-passkey', { PasskeyCode: asked.row.code, ...proof })}
          onSent={() => finish(t('passkeyRemoved'))}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
