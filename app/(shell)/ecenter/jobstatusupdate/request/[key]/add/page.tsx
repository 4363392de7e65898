import { JobStatusDialog } from '@/components/changes/job-status/job-status-dialog';
import { formSubjectOf } from '@/components/changes/subject/change-subject';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { changeMetadata, readChangePage, type ChangePageProps } from '../../../../change-subject-page';
import { JobStatusPage } from '../job-status-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

/** JOBS-04. */
export default async function AddJobStatusPage(props: ChangePageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  const { key, subject } = asked;
  if (!subject?.CanChange) return <NotFoundPage />;
  const choices = await callHr('listJobStatusChoices', { ChillCode: key, Mode: 'add' });
  const dialog = <JobStatusDialog subject={formSubjectOf(key, subject)} choices={choices} record={null} />;
  return <JobStatusPage asked={asked} subject={subject} dialog={dialog} />;
}
