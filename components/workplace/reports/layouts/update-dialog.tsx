import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { OwnLayoutDialogProps } from './layout-dialog';
import { wireColumns } from './wire-layout';

/** Puts the columns that are looked at, and what their list is narrowed to, in the place of those of one's own layout. */
export function UpdateDialog({ code, current, layout, filter, onDone, onClose }: OwnLayoutDialogProps) {
  const t = useMessages('reports');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('saveReportFields');
  const save = useCallMutation('saveReport');
  const { SaveReportCode, SaveReportName, RoleCodes } = current;

  async function update() {
    try {
      await send(wireColumns(SaveReportCode, layout));
      if (filter !== undefined) await save.send({ SaveReportName, ReportCode: code, SaveReportCode, Filter: filter });
      showSnackbar('success', t('saved'));
      onDone(SaveReportCode);
    } catch (error) {
      showSnackbar('error', errorText(error));
      onClose();
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('saveLayout')}
      confirmText={t('save')}
      cancelText={t('cancel')}
      isBusy={isSending || save.isSending}
      busyText={t('saving')}
      onConfirm={() => void update()}
      onCancel={onClose}
    >
      {t(RoleCodes.length > 0 ? 'saveSharedQuestion' : 'saveQuestion', { name: SaveReportName })}
    </ConfirmDialog>
  );
}
