import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { ClockIcon, HeadsetIcon } from '@/components/ui/icons/icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { CountTile } from './count-tile';

export interface DeskNumbers {
  readonly unassigned: number;
  readonly dueToday: number;
  readonly late: number;
}

const DESK = '/chillconnect/helpdeskinbox';

const tiles = [
  { count: 'unassigned', text: 'unassignedText', icon: HeadsetIcon, query: 'assignee=nobody' },
  { count: 'dueToday', text: 'dueTodayText', icon: ClockIcon, query: 'sort=DueAt' },
  { count: 'late', text: 'lateText', icon: AlertIcon, query: 'overdue=1' },
] as const;

/** What waits at the desk of somebody who answers tickets; null where the HR API did not say. */
export async function DeskCounts({ numbers }: { numbers: DeskNumbers | null }) {
  const t = await getTranslations('home');
  return (
    <section aria-labelledby="desk" data-tour="desk">
      <Card className="overflow-hidden">
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-1">
          <h2 id="desk" className="py-2 text-base font-semibold">
            {t('desk')}
          </h2>
          <Link href={DESK} prefetch={false} className={textButtonClasses}>
            {t('deskOpen')}
          </Link>
        </div>
        {!numbers && <p className="p-5 text-muted">{t('deskMissing')}</p>}
        {numbers && (
          <ul className="-m-px grid sm:grid-cols-3">
            {tiles.map(({ count, text, icon: TileIcon, query }) => {
              const words = t(text, { count: numbers[count] });
              return (
                <CountTile
                  key={count}
                  icon={<TileIcon className="size-5" />}
                  name={t(count)}
                  count={numbers[count]}
                  text={
                    numbers[count] > 0 ? (
                      <Link href={`${DESK}?${query}`} prefetch={false} className={textButtonClasses}>
                        {words}
                      </Link>
                    ) : (
                      words
                    )
                  }
                />
              );
            })}
          </ul>
        )}
      </Card>
    </section>
  );
}
