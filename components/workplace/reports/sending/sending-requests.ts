import { wireFrequencyOf } from '@/components/platform/schedules/frequency-values';
import type { RequestFor } from '@/lib/contract/all';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { readAddresses } from '@/lib/contract/workplace/reports/sending/mail-addresses';
import type { SendingValues } from './sending-values';

/** What is sent and to whom, as every call of sending has it. */
function sentOf({ ReportCode, IsExcel }: ReportEntry, values: SendingValues) {
  const SavedReportCode = IsExcel ? '' : values.SavedReportCode;
  const codesOf = (kind: 'person' | 'role') =>
    values.recipients.filter((recipient) => recipient.kind === kind).map(({ code }) => code);
  return {
    ReportCode,
    SavedReportCode,
    Format: values.Format,
    Fields: values.filters.map((filter) => ({ ...filter, ReportCode, SavedReportCode })),
    ChillCodes: codesOf('person'),
    RoleCodes: codesOf('role').map(Number),
  };
}

/** The days of what is sent at once; a schedule takes the report's own on the day that it runs. */
const daysOf = ({ Days }: ReportEntry, { from, to }: SendingValues) => ({
  ...(Days === 'day' && { AsOnDate: from }),
  ...(Days === 'period' && { FromDate: from, ToDate: to }),
});

/** RIMM-02, RIMM-03. */
export function immediateRequest(report: ReportEntry, values: SendingValues): RequestFor<'sendReport'> {
  const sent = sentOf(report, values);
  return {
    ...sent,
    ...daysOf(report, values),
    CCEMail_IDs: values.addresses,
    Status: sent.Fields.length === 0 ? 'P' : 'F',
  };
}

/** RSCH-02 to RSCH-11; a `HeaderCode` names the schedule that is changed. */
export function scheduleRequest(
  report: ReportEntry,
  values: SendingValues,
  HeaderCode: string,
): RequestFor<'saveReportSchedule'> {
  const { EveryMinutes: _, ...frequency } = wireFrequencyOf(values);
  const hasLimit = values.SendWhen === 'limit';
  return {
    ...sentOf(report, values),
    ...frequency,
    HeaderCode,
    ExecuteTime: values.ExecuteTime,
    SchedulerCode: frequency.SchedulerCode ?? 1,
    ReportName: values.ReportName.trim(),
    CCEmailIDs: values.addresses,
    SendWhen: values.SendWhen,
    LimitField: hasLimit ? values.LimitField : '',
    LimitValue: hasLimit ? Number(values.LimitValue) : 0,
    ShowsChanges: values.ShowsChanges,
  };
}

interface TrialOptions {
  /** Whether it is for the days of the form. */
  readonly hasDays: boolean;
  /** The schedule that is changed. */
  readonly HeaderCode?: string;
}

/** What would be sent, with the days or without; null as long as the form does not say enough to try it. */
export function trialRequest(
  report: ReportEntry,
  values: SendingValues,
  { hasDays, HeaderCode = '' }: TrialOptions,
): RequestFor<'tryReportSending'> | null {
  const hasLayout = report.IsExcel || values.SavedReportCode !== '';
  const hasAddresses = !('issue' in readAddresses(values.addresses));
  const isWhole = Object.values(daysOf(report, values)).every((day) => day !== '');
  if (!hasLayout || !hasAddresses || (hasDays && !isWhole)) return null;
  return {
    HeaderCode,
    ...sentOf(report, values),
    ...(hasDays && daysOf(report, values)),
    CCEmailIDs: values.addresses,
  };
}
