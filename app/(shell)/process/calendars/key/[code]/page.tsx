import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { nameFor } from '@/components/platform/lookups/lookup-row';
import { calendarMessages } from '@/components/structure/calendars/calendar-messages';
import { CalendarScreen } from '@/components/structure/calendars/calendar-screen';
import { readCalendar } from '@/components/structure/calendars/read-calendar';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import { PageMessages } from '@/lib/i18n/page-messages';

interface CalendarPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: CalendarPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('process', 'calendars');
  const [language, { code }] = await Promise.all([getLocale(), params]);
  const calendar = await readCalendar(code);
  return { title: calendar ? nameFor(calendar.Names, language) : await notFoundTitle() };
}

/** The hours and holidays of one calendar. */
export default async function CalendarPage({ params }: CalendarPageProps) {
  await requireSession('full');
  await requireLink('process', 'calendars');
  const [t, language, { code }] = await Promise.all([getTranslations('structure.calendars'), getLocale(), params]);
  const calendar = await readCalendar(code);
  if (!calendar) return <NotFoundPage />;
  const [messages, days] = await Promise.all([
    calendarMessages(),
    callHr('listCalendarDays', { CalendarCode: calendar.CalendarCode }),
  ]);
  return (
    <PageMessages of={['structure.calendars', 'lookups', 'errors']}>
      <PageTitle title={nameFor(calendar.Names, language)} above={{ href: '/process/calendars', name: t('title') }} />
      <MessagesProvider messages={messages}>
        <CalendarScreen calendar={calendar} days={days} today={calendarDate(new Date())} />
      </MessagesProvider>
    </PageMessages>
  );
}
