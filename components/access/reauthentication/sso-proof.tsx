import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { onProofOutcome } from '@/lib/client/session/proof-channel';
import type { Unconfirmed } from '@/lib/confirmed-address';
import { useMessages } from '@/lib/i18n/use-messages';
import { withBasePath } from '@/lib/links/links';
import type { SsoOffer } from './sso-offer';
import { unconfirmedText } from './unconfirmed-text';

interface SsoProofProps {
  readonly provider: SsoOffer;
  readonly onProven: () => void;
}

const WINDOW = 'hr-proof';
const WINDOW_FEATURES = 'popup,width=520,height=720';

/**
 * Confirms at the identity provider, in a window of its own: this page stays, with all that was typed and what waits to be sent.
 * The window says by itself how it ended.
 */
export function SsoProof({ provider, onProven }: SsoProofProps) {
  const t = useMessages('reauthentication');
  const [isAway, setIsAway] = useState(false);
  const [why, setWhy] = useState<Unconfirmed | null>(null);
  const hear = useEffectEvent((outcome: Unconfirmed | null) => {
    if (outcome === null) return onProven();
    setIsAway(false);
    setWhy(outcome);
  });
  useEffect(() => onProofOutcome(({ why: outcome }) => hear(outcome)), []);

  /** The form goes to the window; a browser that opens none takes another tab for it. */
  function open({ currentTarget }: FormEvent<HTMLFormElement>) {
    currentTarget.target = window.open('', WINDOW, WINDOW_FEATURES) ? WINDOW : '_blank';
    setWhy(null);
    setIsAway(true);
  }

  return (
    <form method="post" action={withBasePath('/api/session/start-proof')} onSubmit={open} className="space-y-3">
      <input type="hidden" name="provider" value={provider.name} />
      {why && <Alert tone="danger">{unconfirmedText(why, provider.label, t)}</Alert>}
      <Button type="submit" variant="secondary" className="w-full wrap-anywhere">
        {t('confirmWith', { provider: provider.label })}
      </Button>
      <p role="status" className="text-muted">
        {isAway && t('inWindow', { provider: provider.label })}
      </p>
    </form>
  );
}
