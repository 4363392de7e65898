import { ChangeLog } from '@/components/changes/log/change-log';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import {
  changeMetadata,
  ChangeSubjectPage,
  readChangePage,
  type ChangePageProps,
} from '../../../../change-subject-page';

export const generateMetadata = changeMetadata('jobstatusupdate');

/** Everything that was changed of one person, in sentences. */
export default async function ChangeLogPage(props: ChangePageProps) {
  const asked = await readChangePage('jobstatusupdate', props);
  if (!asked.subject) return <NotFoundPage />;
  return (
    <ChangeSubjectPage part="log" subject={asked.subject} asked={asked}>
      <ChangeLog subject={asked.key} />
    </ChangeSubjectPage>
  );
}
