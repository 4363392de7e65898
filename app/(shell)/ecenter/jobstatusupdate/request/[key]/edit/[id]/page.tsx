import { JobStatusDialog } from '@/components/changes/job-status/job-status-dialog';
import { isKey, unlessUnknown } from '@/components/changes/subject/read-subject';
import { formSubjectOf } from '@/components/changes/subject/change-subject';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { changeMetadata, readChangePage, type ChangeRowPageProps } from '../../../../../change-subject-page';
import { JobStatusPage } from '../../job-status-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

/** JOBS-05. */
export default async function EditJobStatusPage(props: ChangeRowPageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  const { id } = await props.params;
  const { key, subject } = asked;
  if (!subject?.CanChange || !isKey(id)) return <NotFoundPage />;
  const [choices, record] = await Promise.all([
    callHr('listJobStatusChoices', { ChillCode: key, Mode: 'edit' }),
    unlessUnknown(() => callHr('getJobStatus', { ChillCode: key, JobCode: id })),
  ]);
  if (!record) return <NotFoundPage />;
  const dialog = <JobStatusDialog subject={formSubjectOf(key, subject)} choices={choices} record={record} />;
  return <JobStatusPage asked={asked} subject={subject} dialog={dialog} />;
}
