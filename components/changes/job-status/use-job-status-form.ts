import { useMessages } from '@/lib/i18n/use-messages';
import { useChangeForm, type FormSubject, type Saved } from '../form/use-change-form';
import { ANY_JUSTIFICATION } from '../preview/any-justification';
import type { PreviewRequest } from '../preview/preview-data';
import { usePreview } from '../preview/use-preview';
import {
  checkJobStatus,
  inputTypeOf,
  requestOf,
  valuesOf,
  type JobStatusChoice,
  type JobStatusRecord,
} from './job-status-values';

export interface JobStatusFormOptions {
  readonly subject: FormSubject;
  readonly choices: readonly JobStatusChoice[];
  /** Null for a new one. */
  readonly record: JobStatusRecord | null;
  /** DD-MMM-YYYY: when a new one begins unless somebody says otherwise. */
  readonly proposedDay?: string;
  readonly onSaved: (saved: Saved) => unknown;
}

/** The form of a job status with what its save would do. */
export function useJobStatusForm({ subject, choices, record, proposedDay, onSaved }: JobStatusFormOptions) {
  const t = useMessages('changes.form');
  const choiceOf = (status: string) => choices.find(({ value }) => value === status);
  const canEditAll = record?.EditField !== 'N';
  const row = { ChillCode: subject.ChillCode, JobStatusCode: record?.JobStatusCode ?? '' };
  const names = {
    EffectiveFrom: t('effectiveFrom'),
    JobStatus: t('jobStatus'),
    NoOfMonths: t('months'),
    NoOfDays: t('days'),
    EndDate: t('endDate'),
    Justification: t('justification'),
    Mode: '',
  };
  const form = useChangeForm({
    draft: record ? ['job-status-edit', record.JobStatusCode] : ['job-status-add', subject.ChillCode],
    initial: valuesOf(record, proposedDay),
    call: record ? 'editJobStatus' : 'addJobStatus',
    subject,
    names,
    check: (values) => checkJobStatus(t, values, inputTypeOf(choiceOf(values.JobStatus)), canEditAll),
    requestOf: (values, Version) => requestOf(values, inputTypeOf(choiceOf(values.JobStatus)), { ...row, Version }),
    onSaved,
  });

  const { values, version } = form;
  const input = inputTypeOf(choiceOf(values.JobStatus));
  const errors = checkJobStatus(t, { ...values, Justification: ANY_JUSTIFICATION }, input, canEditAll);
  const isWhole = Object.values(errors).every((error) => !error);
  const asked: PreviewRequest | null = isWhole
    ? {
        Kind: 'job_status',
        Form: { ...requestOf(values, input, { ...row, Version: version }), Justification: ANY_JUSTIFICATION },
      }
    : null;
  return {
    form,
    names,
    input,
    canEditAll,
    choice: choiceOf(values.JobStatus),
    preview: usePreview('previewChange', asked),
  };
}
