import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useConfirmLeave } from '@/lib/client/session/use-confirm-leave';

interface LeaveQuestionProps {
  readonly isUnsaved: boolean;
  /** The texts of the screen that would be left. */
  readonly t: (key: 'leaveTitle' | 'leaveText' | 'leave' | 'stay') => string;
}

/** Asks before the page is left with unsaved changes. */
export function LeaveQuestion({ isUnsaved, t }: LeaveQuestionProps) {
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
