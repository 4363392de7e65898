'use client';

import { useMessages } from '@/lib/i18n/use-messages';
import { jobStatusPage } from '../change-pages';
import { ChangeDialog } from '../form/change-dialog';
import type { FormSubject } from '../form/use-change-form';
import { JobStatusForm } from './job-status-form';
import type { JobStatusChoice, JobStatusRecord } from './job-status-values';

interface JobStatusDialogProps {
  readonly subject: FormSubject;
  readonly choices: readonly JobStatusChoice[];
  /** Null for a new one. */
  readonly record: JobStatusRecord | null;
}

/** JOBS-04, JOBS-05. */
export function JobStatusDialog(props: JobStatusDialogProps) {
  const t = useMessages('changes.jobStatus');
  const title = props.record ? t('edit') : t('add');
  return (
    <ChangeDialog title={title} about={props.subject.name} page={jobStatusPage(props.subject.ChillCode)}>
      {({ close, closeSaved }) => <JobStatusForm {...props} label={title} onCancel={close} onSaved={closeSaved} />}
    </ChangeDialog>
  );
}
