'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import type { ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { scheduleText } from '../list/schedule-text';
import { SCHEDULER_PAGE } from '../scheduler-pages';

/** SSCH-06: asks before a schedule is deleted, or says why it stays. */
export function DeleteScheduleDialog({ schedule }: { readonly schedule: ServiceSchedule }) {
  const t = useMessages('scheduler');
  const frequencyTexts = useMessages('schedules');
  const errorText = useErrorText();
  const router = useRouter();
  const { send, isSending } = useCallMutation('deleteServiceSchedule');
  const close = () => router.push(SCHEDULER_PAGE, { scroll: false });
  const title = t('one');

  async function remove() {
    try {
      await send({ AutoCode: schedule.AutoCode });
      showSnackbar('success', t('deleted', { title }));
      close();
    } catch (error) {
      showSnackbar('error', hasIssueAt(error, 'AutoCode') ? t('neededText') : errorText(error));
    }
    router.refresh();
  }

  if (schedule.IsNeeded) {
    return (
      <Dialog isOpen onClose={close} title={t('neededTitle', { name: schedule.ServiceName })}>
        <p className="mt-2 text-base text-muted">{t('neededText')}</p>
        <DialogButtons>
          <Button type="button" onClick={close}>
            {t('close')}
          </Button>
        </DialogButtons>
      </Dialog>
    );
  }
  return (
    <DeleteDialog
      isOpen
      isBusy={isSending}
      onDelete={() => void remove()}
      onCancel={close}
      words={{
        title: t('deleteTitle'),
        question: t('deleteQuestion', { title }),
        deleting: t('deleting', { title }),
        delete: t('delete'),
        cancel: t('cancel'),
      }}
    >
      <p className="mt-2 font-medium text-ink">{`${schedule.ServiceName}: ${scheduleText(frequencyTexts, schedule)}`}</p>
    </DeleteDialog>
  );
}
