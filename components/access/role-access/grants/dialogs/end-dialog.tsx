import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Grant } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRefusal } from '../../use-refusal';

interface EndDialogProps {
  readonly grant: Grant;
  readonly onEnded: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Ends one role of somebody at once, after a question that says what that means. A refusal stands in the question. */
export function EndDialog({ grant, onEnded, onClose }: EndDialogProps) {
  const t = useMessages('role-access');
  const refusal = useRefusal();
  const { send, isSending } = useCallMutation('endGrants');
  const [failure, setFailure] = useState<string | null>(null);
  const { Name: name, RoleName: role, GrantCode } = grant;

  async function confirm() {
    setFailure(null);
    try {
      await send({ GrantCodes: [GrantCode] });
      onClose();
      showSnackbar('success', t('ended', { count: 1 }));
      await onEnded();
    } catch (error) {
      setFailure(refusal(error));
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('endTitle', { name, role })}
      confirmText={t('end')}
      cancelText={t('cancel')}
      isBusy={isSending}
      isDangerous
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('endText', { name })}</p>
      {failure && (
        <div className="mt-4">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}
