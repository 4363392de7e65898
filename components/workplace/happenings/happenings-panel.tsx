'use client';

import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { HeartIcon } from '@/components/ui/icons/icons';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { HappeningTabs } from './happening-tabs';
import { ReceivedWishes } from './received-wishes';
import type { Happening } from './happening';
import { WishForm } from './wish-form';

type View = 'list' | 'received' | 'asked' | Happening;

/**
 * Birthdays and anniversaries of colleagues, wishes for them, and what the person was wished (HAP-01 to HAP-05). It is opened for
 * nothing in particular, for what was `received`, or for the colleague with a key, who is to be wished something.
 */
export function HappeningsPanel({ subject, close }: PanelProps) {
  const t = useMessages('happenings');
  const [view, setView] = useState<View>(subject === 'received' ? 'received' : subject ? 'asked' : 'list');
  const [left, setLeft] = useState<View | null>(null);
  const [tab, setTab] = useState<number | null>(null);
  const happenings = useCall('listHappeningsToday', {});
  const asked = useCall(
    'listHappeningsToday',
    view === 'asked' && subject ? { ChillCode: subject, WithJoiners: true } : null,
  );
  const received = useCall('listReceivedWishes', {});

  const readAgain = () => void happenings.mutate();

  /** To the list, where what was left gives the focus back to what led to it. */
  function back() {
    setLeft(view);
    setView('list');
  }

  if (view === 'asked') {
    return (
      <PanelData of={asked} skeleton={<SkeletonRows rows={3} />}>
        {(rows) => {
          const happening = rows.find(({ WishCode }) => WishCode);
          return happening ? (
            <WishForm happening={happening} onBack={() => setView('list')} onSent={close} onTakenBack={readAgain} />
          ) : (
            <EmptyState title={t('none')} text={t('wishNotFound')} />
          );
        }}
      </PanelData>
    );
  }
  if (view === 'received') return <ReceivedWishes received={received} onBack={back} />;
  if (view !== 'list') {
    const finish = () => {
      back();
      readAgain();
    };
    return <WishForm happening={view} onBack={back} onSent={finish} onTakenBack={readAgain} />;
  }
  const count = received.data?.length ?? 0;
  return (
    <>
      {count > 0 && (
        <Button
          variant="secondary"
          type="button"
          autoFocus={left === 'received'}
          onClick={() => setView('received')}
          className="mb-4 w-full justify-start"
        >
          <HeartIcon className="size-5 text-accent-text" />
          {t('received', { count })}
        </Button>
      )}
      <PanelData of={happenings} skeleton={<SkeletonRows rows={5} />}>
        {(rows) => (
          <HappeningTabs
            happenings={rows}
            chosen={tab}
            onChoose={setTab}
            left={typeof left === 'object' ? left : null}
            onWish={setView}
          />
        )}
      </PanelData>
    </>
  );
}
