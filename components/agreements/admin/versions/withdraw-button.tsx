import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';

interface WithdrawButtonProps {
  readonly code: string;
  /** Whether nobody was asked for it yet. */
  readonly isPlanned: boolean;
}

/** Takes a version back after a question. */
export function WithdrawButton({ code, isPlanned }: WithdrawButtonProps) {
  const t = useMessages('agreements-admin');
  const router = useRouter();
  const { send } = useCallMutation('withdrawConduct');

  async function withdraw() {
    const { State } = await send({ ConductCode: code });
    showSnackbar('success', State === 'draft' ? t('unplanned') : t('withdrawn'));
    router.refresh();
  }

  return (
    <ConfirmButton
      text={t('withdraw')}
      title={t('withdrawTitle')}
      cancelText={t('cancel')}
      isDangerous={!isPlanned}
      onConfirm={withdraw}
    >
      {isPlanned ? t('unplanText') : t('withdrawText')}
    </ConfirmButton>
  );
}
