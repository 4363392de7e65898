import { clsx } from 'clsx';
import { useState } from 'react';
import { AsOnDay } from '@/components/people/as-on-day';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { CallError } from '@/lib/client/call/call-error';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { wireDate } from '@/lib/typed/wire-days';
import type { LeaveHolder } from '../leave-holder';
import { explainedType, type ExplainedType } from '../why/explained-type';
import { BalanceCard } from './balance-card';

interface BalanceListProps {
  readonly holder: LeaveHolder;
  /** As the page has read it for today; null where the HR API did not say. */
  readonly initial: ReplyFor<'listLeaveBalances'> | null;
  readonly onNear: () => void;
  readonly onExplain: (type: ExplainedType) => void;
}

/** What is left of each type of leave, today or as on another day. */
export function BalanceList({ holder, initial, onNear, onExplain }: BalanceListProps) {
  const t = useMessages('my-leave.balances');
  const language = useLanguage();
  const [on, setOn] = useState('');
  const balances = useCall(
    'listLeaveBalances',
    { ChillCode: holder.code, On: on },
    { fallbackData: on === '' ? (initial ?? undefined) : undefined, keepPreviousData: true },
  );
  // What is kept of another day must not stand below the day that failed.
  const shown = {
    data: on !== '' && balances.error ? undefined : balances.data,
    error: balances.error,
    mutate: () => balances.mutate(),
  };
  // Without an employment there is no leave, which is no failure.
  const isNobody = balances.error instanceof CallError && balances.error.code === 'not_found';
  return (
    <section aria-labelledby="leave-balances" aria-busy={balances.isLoading}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="leave-balances" className="text-base font-semibold">
          {on ? t('titleOn', { date: wireTimeText(wireDate(on), language) }) : t('title')}
        </h2>
        <AsOnDay on={on} onDay={setOn} />
      </div>
      {isNobody ? (
        <NothingOffered />
      ) : (
        <PanelData of={shown} skeleton={<BalanceSkeleton />}>
          {(found) =>
            found.length === 0 ? (
              <NothingOffered />
            ) : (
              <ul
                className={clsx(
                  'grid grid-cols-1 gap-4 transition-opacity duration-150 sm:grid-cols-2 xl:grid-cols-3',
                  balances.isLoading && 'opacity-60',
                )}
              >
                {found.map((balance) => (
                  <BalanceCard
                    key={balance.TypeCode}
                    balance={balance}
                    onNear={onNear}
                    onExplain={() => onExplain(explainedType(balance, on))}
                  />
                ))}
              </ul>
            )
          }
        </PanelData>
      )}
    </section>
  );
}

function NothingOffered() {
  const t = useMessages('my-leave.balances');
  return (
    <Card>
      <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
    </Card>
  );
}

function BalanceSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-48 rounded-lg" />
      ))}
    </div>
  );
}
