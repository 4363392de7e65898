import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { ChipPerson } from '@/components/people/chip-person';
import { PersonChip } from '@/components/people/person-chip';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { CopyLink } from './desk/details/copy-link';
import type { ClockProps } from './target-clock';
import { assigneeOf, requesterOf } from './ticket-people';
import { TicketState } from './ticket-state';

interface TicketHeadProps extends Omit<ClockProps, 'words'> {
  readonly ticket: Ticket;
  /** `below` stands under the ticket's row, which has said most of it. */
  readonly placement: 'page' | 'beside' | 'below';
  /** What else can be done beside the title. */
  readonly actions?: ReactNode;
}

const headings = {
  page: 'text-2xl leading-8 font-semibold wrap-anywhere',
  beside: 'text-lg leading-6 font-semibold wrap-anywhere',
  below: 'sr-only',
} as const;

/** Stands in a sentence where the person goes. */
const HOLE = '\n';

/** What a ticket is about, where it belongs, who has it and by when. */
export function TicketHead({ ticket, placement, actions, ...clock }: TicketHeadProps) {
  const t = useMessages('helpdesk.conversation');
  const Heading = placement === 'page' ? 'h1' : 'h2';
  const { TicketID, ProcessName, CategoryName, AssigneeName, RequesterName, IsMine } = ticket;
  const facts = [
    ...(placement === 'below' ? [] : [`#${TicketID}`, ProcessName, CategoryName]),
    !IsMine && RequesterName && <Named text={t('askedBy', { name: HOLE })} person={requesterOf(ticket)} />,
    AssigneeName && <Named text={t('assignedTo', { name: HOLE })} person={assigneeOf(ticket)} />,
  ].filter(Boolean);
  return (
    <div className={clsx('flex gap-2', placement === 'below' ? 'items-center' : 'items-start')}>
      <div className="min-w-0 flex-1">
        <Heading className={headings[placement]}>{ticket.QSubject}</Heading>
        <p className="mt-0.5 text-muted">
          {facts.map((fact, at) => (
            <Fragment key={at}>
              {at > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </p>
        {placement !== 'page' && <TicketState ticket={ticket} hasClock={placement === 'beside'} {...clock} />}
      </div>
      <div className={clsx('-mr-2 flex shrink-0 print:hidden', placement !== 'below' && '-mt-1.5')}>
        <CopyLink code={ticket.QueryCode} />
        {actions}
      </div>
    </div>
  );
}

/** A sentence about a person, whose name opens their card. */
function Named({ text, person }: { readonly text: string; readonly person: ChipPerson }) {
  const [before, after] = text.split(HOLE);
  return (
    <>
      {before}
      <PersonChip {...person} face="none" />
      {after}
    </>
  );
}
