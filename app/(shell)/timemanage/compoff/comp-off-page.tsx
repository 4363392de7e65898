import { CompOffScreen } from '@/components/time/leave/comp-off/comp-off-screen';
import type { LeaveHolder } from '@/components/time/leave/mine/leave-holder';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { calendarDate } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readTimeZone } from '@/lib/preferences';

interface CompOffPageProps {
  readonly holder: LeaveHolder;
  readonly title: string;
  readonly lead: string;
}

/** What one person has earned by work on days off, and what was claimed. */
export async function CompOffPage({ holder, title, lead }: CompOffPageProps) {
  const [overview, zone] = await Promise.all([tryCallHr('getCompOff', { ChillCode: holder.code }), readTimeZone()]);
  return (
    <PageMessages of={['leave', 'comp-off', 'form.date', 'errors', 'notice.retry', 'notice.wait']}>
      <PageTitle title={title} lead={lead} />
      <CompOffScreen holder={holder} initial={overview} today={calendarDate(new Date(), zone)} />
    </PageMessages>
  );
}
