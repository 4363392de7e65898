import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { changeMetadata, readChangePage, type ChangePageProps } from '../../../change-subject-page';
import { ManagersPage } from './managers-page';

export const generateMetadata = changeMetadata('managerupdate');

export default async function ManagerHistoryPage(props: ChangePageProps) {
  const asked = await readChangePage('managerupdate', props);
  if (!asked.subject) return <NotFoundPage />;
  return <ManagersPage asked={asked} subject={asked.subject} />;
}
