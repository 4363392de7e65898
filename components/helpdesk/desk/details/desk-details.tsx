import type { ReactNode } from 'react';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { wireTimeText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { DeskTargets } from '../desk-targets';
import { OtherTickets } from './other-tickets';
import { RequesterCard } from './requester-card';

interface DeskDetailsProps {
  readonly ticket: Ticket;
  readonly now: Date;
  readonly hrefOf: (ticket: Ticket) => string;
  readonly onOpen: (code: string) => void;
}

/** Who asked and from where, by when they were promised an answer, what they thought of it, and what else they asked. */
export function DeskDetails({ ticket, now, hrefOf, onOpen }: DeskDetailsProps) {
  const t = useMessages('desk.ticket');
  const language = useLanguage();
  const { RequesterName, Path, Rating, RatingComment } = ticket;
  return (
    <div className="divide-y divide-line">
      <Part title={t('requester')}>
        <RequesterCard ticket={ticket} />
        <dl className="mt-3 space-y-1.5">
          <Fact name={t('asked')}>{wireTimeText(ticket.CreatedDate, language)}</Fact>
          {Path && (
            <Fact name={t('askedFrom')}>
              <code className="text-xs wrap-anywhere">{Path}</code>
            </Fact>
          )}
        </dl>
      </Part>
      {ticket.Targets.length > 0 && (
        <Part title={t('targets')}>
          <DeskTargets targets={ticket.Targets} now={now} />
        </Part>
      )}
      {Rating > 0 && (
        <Part title={t('rating')}>
          <p>
            <span aria-hidden="true" className="mr-2 text-warning">
              {'★'.repeat(Rating)}
              <span className="text-line-strong">{'★'.repeat(5 - Rating)}</span>
            </span>
            {t('ratingOf', { rating: Rating })}
          </p>
          {RatingComment && <p className="mt-1 text-muted wrap-anywhere">{RatingComment}</p>}
        </Part>
      )}
      <Part title={t('others', { name: RequesterName })}>
        <OtherTickets ticket={ticket} now={now} hrefOf={hrefOf} onOpen={onOpen} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="px-5 py-4">
      <h3 className="mb-2 text-xs font-semibold text-muted">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
