'use client';

import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { openPanel } from '@/components/platform/panel/open-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Segmented } from '@/components/ui/form/segmented';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';

const LazyCard = lazyWithMessages(
  'people',
  (language) => import(`@/messages/${language}/people.json`),
  async () => (await import('./whole-card')).WholeCard,
  <SkeletonRows rows={6} />,
);

const LazyStudio = lazyWithMessages(
  'profile-sections',
  (language) => import(`@/messages/${language}/profile-sections.json`),
  async () => (await import('./profile-studio')).ProfileStudio,
  <SkeletonRows rows={6} />,
);

/** INFO-09, INFO-10: somebody in short, or with all that their record says; on a phone in short alone. */
export function SpotlightPanel({ subject = '' }: PanelProps) {
  const t = useMessages('profile-card');
  const [shown, setShown] = useState<'snap' | 'studio'>('snap');
  const cards = useCall('listEmployeeCard', { UserCode: subject });
  return (
    <PanelData of={cards} skeleton={<SkeletonRows rows={6} />}>
      {([card]) => {
        if (!card) return <p className="text-muted">{t('gone')}</p>;
        const isStudio = shown === 'studio';
        return (
          <>
            {card.IsWhole && (
              <div className="mb-5 max-md:hidden">
                <Segmented
                  label={t('shown')}
                  options={[
                    { value: 'snap', text: t('snap') },
                    { value: 'studio', text: t('studio') },
                  ]}
                  chosen={shown}
                  onChoose={setShown}
                />
              </div>
            )}
            <div className={isStudio ? 'md:hidden' : undefined}>
              <LazyCard card={card} onLocate={() => openPanel('locator')} />
            </div>
            {isStudio && (
              <div className="max-md:hidden">
                <LazyStudio cardKey={card.KeyCode} />
              </div>
            )}
          </>
        );
      }}
    </PanelData>
  );
}
