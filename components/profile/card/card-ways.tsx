import type { CardPerson } from '@/components/people/card/card-person';
import { openPanel } from '@/components/platform/panel/open-panel';
import { PageButton } from '@/components/platform/page-button';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfChecklist, addressOfEditHome, addressOfOverview } from '../addresses/section-addresses';

interface CardWaysProps {
  readonly card: CardPerson;
  readonly onLocate?: (() => void) | undefined;
}

/** CARD-11, 12, 14, 15, 17, 18: where one goes from a card, as far as its person, its flags and the pages of this portal allow. */
export function CardWays({ card, onLocate }: CardWaysProps) {
  const t = useMessages('profile-card');
  const cardKey = card.EditYourSelf ? undefined : card.KeyCode;
  if (!card.KeyCode) return null;
  return (
    <span className="mt-4 flex flex-wrap gap-3">
      <PageButton page={card.edp ? addressOfEditHome(cardKey) : addressOfOverview(cardKey)}>
        {t(card.edp ? 'edit' : 'overview')}
      </PageButton>
      {card.EmpPercentage > 0 && card.printflag && (
        <PageButton page={addressOfChecklist(cardKey)}>{t('checklist')}</PageButton>
      )}
      {card.DocumentManager && <PageButton page="/ecenter/documentmanager">{t('documents')}</PageButton>}
      {card.EditYourSelf && (
        <Button type="button" variant="secondary" aria-haspopup="dialog" onClick={() => openPanel('quick-panel')}>
          {t('quickPanel')}
        </Button>
      )}
      {onLocate && (
        <Button type="button" variant="secondary" aria-haspopup="dialog" onClick={onLocate}>
          {t('employees')}
        </Button>
      )}
    </span>
  );
}
