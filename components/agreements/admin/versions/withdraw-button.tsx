import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface WithdrawButtonProps {
  readonly code: string;
  /** Whether nobody was asked for it yet. */
  readonly isPlanned: boolean;
}

/** Takes a version back after a question. */
export function WithdrawButton({ code, isPlanned }: WithdrawButtonProps) {
  const t = useMessages('agreements-admin');
  const errorText = useErrorText();
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('withdrawConduct');

  async function withdraw() {
    try {
      const { State } = await send({ ConductCode: code });
      showSnackbar('success', State === 'draft' ? t('unplanned') : t('withdrawn'));
      router.refresh();
    } catch (error) {
      showSnackbar('error', errorText(error));
    } finally {
      setIsAsked(false);
    }
  }

  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setIsAsked(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDangerous={!isPlanned}
        title={t('withdrawTitle')}
        confirmText={t('withdraw')}
        cancelText={t('cancel')}
        isBusy={isSending}
        onConfirm={() => void withdraw()}
        onCancel={() => setIsAsked(false)}
      >
        {isPlanned ? t('unplanText') : t('withdrawText')}
      </ConfirmDialog>
    </>
  );
}
