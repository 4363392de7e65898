import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { changeMetadata, readChangePage, type ChangePageProps } from '../../../change-subject-page';
import { JobStatusPage } from './job-status-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

export default async function JobStatusHistoryPage(props: ChangePageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  if (!asked.subject) return <NotFoundPage />;
  return <JobStatusPage asked={asked} subject={asked.subject} />;
}
