import type { ReactNode } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { CardFacts } from './card-facts';
import { CardHead } from './card-head';
import type { CardPerson } from './card-person';
import { CardTags } from './card-tags';

interface ProfileCardProps {
  readonly card: CardPerson;
  /** In short beside a name, whole in the spotlight. */
  readonly extent: 'short' | 'whole';
  /** What stands at the end of the head. */
  readonly gauge?: ReactNode;
  /** What one may do about them. */
  readonly children: ReactNode;
}

/** CARD-03 to CARD-10: who somebody is and how to reach them. What is closed to the reader, and what nobody knows, is left out. */
export function ProfileCard({ card, extent, gauge, children }: ProfileCardProps) {
  const t = useMessages('people.card');
  const tags = card.TagNames.split(',').filter(Boolean);
  return (
    <span className="block">
      <CardHead
        name={card.Name}
        employeeId={card.Empid}
        hasPhoto={card.HasPhoto}
        level={card.Level_Name}
        standing={card.Active === 'N' ? 'inactive' : 'active'}
        size={extent === 'short' ? 'md' : 'lg'}
      >
        {gauge}
      </CardHead>
      {tags.length > 0 && <CardTags names={tags} label={t('tags')} />}
      {card.EditContent && <span className="mt-3 block wrap-anywhere whitespace-pre-wrap">{card.EditContent}</span>}
      <CardFacts card={card} extent={extent} />
      {children}
    </span>
  );
}
