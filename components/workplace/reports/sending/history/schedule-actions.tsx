import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface ScheduleActionsProps {
  readonly schedule: ReportSchedule;
  readonly onChanged: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a row of the history; what was sent at once can be removed alone. */
export function ScheduleActions({ schedule, onChanged, onEdit, onRemove }: ScheduleActionsProps) {
  const t = useMessages('report-sending');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('setReportScheduleActive');
  const { HeaderCode, SaveReportName: name, SchedulerType, Active, PausedBecause } = schedule;

  async function toggle() {
    try {
      await send({ HeaderCode, Active: !Active });
      showSnackbar('success', t(Active ? 'pausedNow' : 'resumedNow'));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
    onChanged();
  }

  const button = (text: string, label: string, onPress: () => void) => (
    <button type="button" disabled={isSending} aria-label={label} onClick={onPress} className={rowButtonClasses}>
      {text}
    </button>
  );
  return (
    <div className="flex flex-wrap gap-1.5">
      {SchedulerType !== null && (
        <>
          {Active && button(t('pause'), t('pauseNamed', { name }), () => void toggle())}
          {!Active &&
            PausedBecause !== 'layout_gone' &&
            button(t('resume'), t('resumeNamed', { name }), () => void toggle())}
          {button(t('edit'), t('editNamed', { name }), onEdit)}
        </>
      )}
      {button(t('remove'), t('removeNamed', { name }), onRemove)}
    </div>
  );
}
