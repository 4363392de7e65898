import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { CopyLink } from './desk/details/copy-link';
import type { ClockProps } from './target-clock';
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

/** What a ticket is about, where it belongs, who has it and by when. */
export function TicketHead({ ticket, placement, actions, ...clock }: TicketHeadProps) {
  const t = useMessages('helpdesk.conversation');
  const Heading = placement === 'page' ? 'h1' : 'h2';
  const { TicketID, ProcessName, CategoryName, AssigneeName, RequesterName, IsMine } = ticket;
  const facts = [
    ...(placement === 'below' ? [] : [`#${TicketID}`, ProcessName, CategoryName]),
    !IsMine && RequesterName && t('askedBy', { name: RequesterName }),
    AssigneeName && t('assignedTo', { name: AssigneeName }),
  ];
  return (
    <div className={clsx('flex gap-2', placement === 'below' ? 'items-center' : 'items-start')}>
      <div className="min-w-0 flex-1">
        <Heading className={headings[placement]}>{ticket.QSubject}</Heading>
        <p className="mt-0.5 text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {placement !== 'page' && <TicketState ticket={ticket} hasClock={placement === 'beside'} {...clock} />}
      </div>
      <div className={clsx('-mr-2 flex shrink-0 print:hidden', placement !== 'below' && '-mt-1.5')}>
        <CopyLink code={ticket.QueryCode} />
        {actions}
      </div>
    </div>
  );
}
