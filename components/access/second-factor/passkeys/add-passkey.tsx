import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { makePasskey, type PasskeyPlace } from '@/lib/client/passkeys/passkeys';
import { useWhyNoPasskeys } from '@/lib/client/passkeys/use-why-no-passkeys';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { CodeDialog } from '../code-dialog';
import type { Factors, FactorProof } from '../factors';

interface AddPasskeyProps {
  /** What the person has, and proves before they add to it. */
  readonly factors: Factors;
  readonly isMain?: boolean;
  /** With the recovery codes of who had no factor before; none for others. */
  readonly onAdded: (codes: readonly string[]) => void;
}

const NAMES = { phone: 'phoneName', key: 'keyName' } as const;

/** Adds a passkey: what proves that it may be, then what the browser makes. Says why where no passkey can be used. */
export function AddPasskey({ factors, isMain = false, onAdded }: AddPasskeyProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const whyNot = useWhyNoPasskeys();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  // The portal calls one on the device in hand like the browser.
  const nameOf = (place: PasskeyPlace) => (place === 'here' ? '' : t(NAMES[place]));

  async function add(proof: FactorProof | Record<string, never>): Promise<readonly string[]> {
    const { Passkey, place } = await makePasskey(postSignedIn, proof);
    const { told = [] } = await postSignedIn('add-passkey', { Passkey, Name: nameOf(place) });
    return told;
  }

  async function addFirst() {
    setIsBusy(true);
    setFailure(null);
    try {
      onAdded(await add({}));
    } catch (error) {
      setFailure(errorText(error));
    }
    setIsBusy(false);
  }

  if (whyNot)
    return <p className="text-muted">{errorText({ code: 'passkey_refused', params: { because: whyNot } })}</p>;
  return (
    <div className="space-y-3">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Button
        type="button"
        variant={isMain ? 'primary' : 'secondary'}
        disabled={whyNot === undefined}
        isBusy={isBusy}
        busyText={t('waitingForDevice')}
        onClick={() => (factors.hasApp || factors.hasPasskey ? setIsAsked(true) : void addFirst())}
      >
        {t('addPasskey')}
      </Button>
      {isAsked && (
        <CodeDialog
          title={t('addPasskey')}
          text={t('addPasskeyText')}
          submitText={t('addPasskey')}
          factors={factors}
          send={add}
          onSent={(codes) => {
            setIsAsked(false);
            onAdded(codes);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}
