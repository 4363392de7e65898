import { JOB_STATUS_PAGE } from '@/components/changes/change-pages';
import { jobStatusMetadata, JobStatusListPage, PeopleToChange, requireChanges } from '../change-list-page';

export const generateMetadata = jobStatusMetadata;

/** JOBS-02. */
export default async function JobStatusPeoplePage() {
  await requireChanges('jobstatusupdate');
  return (
    <JobStatusListPage page={JOB_STATUS_PAGE}>
      <PeopleToChange list="job-status" />
    </JobStatusListPage>
  );
}
