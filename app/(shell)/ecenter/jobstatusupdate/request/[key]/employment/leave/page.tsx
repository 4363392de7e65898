import { LeavingDialog } from '@/components/changes/leaving/leaving-dialog';
import { formSubjectOf } from '@/components/changes/subject/change-subject';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { changeMetadata, readChangePage, type ChangePageProps } from '../../../../../change-subject-page';
import { EmploymentPage, readEmployments } from '../employment-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

export default async function LeavingPage(props: ChangePageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  const { key, subject } = asked;
  if (!subject?.CanChange) return <NotFoundPage />;
  const rows = await readEmployments(asked);
  const row = rows.find(({ ChillKeyCode }) => ChillKeyCode === key);
  if (!row || (row.EndDate !== '' && !row.EditFlag)) return <NotFoundPage />;
  const dialog = (
    <LeavingDialog
      subject={formSubjectOf(key, subject)}
      reasons={await callHr('listLeavingReasons', {})}
      row={row.EndDate === '' ? null : row}
      hasBegun={row.State === 'current'}
    />
  );
  return <EmploymentPage asked={asked} subject={subject} rows={rows} dialog={dialog} />;
}
