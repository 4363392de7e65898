import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { CHAINS_PAGE } from '../chain-pages';

interface RemoveChainProps {
  readonly code: string;
  readonly name: string;
}

/** Takes a chain out of force, after a question. What is open keeps it. */
export function RemoveChain({ code, name }: RemoveChainProps) {
  const t = useMessages('approval-chains');
  const errorText = useErrorText();
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending } = useCallMutation('removeApprovalChain');

  async function remove() {
    try {
      await send({ ChainCode: code });
      showSnackbar('success', t('removed', { name }));
      router.replace(CHAINS_PAGE);
      router.refresh();
    } catch (error) {
      setIsAsked(false);
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsAsked(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('removeTitle', { name })}
        confirmText={t('remove')}
        cancelText={t('cancel')}
        isBusy={isSending}
        isDangerous
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}
