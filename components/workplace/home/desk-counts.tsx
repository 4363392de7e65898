import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { HeadsetIcon } from '@/components/ui/icons/icons';
import { Card } from '@/components/ui/card';

export interface DeskNumbers {
  readonly unassigned: number;
  readonly dueToday: number;
  readonly late: number;
}

const DESK = '/chillconnect/helpdeskinbox';

const counts = [
  { count: 'late', text: 'lateText', query: 'overdue=1' },
  { count: 'dueToday', text: 'dueTodayText', query: 'sort=DueAt' },
  { count: 'unassigned', text: 'unassignedText', query: 'assignee=nobody' },
] as const;

/** What waits at the desk of somebody who answers tickets, in one line; null where the HR API did not say. */
export async function DeskCounts({ numbers }: { numbers: DeskNumbers | null }) {
  const t = await getTranslations('home');
  const waiting = numbers ? counts.filter(({ count }) => numbers[count] > 0) : [];
  return (
    <section aria-label={t('desk')} data-tour="desk">
      <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-5">
        <HeadsetIcon className="size-5 text-muted" />
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          {!numbers && <span className="text-muted">{t('deskMissing')}</span>}
          {numbers && waiting.length === 0 && <span className="text-muted">{t('deskQuiet')}</span>}
          {numbers &&
            waiting.map(({ count, text, query }) => (
              <Link key={count} href={`${DESK}?${query}`} prefetch={false} className={textButtonClasses}>
                {t(text, { count: numbers[count] })}
              </Link>
            ))}
        </p>
        <Link href={DESK} prefetch={false} className={textButtonClasses}>
          {t('deskOpen')}
        </Link>
      </Card>
    </section>
  );
}
