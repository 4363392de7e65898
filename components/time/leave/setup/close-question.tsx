import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useMessages } from '@/lib/i18n/use-messages';

interface CloseQuestionProps {
  readonly isAsked: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before something that is not saved is closed. */
export function CloseQuestion({ isAsked, onLeave, onStay }: CloseQuestionProps) {
  const t = useMessages('leave-setup');
  return (
    <ConfirmDialog
      isOpen={isAsked}
      title={t('leaveTitle')}
      confirmText={t('leave')}
      cancelText={t('stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
