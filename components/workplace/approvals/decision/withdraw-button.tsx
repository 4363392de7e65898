import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { refreshTable } from '@/components/ui/table/server-table';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { APPROVALS_TABLE } from '../list/approval-source';

interface WithdrawButtonProps {
  readonly code: string;
  readonly onWithdrawn: () => void;
}

/** Takes a request back after a question. */
export function WithdrawButton({ code, onWithdrawn }: WithdrawButtonProps) {
  const t = useMessages('approvals');
  const errorText = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('withdrawApproval');

  async function withdraw() {
    try {
      await send({ KeyCode: code });
      showSnackbar('success', t('withdrawn'));
      void refreshTable(APPROVALS_TABLE);
      onWithdrawn();
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
        isDangerous
        title={t('withdrawTitle')}
        confirmText={t('withdraw')}
        cancelText={t('cancel')}
        isBusy={isSending}
        onConfirm={() => void withdraw()}
        onCancel={() => setIsAsked(false)}
      >
        {t('withdrawText')}
      </ConfirmDialog>
    </>
  );
}
