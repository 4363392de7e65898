import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EndingList } from '@/components/changes/ending/ending-list';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('changes.pages');
  return { title: t('ending') };
}

/** What comes to its end in the team of a manager. */
export default async function EndingInTeamPage() {
  await requireSession('full');
  await requireLink('ecenter', 'endingstatuses');
  const t = await getTranslations('changes');
  return (
    <PageMessages of={['changes', 'form.date', 'errors', 'notice.retry', 'notice.wait']}>
      <PageTitle title={t('pages.ending')} lead={t('ending.lead')} />
      <EndingList />
    </PageMessages>
  );
}
