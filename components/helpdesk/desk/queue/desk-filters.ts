import type { Filter } from '@/components/ui/filter/filter';
import type { ReplyFor } from '@/lib/contract/all';
import { textOfHtml } from '@/lib/text/html-text';
import type { DeskStatus } from './desk-statuses';
import type { DeskMessages } from '../desk-messages';

export interface DeskChoices {
  readonly statuses: readonly DeskStatus[];
  readonly processes: ReplyFor<'listProcesses'>;
  readonly subProcesses: ReplyFor<'listSubProcesses'>;
  readonly priorities: ReplyFor<'listPriorities'>;
}

/** What the queue can be narrowed down by; each by the name that it has in the address. */
export function deskFilters({ columns, ...words }: DeskMessages['inbox'], choices: DeskChoices): readonly Filter[] {
  const option = (code: number, text: string) => ({ value: String(code), text });
  return [
    {
      id: 'status',
      type: 1,
      title: columns.status,
      options: choices.statuses.map(({ StatusCode, StatusName }) => option(StatusCode, textOfHtml(StatusName))),
    },
    {
      id: 'process',
      type: 1,
      title: columns.process,
      options: choices.processes.map(({ value, name }) => option(value, name)),
    },
    {
      id: 'priority',
      type: 1,
      title: columns.priority,
      options: choices.priorities.map(({ PriorityCode, PriorityName }) => option(PriorityCode, PriorityName)),
    },
    {
      id: 'assignee',
      type: 2,
      title: columns.assignee,
      options: [
        { value: 'me', text: words.me },
        { value: 'nobody', text: words.nobody },
      ],
    },
    { id: 'overdue', type: 1, title: columns.due, options: [{ value: '1', text: words.overdue }] },
  ];
}
