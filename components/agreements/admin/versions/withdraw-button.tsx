import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { AdminMessages } from '../admin-messages';

interface WithdrawButtonProps {
  readonly code: string;
  /** Whether nobody was asked for it yet. */
  readonly isPlanned: boolean;
  readonly words: AdminMessages;
  readonly failureText: (error: unknown) => string;
}

/** Takes a version back after a question. */
export function WithdrawButton({ code, isPlanned, words, failureText }: WithdrawButtonProps) {
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('withdrawConduct');

  async function withdraw() {
    try {
      const { State } = await send({ ConductCode: code });
      showSnackbar('success', State === 'draft' ? words.unplanned : words.withdrawn);
      router.refresh();
    } catch (error) {
      showSnackbar('error', failureText(error));
    } finally {
      setIsAsked(false);
    }
  }

  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setIsAsked(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDangerous={!isPlanned}
        title={words.withdrawTitle}
        confirmText={words.withdraw}
        cancelText={words.cancel}
        isBusy={isSending}
        onConfirm={() => void withdraw()}
        onCancel={() => setIsAsked(false)}
      >
        {isPlanned ? words.unplanText : words.withdrawText}
      </ConfirmDialog>
    </>
  );
}
