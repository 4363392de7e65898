import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { refreshApprovals } from '../list/refresh-approvals';

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
    void refreshApprovals();
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
