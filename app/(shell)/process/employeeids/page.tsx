import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IdRangesScreen } from '@/components/changes/setup/id-ranges-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('joining-setup');
  return { title: t('ranges') };
}

/** From which ranges new numbers come. */
export default async function IdRangesPage() {
  await requireSession('full');
  await requireLink('process', 'employeeids');
  const [t, rows] = await Promise.all([getTranslations('joining-setup'), callHr('listEmployeeIdRanges', {})]);
  return (
    <PageMessages of={['joining-setup', 'lookups', 'errors']}>
      <PageTitle title={t('ranges')} lead={t('rangesLead')} />
      <IdRangesScreen initial={rows} />
    </PageMessages>
  );
}
