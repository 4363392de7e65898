import { getTranslations } from 'next-intl/server';
import { ENDING_PAGE } from '@/components/changes/change-pages';
import { EndingList } from '@/components/changes/ending/ending-list';
import { jobStatusMetadata, JobStatusListPage, requireChanges } from '../../change-list-page';

export const generateMetadata = jobStatusMetadata;

export default async function EndingStatusesPage() {
  await requireChanges('jobstatusupdate');
  const t = await getTranslations('changes.ending');
  return (
    <JobStatusListPage page={ENDING_PAGE}>
      <p className="mb-4 text-muted">{t('lead')}</p>
      <EndingList />
    </JobStatusListPage>
  );
}
