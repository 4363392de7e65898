import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { refreshTable } from '@/components/ui/table/server-table';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { APPROVALS_TABLE } from '../list/approval-source';

interface WithdrawButtonProps {
  readonly code: string;
  readonly onWithdrawn: () => void;
}

/** Takes a request back after a question. */
export function WithdrawButton({ code, onWithdrawn }: WithdrawButtonProps) {
  const t = useMessages('approvals');
  const { send } = useCallMutation('withdrawApproval');

  async function withdraw() {
    await send({ KeyCode: code });
    showSnackbar('success', t('withdrawn'));
    void refreshTable(APPROVALS_TABLE);
    onWithdrawn();
  }

  return (
    <ConfirmButton
      text={t('withdraw')}
      title={t('withdrawTitle')}
      cancelText={t('cancel')}
      isDangerous
      onConfirm={withdraw}
    >
      {t('withdrawText')}
    </ConfirmButton>
  );
}
