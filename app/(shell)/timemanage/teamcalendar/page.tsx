import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { SubscribeButton } from '@/components/time/calendar-feeds/subscribe-button';
import { CalendarBar } from '@/components/time/team-calendar/bar/calendar-bar';
import { readPlaces } from '@/components/time/team-calendar/bar/read-places';
import { Agenda } from '@/components/time/team-calendar/agenda';
import { TeamGrid } from '@/components/time/team-calendar/grid/team-grid';
import { Legend } from '@/components/time/team-calendar/legend';
import { addressOf, lastDayOf, readCalendarView } from '@/components/time/team-calendar/model/calendar-view';
import { makeGrid } from '@/components/time/team-calendar/model/make-grid';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { getTexts } from '@/lib/i18n/get-texts';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readTimeZone } from '@/lib/preferences';
import { queryOf, type AskedQuery } from '@/lib/links/query-of';
import { readPermissions } from '../../read-permissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('team-calendar');
  return { title: t('title') };
}

interface TeamCalendarPageProps {
  readonly searchParams: AskedQuery;
}

/** Who is away, and when, as far as the person may know it. */
export default async function TeamCalendarPage({ searchParams }: TeamCalendarPageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'teamcalendar');
  const [t, language, query, permissions, zone] = await Promise.all([
    getTexts('team-calendar'),
    getLocale(),
    queryOf(searchParams),
    readPermissions(),
    readTimeZone(),
  ]);
  const today = calendarDate(new Date(), zone);
  const seesAll = permissions.some(({ Permission }) => Permission === 'leave.keep');
  const wanted = readCalendarView(query, today);
  const view = wanted.audience === 'all' && !seesAll ? { ...wanted, audience: 'team' as const } : wanted;
  const [reply, places] = await Promise.all([
    callHr('listTeamCalendar', {
      ...{ From: view.first, To: lastDayOf(view), Audience: view.audience, Code: view.code, After: view.after },
    }),
    readPlaces(view.audience),
  ]);
  const grid = makeGrid(reply, { view, last: lastDayOf(view), today, t, language });
  return (
    <PageMessages of={['team-calendar', 'calendar-feeds', 'errors', 'notice.retry', 'notice.wait']}>
      <div className="[page:landscape]">
        <PageTitle title={t('title')} lead={t('lead')} />
        <CalendarBar view={{ ...view, code: reply.Code }} today={today} seesAll={seesAll} places={places}>
          <SubscribeButton kind="team" />
        </CalendarBar>
        {grid.rows.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <>
            <div className="hidden md:block print:block">
              <TeamGrid key={addressOf(view)} label={t('grid')} grid={grid} />
            </div>
            <div className="md:hidden print:hidden">
              <Agenda grid={grid} />
            </div>
            <Legend grid={grid} reply={reply} />
          </>
        )}
        {(reply.HasMore || view.after !== '') && (
          <nav aria-label={t('pages')} className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
            {view.after !== '' && (
              <Link href={addressOf({ ...view, after: '' })} prefetch={false} className={buttonClasses('secondary')}>
                {t('firstPage')}
              </Link>
            )}
            {reply.HasMore && (
              <Link
                href={addressOf({ ...view, after: reply.People.at(-1)?.KeyCode ?? '' })}
                prefetch={false}
                className={buttonClasses('secondary')}
              >
                {t('nextPage')}
              </Link>
            )}
          </nav>
        )}
      </div>
    </PageMessages>
  );
}
