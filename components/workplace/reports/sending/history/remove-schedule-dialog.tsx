import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface RemoveScheduleDialogProps {
  readonly schedule: ReportSchedule;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** RHIS-03: asks before a row goes; a schedule is then due no more. */
export function RemoveScheduleDialog({ schedule, onRemoved, onClose }: RemoveScheduleDialogProps) {
  const t = useMessages('report-sending');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('removeReportSchedule');
  const { HeaderCode, SaveReportName, SchedulerType } = schedule;

  async function remove() {
    try {
      await send({ HeaderCode });
      showSnackbar('success', t('removed'));
      onRemoved();
      onClose();
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <DeleteDialog
      isOpen
      isBusy={isSending}
      onDelete={() => void remove()}
      onCancel={onClose}
      words={{
        title: t('removeTitle'),
        question: t(SchedulerType === null ? 'removeSent' : 'removeSchedule'),
        deleting: t('removing'),
        delete: t('remove'),
        cancel: t('cancel'),
      }}
    >
      <p className="mt-2 font-medium text-ink wrap-anywhere">{SaveReportName}</p>
    </DeleteDialog>
  );
}
