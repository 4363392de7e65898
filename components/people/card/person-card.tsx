import { useEffect } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChipPerson } from '../chip-person';
import { CardActions } from './card-actions';
import { CardHead } from './card-head';
import { cardPersonOf } from './card-person';
import { ProfileCard } from './profile-card';

interface PersonCardProps {
  readonly person: ChipPerson;
  readonly onGone: () => void;
}

/** The card of somebody in short, as soon as it is there. */
export function PersonCard({ person: { name, employeeId, hasPhoto, keyCode }, onGone }: PersonCardProps) {
  const t = useMessages('people.card');
  const card = useCall('getPersonCard', { KeyCode: keyCode }, { revalidateOnFocus: false });
  const isGone = card.error?.code === 'not_found';
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (card.data && !isGone) {
    return (
      <ProfileCard card={cardPersonOf(keyCode, card.data)} extent="short">
        <CardActions keyCode={keyCode} mail={card.data.EmailID} />
      </ProfileCard>
    );
  }
  return (
    <>
      <CardHead name={name} employeeId={employeeId} hasPhoto={hasPhoto} level={undefined} size="md" />
      {isGone ? (
        <span role="status" className="block text-muted">
          {t('gone')}
        </span>
      ) : (
        <PanelData of={card} skeleton={<CardSkeleton />}>
          {() => null}
        </PanelData>
      )}
    </>
  );
}

function CardSkeleton() {
  return (
    <span className="block space-y-3 py-1">
      {['w-2/5', 'w-3/5', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
      <Skeleton className="mt-4 h-11 w-full" />
    </span>
  );
}
