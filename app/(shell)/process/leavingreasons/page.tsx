import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReasonsScreen } from '@/components/changes/setup/reasons-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('joining-setup');
  return { title: t('reasons') };
}

/** Why people leave. */
export default async function ReasonsPage() {
  await requireSession('full');
  await requireLink('process', 'leavingreasons');
  const [t, rows] = await Promise.all([getTranslations('joining-setup'), callHr('listReasonsToEdit', {})]);
  return (
    <PageMessages of={['joining-setup', 'lookups', 'errors']}>
      <PageTitle title={t('reasons')} lead={t('reasonsLead')} />
      <ReasonsScreen initial={rows} />
    </PageMessages>
  );
}
