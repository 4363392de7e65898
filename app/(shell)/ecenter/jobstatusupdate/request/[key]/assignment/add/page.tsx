import { AssignmentDialog } from '@/components/changes/assignments/assignment-dialog';
import { formSubjectOf } from '@/components/changes/subject/change-subject';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { changeMetadata, readChangePage, type ChangePageProps } from '../../../../../change-subject-page';
import { AssignmentPage, readAssignments } from '../assignment-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

export default async function AddAssignmentPage(props: ChangePageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  const { key, subject } = asked;
  if (!subject?.CanChange) return <NotFoundPage />;
  const rows = await readAssignments(asked);
  const dialog = <AssignmentDialog subject={formSubjectOf(key, subject)} row={null} />;
  return <AssignmentPage asked={asked} subject={subject} rows={rows} dialog={dialog} />;
}
