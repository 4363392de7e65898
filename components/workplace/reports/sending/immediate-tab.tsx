import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { checkImmediate } from './check-sending';
import { LayoutField } from './fields/layout-field';
import { RowsField } from './fields/rows-field';
import { SentDays } from './fields/sent-days';
import { WhomFields } from './fields/whom-fields';
import { SendingFrame } from './sending-frame';
import { immediateRequest, trialRequest } from './sending-requests';
import type { SendingTabProps } from './sending-tab';
import { Trial } from './trial/trial';
import { useSendingForm } from './use-sending-form';

/** RIMM-01: sends a report now. */
export function ImmediateTab({ report, fields, saved, roles, values, onSaveShown, onSent, onClose }: SendingTabProps) {
  const t = useMessages('report-sending');
  const { send } = useCallMutation('sendReport');
  const form = useSendingForm({
    values,
    check: (all) => checkImmediate(t, report, all),
    send: (all) => send(immediateRequest(report, all)),
    sentText: t('triggered'),
    onSent,
  });
  return (
    <SendingFrame form={form} submitText={t('send')} busyText={t('sending')} onClose={onClose}>
      {!report.IsExcel && <LayoutField form={form} label={t('reportName')} saved={saved} onSaveShown={onSaveShown} />}
      <SentDays form={form} kind={report.Days} />
      <RowsField form={form} fields={fields} />
      <WhomFields form={form} roles={roles} />
      <Trial request={trialRequest(report, form.values, { hasDays: true })} />
    </SendingFrame>
  );
}
