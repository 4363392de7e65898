'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { withBasePath } from '@/lib/links/links';

export interface SignOutWords {
  readonly signOutTitle: string;
  readonly signOutText: string;
  readonly cancel: string;
  readonly signOutNow: string;
  readonly signingOut: string;
}

interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly words: SignOutWords;
}

/** OUT-05 to OUT-09. Signing out is a plain form post, so that it also leads to an address outside. */
export function SignOutDialog({ isOpen, onClose, words }: SignOutDialogProps) {
  const [isSigningOut, setIsSigningOut] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.signOutTitle}>
      <p className="mt-2 text-base text-muted">{words.signOutText}</p>
      <form
        method="post"
        action={withBasePath('/api/session/sign-out')}
        onSubmit={() => setIsSigningOut(true)}
        className="mt-6 flex flex-wrap justify-end gap-3"
      >
        <Button variant="secondary" type="button" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" isBusy={isSigningOut} busyText={words.signingOut}>
          {words.signOutNow}
        </Button>
      </form>
    </Dialog>
  );
}
