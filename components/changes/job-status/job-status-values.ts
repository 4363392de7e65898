import type { JobStatusForm } from '@/lib/contract/changes/job-status';
import {
  MAX_LENGTH_DAYS,
  MAX_LENGTH_MONTHS,
  OPEN_ENDED_STATUS,
  type ChangeMode,
  type InputType,
} from '@/lib/contract/changes/change-rules';
import type { ReplyFor } from '@/lib/contract/all';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import { isoDate } from '@/lib/typed/wire-days';
import type { Translate } from '@/lib/i18n/message-key';
import { checkEffectiveFrom, checkJustification } from '../form/check-fields';

export type JobStatusChoice = ReplyFor<'listJobStatusChoices'>[number];
export type JobStatusRecord = ReplyFor<'getJobStatus'>;

/** JOBS-08: a job status as its form has it. */
export interface JobStatusValues {
  readonly EffectiveFrom: string;
  readonly JobStatus: string;
  readonly NoOfMonths: string;
  readonly NoOfDays: string;
  readonly EndDate: string;
  readonly Justification: string;
  readonly Mode: ChangeMode | '';
}

/** A row that is edited, or a new one that begins on a day which is proposed. */
export const valuesOf = (record: JobStatusRecord | null, proposedDay = ''): JobStatusValues => ({
  EffectiveFrom: record?.EffectiveFrom ?? proposedDay,
  JobStatus: record?.JobStatus ?? '',
  NoOfMonths: String(record?.NoOfMonths ?? ''),
  NoOfDays: String(record?.NoOfDays ?? ''),
  EndDate: record?.EndDate ?? '',
  Justification: record?.Justification ?? '',
  Mode: '',
});

/** JOBS-18 to JOBS-21, C16: what the chosen status asks for; the open-ended one asks for nothing. */
export const inputTypeOf = (choice: JobStatusChoice | undefined): InputType =>
  !choice || choice.value === OPEN_ENDED_STATUS ? '' : choice.InputType;

const isWhole = (text: string) => /^-?\d+$/.test(text.trim());

/** JOBS-23 to JOBS-30, C15. */
export function checkJobStatus(
  t: Translate<'changes.form'>,
  values: JobStatusValues,
  input: InputType,
  canEditAll: boolean,
): FieldErrors<JobStatusValues> {
  const required = (name: string) => t('required', { name });
  const notValid = (name: string) => t('issues.not_valid', { name });
  const [months, days] = [values.NoOfMonths.trim(), values.NoOfDays.trim()];
  const [from, end] = [isoDate(values.EffectiveFrom), isoDate(values.EndDate)];

  function monthsError(): string | null {
    if (months === '') return required(t('months'));
    if (!isWhole(months) || Number(months) > MAX_LENGTH_MONTHS) return notValid(t('months'));
    return Number(months) > 0 ? null : t('noLength');
  }

  function daysError(): string | null {
    const isDays = isWhole(days) && Number(days) >= 0 && Number(days) <= MAX_LENGTH_DAYS;
    return days === '' || isDays ? null : notValid(t('days'));
  }

  function endError(): string | null {
    if (values.EndDate === '') return required(t('endDate'));
    if (!end) return notValid(t('endDate'));
    return from && end < from ? t('issues.end_before_beginning') : null;
  }

  return {
    EffectiveFrom: canEditAll ? checkEffectiveFrom(t, values.EffectiveFrom) : null,
    JobStatus: canEditAll && values.JobStatus === '' ? required(t('jobStatus')) : null,
    NoOfMonths: input === 'T' ? monthsError() : null,
    NoOfDays: input === 'T' ? daysError() : null,
    EndDate: input === 'D' ? endError() : null,
    Justification: checkJustification(t, values.Justification, true),
  };
}

/** JOBS-16: what is sent; what is not asked for is left out. */
export function requestOf(
  values: JobStatusValues,
  input: InputType,
  row: { readonly ChillCode: string; readonly JobStatusCode: string; readonly Version: string },
): JobStatusForm {
  const { EffectiveFrom, JobStatus, NoOfMonths, NoOfDays, EndDate, Justification, Mode } = values;
  return {
    ...row,
    EffectiveFrom,
    JobStatus,
    ...(input === 'T' && { NoOfMonths: NoOfMonths.trim(), NoOfDays: NoOfDays.trim() }),
    ...(input === 'D' && EndDate !== '' && { EndDate }),
    Justification: Justification.trim(),
    Mode,
  };
}
