import { useState } from 'react';
import { FrequencyFields } from '@/components/platform/schedules/frequency-fields';
import {
  calendarFrequencyOf,
  FURTHER_MONTH_DAYS,
  wireFrequencyOf,
} from '@/components/platform/schedules/frequency-values';
import { checkFrequency } from '@/components/platform/schedules/check-frequency';
import { NextRuns } from '@/components/platform/schedules/next-runs';
import { TextField } from '@/components/ui/form/text-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { MAX_LAYOUT_NAME } from '@/lib/contract/workplace/reports/limits';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';
import { useMessages } from '@/lib/i18n/use-messages';
import { checkSchedule } from './check-sending';
import { ConditionFields } from './fields/condition-fields';
import { LayoutField } from './fields/layout-field';
import { RowsField } from './fields/rows-field';
import { WhomFields } from './fields/whom-fields';
import { SendingFrame } from './sending-frame';
import { scheduleRequest, trialRequest } from './sending-requests';
import type { SendingTabProps } from './sending-tab';
import type { SendingValues } from './sending-values';
import { Trial } from './trial/trial';
import { useSendingForm } from './use-sending-form';

interface ScheduleTabProps extends SendingTabProps {
  /** The schedule that is changed; null for a new one. */
  readonly edited: ReportSchedule | null;
}

/** RSCH-01: sends a report again and again; the next five instants are shown before it is saved. */
export function ScheduleTab({ edited, ...props }: ScheduleTabProps) {
  const { report, fields, saved, roles, values, onSaveShown, onSent, onClose } = props;
  const t = useMessages('report-sending');
  const frequency = useMessages('schedules');
  const { send } = useCallMutation('saveReportSchedule');
  const form = useSendingForm({
    values,
    check: (all) => checkSchedule(t, frequency, report, all),
    send: (all) => send(scheduleRequest(report, all, edited?.HeaderCode ?? '')),
    sentText: t('scheduled'),
    onSent,
  });
  return (
    <SendingFrame form={form} submitText={t(edited ? 'save' : 'schedule')} busyText={t('saving')} onClose={onClose}>
      {edited && <p className="font-medium">{t('editing', { name: edited.SaveReportName })}</p>}
      {report.IsExcel ? (
        <TextField
          {...form.field('ReportName')}
          label={t('reportName')}
          maxLength={MAX_LAYOUT_NAME}
          autoComplete="off"
          isMandatory
        />
      ) : (
        <LayoutField form={form} label={t('savedReport')} saved={saved} onSaveShown={onSaveShown} />
      )}
      <RowsField form={form} fields={fields} />
      <FrequencyFields form={form} optional={FURTHER_MONTH_DAYS} />
      <ShownRuns values={form.values} />
      <WhomFields form={form} roles={roles} />
      <Trial request={trialRequest(report, form.values, { hasDays: false, HeaderCode: edited?.HeaderCode })} />
      <ConditionFields form={form} fields={fields} />
    </SendingFrame>
  );
}

/** The next five instants, once the form says when. */
function ShownRuns({ values }: { readonly values: SendingValues }) {
  const t = useMessages('schedules');
  const [from] = useState(() => new Date().toISOString());
  const isWhole = Object.keys(checkFrequency(t, values, FURTHER_MONTH_DAYS)).length === 0;
  if (!isWhole) return null;
  const timetable = { from, time: values.ExecuteTime, frequency: calendarFrequencyOf(wireFrequencyOf(values)) };
  return <NextRuns timetable={timetable} />;
}
