import { TO_COME_PAGE } from '@/components/changes/change-pages';
import { ChangesToCome } from '@/components/changes/log/changes-to-come';
import { jobStatusMetadata, JobStatusListPage, requireChanges } from '../../change-list-page';

export const generateMetadata = jobStatusMetadata;

export default async function ChangesToComePage() {
  await requireChanges('jobstatusupdate');
  return (
    <JobStatusListPage page={TO_COME_PAGE}>
      <ChangesToCome />
    </JobStatusListPage>
  );
}
