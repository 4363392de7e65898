import { useNow } from '@/lib/client/use-now';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { awayText } from '../away-text';
import { LeaderLine } from './leader-line';
import type { CardPerson } from './card-person';
import { factsOf } from './facts-of';
import { localTimeText } from './local-time';

interface CardFactsProps {
  readonly card: CardPerson;
  readonly extent: 'short' | 'whole';
}

/** How to reach somebody, where they are and what time it is there, and who leads them. */
export function CardFacts({ card, extent }: CardFactsProps) {
  const t = useMessages('people.card');
  const messages = useMessages('people.away');
  const language = useLanguage();
  const now = useNow(new Date().toISOString());
  const time = localTimeText(now, card.TimeZone, language);
  const away = card.Away ? awayText(messages, card.Away, language) : '';
  const facts = factsOf(card, { t, language, time, away, manager: <LeaderLine card={card} extent={extent} /> });
  if (extent === 'short') {
    return (
      <span className="mt-3 block space-y-2">
        {facts.map(({ name, icon: Icon, value }) => (
          <span key={name} className="flex items-start gap-2.5">
            <Icon className="mt-0.5 size-4 shrink-0 text-muted" />
            <span className="sr-only">{name}: </span>
            <span className="min-w-0 wrap-anywhere">{value}</span>
          </span>
        ))}
      </span>
    );
  }
  return (
    <span role="list" className="mt-4 block divide-y divide-line">
      {facts.map(({ name, icon: Icon, value }) => (
        <span key={name} role="listitem" className="flex flex-wrap items-center gap-x-3 py-2.5">
          <Icon className="size-4 shrink-0 text-muted" />
          <span className="text-muted">{name}</span>
          <span className="ml-auto max-w-full text-right font-medium wrap-anywhere">{value}</span>
        </span>
      ))}
    </span>
  );
}
