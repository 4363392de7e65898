import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { withBasePath } from '@/lib/links/links';
import { useMessages } from '@/lib/i18n/use-messages';

interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** OUT-05 to OUT-09. Signing out is a plain form post, so that it also leads to an address outside. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  const t = useMessages('shell');
  const [isSigningOut, setIsSigningOut] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('signOutTitle')}>
      <p className="mt-2 text-base text-muted">{t('signOutText')}</p>
      <form
        method="post"
        action={withBasePath('/api/session/sign-out')}
        onSubmit={() => setIsSigningOut(true)}
        className="mt-6 flex flex-wrap justify-end gap-3"
      >
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={isSigningOut} busyText={t('signingOut')}>
          {t('signOutNow')}
        </Button>
      </form>
    </Dialog>
  );
}
