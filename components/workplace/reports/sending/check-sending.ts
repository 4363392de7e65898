import { checkFrequency } from '@/components/platform/schedules/check-frequency';
import { FURTHER_MONTH_DAYS } from '@/components/platform/schedules/frequency-values';
import type { ScheduleTexts } from '@/components/platform/schedules/frequency-text';
import { CallError } from '@/lib/client/call/call-error';
import { issuesOf, type FieldErrors } from '@/lib/client/form/field-errors';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { MAX_ADDRESSES, readAddresses } from '@/lib/contract/workplace/reports/sending/mail-addresses';
import { SENDING_ISSUES, type SendingIssue } from '@/lib/contract/workplace/reports/sending/sending-rules';
import type { Translate } from '@/lib/i18n/message-key';
import type { SendingValues } from './sending-values';

export type SendingTexts = Translate<'report-sending'>;
type SendingErrors = FieldErrors<SendingValues>;

/** What the wire calls the fields of the form; both spellings of the addresses (VCON-09). */
const FORM_FIELDS: Readonly<Record<string, keyof SendingValues>> = {
  Fields: 'filters',
  ChillCodes: 'recipients',
  RoleCodes: 'recipients',
  CCEMail_IDs: 'addresses',
  CCEmailIDs: 'addresses',
  AsOnDate: 'from',
  FromDate: 'from',
  ToDate: 'to',
};

/** RIMM-04 to RIMM-06. */
export function checkImmediate(t: SendingTexts, report: ReportEntry, values: SendingValues): SendingErrors {
  const { SavedReportCode, from, to } = values;
  const missing = (label: string) => t('required', { label });
  const isReversed = report.Days === 'period' && from !== '' && to !== '' && to < from;
  const noLastDay = to === '' ? missing(t('to')) : null;
  return {
    SavedReportCode: report.IsExcel || SavedReportCode !== '' ? null : missing(t('reportName')),
    from: report.Days === 'none' || from !== '' ? null : missing(t(report.Days === 'day' ? 'asOn' : 'from')),
    to: report.Days === 'period' ? (isReversed ? t('reversed') : noLastDay) : null,
    addresses: addressesError(t, values),
  };
}

/** RSCH-16 to RSCH-30. */
export function checkSchedule(
  t: SendingTexts,
  frequency: ScheduleTexts,
  report: ReportEntry,
  values: SendingValues,
): SendingErrors {
  const missing = (label: string) => t('required', { label });
  const isNumber = values.LimitValue.trim() !== '' && Number.isFinite(Number(values.LimitValue));
  return {
    ...checkFrequency(frequency, values, FURTHER_MONTH_DAYS),
    SavedReportCode: report.IsExcel || values.SavedReportCode !== '' ? null : missing(t('savedReport')),
    ReportName: !report.IsExcel || values.ReportName.trim() !== '' ? null : missing(t('reportName')),
    addresses: addressesError(t, values),
    LimitValue: values.SendWhen !== 'limit' || isNumber ? null : t('noNumber'),
  };
}

function addressesError(t: SendingTexts, { addresses }: SendingValues): string | null {
  const read = readAddresses(addresses);
  return 'issue' in read ? issueText(t, read.issue, 'addresses', read.address) : null;
}

/** What the HR API refuses, at the fields of the form. */
export function refusedFields(t: SendingTexts, error: unknown): SendingErrors {
  const address = error instanceof CallError ? String(error.params?.address ?? '') : '';
  const found = issuesOf(error).flatMap(({ path, message }) => {
    const [wireName = path] = path.split('.');
    const issue = SENDING_ISSUES.find((known) => known === message);
    const field = FORM_FIELDS[wireName] ?? wireName;
    return issue ? [[field, issueText(t, issue, field, address)]] : [];
  });
  return Object.fromEntries(found) as SendingErrors;
}

function issueText(t: SendingTexts, issue: SendingIssue, field: string, address: string): string {
  if (issue === 'too_many') {
    return field === 'addresses' ? t('tooManyAddresses', { count: MAX_ADDRESSES }) : t('issues.too_many');
  }
  if (issue === 'not_an_address' || issue === 'no_account') return t(`issues.${issue}`, { address });
  return t(`issues.${issue}`);
}
