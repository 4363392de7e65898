import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LevelsScreen } from '@/components/structure/places/levels-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('structure.places');
  return { title: t('levels.title') };
}

/** The levels of careers. */
export default async function LevelsPage() {
  await requireSession('full');
  await requireLink('process', 'levels');
  const [t, rows] = await Promise.all([getTranslations('structure.places'), callHr('listLevels', {})]);
  return (
    <PageMessages of={['structure.places', 'lookups', 'errors']}>
      <PageTitle title={t('levels.title')} lead={t('levels.lead')} />
      <LevelsScreen initial={rows} />
    </PageMessages>
  );
}
