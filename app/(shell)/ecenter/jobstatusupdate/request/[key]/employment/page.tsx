import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { changeMetadata, readChangePage, type ChangePageProps } from '../../../../change-subject-page';
import { EmploymentPage, readEmployments } from './employment-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

export default async function EmploymentHistoryPage(props: ChangePageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  if (!asked.subject) return <NotFoundPage />;
  return <EmploymentPage asked={asked} subject={asked.subject} rows={await readEmployments(asked)} />;
}
