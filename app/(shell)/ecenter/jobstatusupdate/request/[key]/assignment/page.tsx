import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { changeMetadata, readChangePage, type ChangePageProps } from '../../../../change-subject-page';
import { AssignmentPage, readAssignments } from './assignment-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

export default async function AssignmentHistoryPage(props: ChangePageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  if (!asked.subject) return <NotFoundPage />;
  return <AssignmentPage asked={asked} subject={asked.subject} rows={await readAssignments(asked)} />;
}
