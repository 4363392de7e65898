import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { calendarMessages } from '@/components/structure/calendars/calendar-messages';
import { CalendarsScreen } from '@/components/structure/calendars/calendars-screen';
import { zoneWords } from '@/components/structure/places/zone-words';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('structure.calendars');
  return { title: t('title') };
}

/** Which calendars the organisation works by. */
export default async function CalendarsPage() {
  await requireSession('full');
  await requireLink('process', 'calendars');
  const [t, messages, calendars] = await Promise.all([
    getTranslations('structure.calendars'),
    calendarMessages(),
    callHr('listCalendars', {}),
  ]);
  return (
    <PageMessages of={['structure.calendars', 'lookups', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <MessagesProvider messages={messages}>
        <CalendarsScreen initial={calendars} zones={zoneWords()} />
      </MessagesProvider>
    </PageMessages>
  );
}
