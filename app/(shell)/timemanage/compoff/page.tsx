import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CompOffScreen } from '@/components/time/leave/comp-off/comp-off-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readTimeZone } from '@/lib/preferences';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('comp-off');
  return { title: t('title') };
}

/** What one has earned by work on days off, what one claimed, and where it is claimed. */
export default async function CompOffPage() {
  await requireSession('full');
  await requireLink('timemanage', 'compoff');
  const [t, overview, zone] = await Promise.all([
    getTranslations('comp-off'),
    tryCallHr('getCompOff', {}),
    readTimeZone(),
  ]);
  return (
    <PageMessages of={['leave', 'comp-off', 'form.date', 'errors', 'notice.retry', 'notice.wait']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <CompOffScreen initial={overview} today={calendarDate(new Date(), zone)} />
    </PageMessages>
  );
}
