import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { signByPasskey } from '@/lib/client/passkeys/passkeys';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** Confirms by a passkey, which takes the place of password and code. */
export function PasskeyProof({ onProven }: { readonly onProven: () => void }) {
  const t = useMessages('reauthentication');
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setIsBusy(true);
    setFailure(null);
    try {
      await postSignedIn('confirm-passkey', await signByPasskey(postSignedIn));
      return onProven();
    } catch (error) {
      setFailure(errorText(error));
    }
    setIsBusy(false);
  }

  return (
    <div className="space-y-3">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Button
        type="button"
        variant="secondary"
        className="w-full"
        isBusy={isBusy}
        busyText={t('waitingForDevice')}
        onClick={() => void confirm()}
      >
        {t('usePasskey')}
      </Button>
    </div>
  );
}
