import { useState } from 'react';
import { PasskeyButton } from '@/components/platform/passkey-button';
import { Alert } from '@/components/ui/feedback/alert';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** Confirms by a passkey, which takes the place of password and code. */
export function PasskeyProof({ onProven }: { readonly onProven: () => void }) {
  const t = useMessages('reauthentication');
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  return (
    <div className="space-y-3">
      {error !== null && <Alert tone="danger">{errorText(error)}</Alert>}
      <PasskeyButton
        text={t('usePasskey')}
        busyText={t('waitingForDevice')}
        post={postSignedIn}
        send={async (signed) => {
          await postSignedIn('confirm-passkey', signed);
          onProven();
        }}
        onFailure={setError}
      />
    </div>
  );
}
