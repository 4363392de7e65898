import { useEffect } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChipPerson } from '../chip-person';
import { CardActions } from './card-actions';
import { CardFacts } from './card-facts';

interface PersonCardProps {
  readonly person: ChipPerson;
  readonly onGone: () => void;
}

/** Who somebody is, where they are and what time it is there, who leads them, and what one may do. */
export function PersonCard({ person: { name, employeeId, hasPhoto, keyCode }, onGone }: PersonCardProps) {
  const t = useMessages('people.card');
  const card = useCall('getPersonCard', { KeyCode: keyCode }, { revalidateOnFocus: false });
  const isGone = card.error?.code === 'not_found';
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  const skeleton = (
    <span className="block space-y-3 py-1">
      {['w-2/5', 'w-3/5', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
      <Skeleton className="mt-4 h-11 w-full" />
    </span>
  );
  return (
    <>
      <span className="mb-3 flex items-center gap-3">
        <Avatar name={name} size="md" photo={photoOf(employeeId, hasPhoto)} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-3 text-base font-semibold wrap-anywhere">{name}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-muted">
            {[employeeId, card.data?.Level_Name].filter(Boolean).join(' · ')}
            {card.data?.Active === 'N' && <Badge tone="danger">{t('inactive')}</Badge>}
          </span>
        </span>
      </span>
      {isGone ? (
        <span role="status" className="block text-muted">
          {t('gone')}
        </span>
      ) : (
        <PanelData of={card} skeleton={skeleton}>
          {(data) => (
            <>
              <CardFacts card={data} />
              <CardActions keyCode={keyCode} mail={data.EmailID} />
            </>
          )}
        </PanelData>
      )}
    </>
  );
}
