import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { signByPasskey } from '@/lib/client/passkeys/passkeys';
import { useWhyNoPasskeys } from '@/lib/client/passkeys/use-why-no-passkeys';
import { leaveTo } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { useMessages } from '@/lib/i18n/use-messages';

interface PasskeySignInProps {
  /** Whether it is the first way on, as it is for who has no app. */
  readonly isMain: boolean;
  /** With null once it is tried anew. */
  readonly onFailure: (error: unknown) => void;
}

/** Signs in by a passkey in place of a code. Shown where scripts run and the browser can; codes are there for everybody. */
export function PasskeySignIn({ isMain, onFailure }: PasskeySignInProps) {
  const t = useMessages('sign-in');
  const whyNot = useWhyNoPasskeys();
  const [isBusy, setIsBusy] = useState(false);

  async function signIn() {
    setIsBusy(true);
    onFailure(null);
    try {
      const { next } = await postSession('passkey', await signByPasskey(postSession));
      return await leaveTo(next);
    } catch (error) {
      onFailure(error);
    }
    setIsBusy(false);
  }

  if (whyNot !== null) return null;
  return (
    <Button
      type="button"
      variant={isMain ? 'primary' : 'secondary'}
      className="w-full"
      isBusy={isBusy}
      busyText={t('waitingForDevice')}
      onClick={() => void signIn()}
    >
      {t('usePasskey')}
    </Button>
  );
}
