import type { Filter } from '@/components/ui/filter/filter';
import type { ReplyFor } from '@/lib/contract/all';
import { textOfHtml } from '@/lib/text/html-text';
import type { Translate } from '@/lib/i18n/message-key';
import type { DeskStatus } from './desk-statuses';

export interface DeskChoices {
  readonly statuses: readonly DeskStatus[];
  readonly processes: ReplyFor<'listProcesses'>;
  readonly subProcesses: ReplyFor<'listSubProcesses'>;
  readonly priorities: ReplyFor<'listPriorities'>;
}

/** What the queue can be narrowed down by; each by the name that it has in the address. */
export function deskFilters(t: Translate<'desk.inbox'>, choices: DeskChoices): readonly Filter[] {
  const option = (code: number, text: string) => ({ value: String(code), text });
  return [
    {
      id: 'status',
      type: 1,
      title: t('columns.status'),
      options: choices.statuses.map(({ StatusCode, StatusName }) => option(StatusCode, textOfHtml(StatusName))),
    },
    {
      id: 'process',
      type: 1,
      title: t('columns.process'),
      options: choices.processes.map(({ value, name }) => option(value, name)),
    },
    {
      id: 'priority',
      type: 1,
      title: t('columns.priority'),
      options: choices.priorities.map(({ PriorityCode, PriorityName }) => option(PriorityCode, PriorityName)),
    },
    {
      id: 'assignee',
      type: 2,
      title: t('columns.assignee'),
      options: [
        { value: 'me', text: t('me') },
        { value: 'nobody', text: t('nobody') },
      ],
    },
    { id: 'overdue', type: 1, title: t('columns.due'), options: [{ value: '1', text: t('overdue') }] },
  ];
}
