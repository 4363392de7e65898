import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { OwnLayoutDialogProps } from './layout-dialog';

/** Asks before one's own layout is removed. */
export function RemoveDialog({ code, current, onDone, onClose }: OwnLayoutDialogProps) {
  const t = useMessages('reports');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('removeReport');
  const { data: schedules = [] } = useCall('listReportSchedules', { ReportCode: code });
  const sending = schedules.filter(
    ({ SavedReportCode, Active }) => Active && SavedReportCode === current.SaveReportCode,
  ).length;

  async function remove() {
    try {
      await send({ SaveReportCode: current.SaveReportCode });
      showSnackbar('success', t('removed'));
      onDone(null);
    } catch (error) {
      showSnackbar('error', errorText(error));
      onClose();
    }
  }

  return (
    <DeleteDialog
      isOpen
      words={{
        title: t('remove'),
        question: t('removeQuestion'),
        deleting: t('removing'),
        delete: t('delete'),
        cancel: t('cancel'),
      }}
      isBusy={isSending}
      onDelete={() => void remove()}
      onCancel={onClose}
    >
      <p className="mt-2 font-medium text-ink">{current.SaveReportName}</p>
      {sending > 0 && <p className="mt-2">{t('removeScheduled', { count: sending })}</p>}
    </DeleteDialog>
  );
}
