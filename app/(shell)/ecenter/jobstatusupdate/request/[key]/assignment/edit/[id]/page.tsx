import { AssignmentDialog } from '@/components/changes/assignments/assignment-dialog';
import { formSubjectOf } from '@/components/changes/subject/change-subject';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { changeMetadata, readChangePage, type ChangeRowPageProps } from '../../../../../../change-subject-page';
import { AssignmentPage, readAssignments } from '../../assignment-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

export default async function EditAssignmentPage(props: ChangeRowPageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  const { id } = await props.params;
  const { key, subject } = asked;
  if (!subject?.CanChange) return <NotFoundPage />;
  const rows = await readAssignments(asked);
  const row = rows.find(({ ChillKeyCode, EditFlag }) => ChillKeyCode === id && EditFlag);
  if (!row) return <NotFoundPage />;
  const dialog = <AssignmentDialog subject={formSubjectOf(key, subject)} row={row} />;
  return <AssignmentPage asked={asked} subject={subject} rows={rows} dialog={dialog} />;
}
