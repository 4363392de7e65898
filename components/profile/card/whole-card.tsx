import { ProfileCard } from '@/components/people/card/profile-card';
import type { CardPerson } from '@/components/people/card/card-person';
import { ProgressRing } from '@/components/ui/feedback/progress-ring';
import { useMessages } from '@/lib/i18n/use-messages';
import { CardWays } from './card-ways';
import { Reportees, MIN_REPORTEES } from './reportees';

interface WholeCardProps {
  readonly card: CardPerson;
  /** Opens the employee locator in place of the card (CARD-11). */
  readonly onLocate?: () => void;
}

/** CARD-11 to CARD-18: the whole card of somebody, how complete their record is, and the ways on from it. */
export function WholeCard({ card, onLocate }: WholeCardProps) {
  const t = useMessages('profile-card');
  const { EmpPercentage: percent } = card;
  return (
    <ProfileCard
      card={card}
      extent="whole"
      gauge={percent > 0 && <ProgressRing percent={percent} label={t('completion', { percent })} />}
    >
      <CardWays card={card} onLocate={onLocate} />
      {card.Reportees >= MIN_REPORTEES && <Reportees leaderKey={card.KeyCode} count={card.Reportees} />}
    </ProfileCard>
  );
}
