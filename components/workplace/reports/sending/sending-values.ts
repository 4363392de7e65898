import { frequencyValuesOf, type FrequencyValues } from '@/components/platform/schedules/frequency-values';
import type { ReportFormat } from '@/lib/contract/workplace/reports/limits';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';
import type { SendCondition } from '@/lib/contract/workplace/reports/sending/sending-rules';
import type { FieldRow } from '@/lib/contract/workplace/reports/sending/sending-shapes';
import type { WireFilters } from '../report-filters';
import type { Recipient } from './recipients/recipient';

/** One of the values that a field is narrowed to. */
export type SentFilter = Pick<FieldRow, 'FieldCode' | 'FieldValue' | 'Operator'>;

/** What is sent, to whom and when, as the form of both tabs has it. */
export interface SendingValues extends FrequencyValues {
  /** The saved layout; its label differs by tab (VCON-40). */
  readonly SavedReportCode: string;
  readonly ReportName: string;
  readonly Format: ReportFormat;
  readonly filters: readonly SentFilter[];
  /** YYYY-MM-DD; a report that is as on a day has the first alone. */
  readonly from: string;
  readonly to: string;
  readonly recipients: readonly Recipient[];
  readonly addresses: string;
  readonly SendWhen: SendCondition;
  readonly LimitField: string;
  readonly LimitValue: string;
  readonly ShowsChanges: boolean;
}

/** The report as its page shows it. */
export interface ShownReport extends Pick<SendingValues, 'SavedReportCode' | 'from' | 'to'> {
  readonly filters: WireFilters;
}

/** What a form starts with: what the page shows, to oneself. */
export const newSending = (shown: ShownReport): SendingValues => ({
  ...frequencyValuesOf(null),
  ...shown,
  filters: shown.filters.map((filter) => ({ Operator: 'is' as const, ...filter })),
  ReportName: '',
  Format: 'xlsx',
  recipients: [],
  addresses: '',
  SendWhen: 'always',
  LimitField: '',
  LimitValue: '',
  ShowsChanges: false,
});

/** A schedule as its form has it. */
export const valuesOfSchedule = (schedule: ReportSchedule, roles: readonly Recipient[]): SendingValues => ({
  ...frequencyValuesOf({ ...schedule, EveryMinutes: null }),
  SavedReportCode: schedule.SavedReportCode,
  ReportName: schedule.ReportName,
  Format: schedule.Format,
  filters: schedule.Fields.map(({ FieldCode, FieldValue, Operator }) => ({ FieldCode, FieldValue, Operator })),
  from: '',
  to: '',
  recipients: [
    ...schedule.ChillCodes.map((code, at): Recipient => ({
      kind: 'person',
      code,
      name: schedule.PersonNames[at] ?? code,
    })),
    ...schedule.RoleCodes.map((role): Recipient => {
      const code = String(role);
      return roles.find((known) => known.code === code) ?? { kind: 'role', code, name: code };
    }),
  ],
  addresses: schedule.CCEmailIDs,
  SendWhen: schedule.SendWhen,
  LimitField: schedule.LimitField,
  LimitValue: schedule.SendWhen === 'limit' ? String(schedule.LimitValue) : '',
  ShowsChanges: schedule.ShowsChanges,
});
