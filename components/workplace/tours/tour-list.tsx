'use client';

import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useMessages } from '@/lib/i18n/use-messages';
import { TourListRow } from './tour-list-row';
import { ownItems, type ListedTour } from './tour-rows';

/** The portal and the pages that have steps of their own, each with the way to edit them. */
export function TourList({ tours }: { tours: readonly ListedTour[] }) {
  const t = useMessages('tours');
  const written = tours.filter((tour) => ownItems(tour).length > 0);
  return (
    <Card>
      {written.length === 0 ? (
        <EmptyState title={t('setup.empty')} text={t('setup.emptyText')} />
      ) : (
        <ul className="divide-y divide-line">
          {written.map((tour) => (
            <TourListRow key={tour.urlName} tour={tour} />
          ))}
        </ul>
      )}
    </Card>
  );
}
