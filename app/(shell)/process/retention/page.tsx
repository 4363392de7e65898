import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PAGE_SIZE } from '@/components/workplace/retention/people/page-size';
import { RetentionScreen } from '@/components/workplace/retention/retention-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('retention');
  return { title: t('title') };
}

/** Whose data goes when, for those who look after what is kept of people who left. */
export default async function RetentionPage() {
  await requireSession('full');
  await requireLink('process', 'retention');
  const [t, retention, people, erasures] = await Promise.all([
    getTranslations('retention'),
    callHr('getRetention', {}),
    callHr('listLeftPeople', { PageSize: PAGE_SIZE }),
    callHr('listErasures', {}),
  ]);
  return (
    <PageMessages of={['retention', 'table', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <RetentionScreen retention={retention} people={people} erasures={erasures} readAt={new Date().toISOString()} />
    </PageMessages>
  );
}
