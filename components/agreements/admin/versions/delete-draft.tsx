import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { ADMIN_PAGE } from '../conduct-page';

interface DeleteDraftProps {
  readonly code: string;
}

/** Deletes a draft after a question. */
export function DeleteDraft({ code }: DeleteDraftProps) {
  const t = useMessages('agreements-admin');
  const errorText = useErrorText();
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('deleteConductDraft');

  async function remove() {
    try {
      await send({ ConductCode: code });
      showSnackbar('success', t('deleted'));
      router.replace(ADMIN_PAGE);
      router.refresh();
    } catch (error) {
      showSnackbar('error', errorText(error));
      setIsAsked(false);
    }
  }

  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setIsAsked(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDangerous
        title={t('deleteTitle')}
        confirmText={t('delete')}
        cancelText={t('cancel')}
        isBusy={isSending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
