import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useConfirmLeave } from '@/lib/client/session/use-confirm-leave';
import { useMessages } from '@/lib/i18n/use-messages';

/** Asks before words are lost that were not saved. */
export function LeaveQuestion({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const t = useMessages('mail-templates');
  const question = useConfirmLeave(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={question.isAsked}
      title={t('leaveTitle')}
      confirmText={t('leave')}
      cancelText={t('stay')}
      onConfirm={question.leave}
      onCancel={question.stay}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
