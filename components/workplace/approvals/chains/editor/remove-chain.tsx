import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/platform/confirm-button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { untilLeft } from '@/lib/client/pause';
import { useMessages } from '@/lib/i18n/use-messages';
import { CHAINS_PAGE } from '../chain-pages';

interface RemoveChainProps {
  readonly code: string;
  readonly name: string;
}

/** Takes a chain out of force, after a question. What is open keeps it. */
export function RemoveChain({ code, name }: RemoveChainProps) {
  const t = useMessages('approval-chains');
  const router = useRouter();
  const { send } = useCallMutation('removeApprovalChain');

  async function remove() {
    await send({ ChainCode: code });
    showSnackbar('success', t('removed', { name }));
    router.replace(CHAINS_PAGE);
    router.refresh();
    return untilLeft;
  }

  return (
    <ConfirmButton
      text={t('remove')}
      title={t('removeTitle', { name })}
      cancelText={t('cancel')}
      isDangerous
      onConfirm={remove}
    >
      {t('removeText')}
    </ConfirmButton>
  );
}
