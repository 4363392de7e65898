import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { ADMIN_PAGE } from '../conduct-page';
import type { AdminMessages } from '../admin-messages';

interface DeleteDraftProps {
  readonly code: string;
  readonly words: AdminMessages;
  readonly failureText: (error: unknown) => string;
}

/** Deletes a draft after a question. */
export function DeleteDraft({ code, words, failureText }: DeleteDraftProps) {
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('deleteConductDraft');

  async function remove() {
    try {
      await send({ ConductCode: code });
      showSnackbar('success', words.deleted);
      router.replace(ADMIN_PAGE);
      router.refresh();
    } catch (error) {
      showSnackbar('error', failureText(error));
      setIsAsked(false);
    }
  }

  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setIsAsked(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDangerous
        title={words.deleteTitle}
        confirmText={words.delete}
        cancelText={words.cancel}
        isBusy={isSending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        {words.deleteText}
      </ConfirmDialog>
    </>
  );
}
