import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import type { useConfirmLeave } from '@/lib/client/session/use-confirm-leave';
import { useMessages } from '@/lib/i18n/use-messages';

/** Asked before the page is left while something could not be saved. */
export function LeaveQuestion({ question }: { readonly question: ReturnType<typeof useConfirmLeave> }) {
  const t = useMessages('profile-setup');
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
