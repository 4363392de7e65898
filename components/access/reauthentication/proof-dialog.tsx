import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCall } from '@/lib/client/call/use-call';
import { useWhyNoPasskeys } from '@/lib/client/passkeys/use-why-no-passkeys';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { PasskeyProof } from './passkey-proof';
import { PasswordProof } from './password-proof';
import { SsoProof } from './sso-proof';
import type { SsoOffer } from './sso-offer';

interface ProofDialogProps {
  readonly providers: readonly SsoOffer[];
  readonly onProven: () => void;
  readonly onClose: () => void;
}

/** “Confirm that it is you”: by each means that the account has. */
export function ProofDialog({ providers, onProven, onClose }: ProofDialogProps) {
  const t = useMessages('reauthentication');
  const errorText = useErrorText();
  const { data: means, error, isLoading } = useCall('getProofMeans', {}, { revalidateOnFocus: false });
  const provider = means?.Means.includes('sso') ? providers.find(({ issuer }) => issuer === means.Issuer) : undefined;
  const hasPassword = means?.Means.includes('password') ?? false;
  const whyNoPasskeys = useWhyNoPasskeys();
  const canUsePasskey = whyNoPasskeys === null && (means?.Means.includes('passkey') ?? false);
  const hasOther = canUsePasskey || provider !== undefined;
  const hasNothing = means !== undefined && !hasOther && !hasPassword;

  return (
    <Dialog isOpen onClose={onClose} title={t('title')}>
      <p className="mt-2 mb-5 text-base text-muted">{hasNothing ? t('noMeans') : t('lead')}</p>
      {isLoading && <Skeleton className="h-18" />}
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <div className="space-y-3">
        {canUsePasskey && <PasskeyProof onProven={onProven} />}
        {provider && <SsoProof provider={provider} onProven={onProven} />}
      </div>
      {hasOther && hasPassword && (
        <p aria-hidden="true" className="my-5 flex items-center gap-3 text-muted">
          <span className="h-px flex-1 bg-line" />
          {t('or')}
          <span className="h-px flex-1 bg-line" />
        </p>
      )}
      {means && hasPassword ? (
        <PasswordProof userName={means.UserName} onProven={onProven} onClose={onClose} />
      ) : (
        <DialogButtons>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogButtons>
      )}
    </Dialog>
  );
}
