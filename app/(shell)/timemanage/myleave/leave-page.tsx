import { getTranslations } from 'next-intl/server';
import { PageButton } from '@/components/platform/page-button';
import { SubscribeButton } from '@/components/time/calendar-feeds/subscribe-button';
import { compOffPageOf } from '@/components/time/leave/comp-off/comp-off-pages';
import { MyLeaveScreen } from '@/components/time/leave/mine/my-leave-screen';
import type { LeaveHolder } from '@/components/time/leave/mine/leave-holder';
import { readLeave } from '@/components/time/leave/mine/read-leave';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { calendarDate } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readTimeZone } from '@/lib/preferences';

const MESSAGES = [
  ...(['leave', 'my-leave', 'calendar-feeds', 'form.date', 'errors', 'notice.retry', 'notice.wait'] as const),
  ...(['organisation-filter.asOn', 'organisation-filter.today', 'organisation-filter.backToToday'] as const),
];

interface LeavePageProps {
  readonly holder: LeaveHolder;
  readonly title: string;
  readonly lead: string;
  readonly asks?: boolean;
  /** The code of a request that is opened at once. */
  readonly request?: string;
  /** Of which type the balance is explained at once, as the address names it. */
  readonly why?: string | string[];
}

/** The leave of one person, as it stands today. */
export async function LeavePage({ holder, title, lead, asks = false, request = '', why }: LeavePageProps) {
  const [{ balances, requests }, zone, t] = await Promise.all([
    readLeave(holder.code),
    readTimeZone(),
    getTranslations('comp-off'),
  ]);
  const beside =
    holder.code === '' ? (
      <SubscribeButton kind="own" className="max-sm:w-full" />
    ) : (
      <PageButton page={compOffPageOf(holder.code)}>{t('title')}</PageButton>
    );
  return (
    <PageMessages of={MESSAGES}>
      <PageTitle title={title} lead={lead} />
      <MyLeaveScreen
        holder={holder}
        balances={balances}
        requests={requests}
        today={calendarDate(new Date(), zone)}
        beside={beside}
        opens={{ ask: asks, why: typeof why === 'string' ? Number(why) : null, request }}
      />
    </PageMessages>
  );
}
