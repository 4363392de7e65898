import { useState, type ReactNode } from 'react';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { Spinner } from '@/components/ui/feedback/spinner';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { textOfHtml } from '@/lib/text/html-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { AssigneeChoice } from './assignee-choice';
import type { DeskChoices } from '../queue/desk-filters';
import { PrioritySign } from '../../priority-sign';
import { nextStatuses } from '../../conversation/reply/reply-rules';
import { StatusBadge } from '../../status-badge';
import type { TicketChanges, TicketProperty } from '../use-ticket-change';

interface DeskPropertiesProps {
  readonly ticket: Ticket;
  readonly choices: DeskChoices;
  readonly changes: TicketChanges;
}

/** What a ticket is, each a press away from being changed. */
export function DeskProperties({ ticket, choices, changes }: DeskPropertiesProps) {
  const t = useMessages('desk');
  const tInbox = useMessages('desk.inbox');
  const [isAssigning, setIsAssigning] = useState(false);
  const statuses = nextStatuses(choices.statuses, ticket.StatusCode);

  const property = (name: TicketProperty, value: ReactNode, label: string, content: ReactNode, onOpen?: () => void) => (
    <li className="min-w-0">
      <Menu
        label={`${tInbox(`columns.${name}`)}: ${label}`}
        trigger={
          <>
            <span className="min-w-0 truncate">{value}</span>
            {changes.busy === name ? <Spinner /> : <ChevronDownIcon className="size-4 text-muted" />}
          </>
        }
        triggerClasses="flex min-h-11 max-w-full items-center gap-1.5 rounded px-2 font-medium transition-colors duration-150 hover:bg-hover md:min-h-9"
        panelClasses="top-full left-0 mt-1 max-h-80 w-64 max-w-[calc(100vw-2rem)] overflow-y-auto"
        onOpen={onOpen}
      >
        {content}
      </Menu>
    </li>
  );
  const list = (
    options: readonly { code: number; content: ReactNode }[],
    chosen: number,
    onChoose: (code: number) => void,
    nothing = '',
  ) => (
    <ul>
      {options.map(({ code, content }) => (
        <li key={code}>
          <button
            type="button"
            aria-current={code === chosen || undefined}
            onClick={() => code !== chosen && onChoose(code)}
            className={menuItemClasses}
          >
            <span className="min-w-0 flex-1">{content}</span>
            {code === chosen && <CheckIcon className="size-4 text-accent-text" />}
          </button>
        </li>
      ))}
      {options.length === 0 && <li className="px-3 py-2 text-muted">{nothing}</li>}
    </ul>
  );

  return (
    <ul className="-mx-2 mt-1 flex flex-wrap items-center gap-x-1">
      {property(
        'status',
        <StatusBadge code={ticket.StatusCode} name={ticket.StatusName} />,
        textOfHtml(ticket.StatusName),
        list(
          statuses.map(({ StatusCode, StatusName }) => ({
            code: StatusCode,
            content: <StatusBadge code={StatusCode} name={StatusName} />,
          })),
          ticket.StatusCode,
          (code) => void changes.setStatus(code),
          t('ticket.noNextStatus'),
        ),
      )}
      {property(
        'priority',
        <PrioritySign code={ticket.PriorityCode} name={ticket.PriorityName} />,
        ticket.PriorityName,
        list(
          choices.priorities.map(({ PriorityCode, PriorityName }) => ({
            code: PriorityCode,
            content: <PrioritySign code={PriorityCode} name={PriorityName} />,
          })),
          ticket.PriorityCode,
          (code) => void changes.setPriority(code),
        ),
      )}
      {property(
        'assignee',
        ticket.AssigneeName || <span className="text-muted">{tInbox('nobody')}</span>,
        ticket.AssigneeName || tInbox('nobody'),
        <AssigneeChoice
          tickets={[ticket]}
          chosen={ticket.AssigneeCode}
          isOpen={isAssigning}
          onChoose={(code) => void changes.giveTo(code)}
        />,
        () => setIsAssigning(true),
      )}
      {property(
        'process',
        `${ticket.ProcessName} / ${ticket.CategoryName}`,
        `${ticket.ProcessName}, ${ticket.CategoryName}`,
        choices.processes.map(({ value, name }) => (
          <div key={value} role="group" aria-label={name}>
            <p className="px-3 pt-2 pb-0.5 text-xs font-medium text-muted">{name}</p>
            {list(
              choices.subProcesses
                .filter(({ ProcessCode }) => ProcessCode === value)
                .map(({ CategoryCode, CategoryName }) => ({ code: CategoryCode, content: CategoryName })),
              ticket.CategoryCode,
              (code) => void changes.setSubProcess(code),
            )}
          </div>
        )),
      )}
    </ul>
  );
}
