import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BusinessesScreen } from '@/components/structure/places/businesses-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('structure.places');
  return { title: t('businesses.title') };
}

/** What the organisation does. */
export default async function BusinessesPage() {
  await requireSession('full');
  await requireLink('process', 'businesses');
  const [t, rows] = await Promise.all([getTranslations('structure.places'), callHr('listBusinesses', {})]);
  return (
    <PageMessages of={['structure.places', 'lookups', 'errors']}>
      <PageTitle title={t('businesses.title')} lead={t('businesses.lead')} />
      <BusinessesScreen initial={rows} />
    </PageMessages>
  );
}
