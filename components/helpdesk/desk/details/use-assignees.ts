import useSWR from 'swr';
import { call } from '@/lib/client/call/call';
import type { ReplyFor } from '@/lib/contract/all';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';

export type Assignee = ReplyFor<'listAssignees'>[number];

/** Who may be given all of some tickets: whoever answers each of their processes. Asked only while it is wanted. */
export function useAssignees(tickets: readonly Ticket[], isWanted: boolean) {
  const ofEachProcess = new Map(tickets.map(({ ProcessCode, QueryCode }) => [ProcessCode, QueryCode]));
  const codes = [...ofEachProcess.values()];
  const { data, error, mutate } = useSWR<readonly Assignee[], unknown>(
    isWanted && codes.length > 0 ? ['assignees', ...codes] : null,
    async () => inAll(await Promise.all(codes.map((QueryCode) => call('listAssignees', { QueryCode })))),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { people: data ?? null, error: data ? null : error, retry: () => void mutate() };
}

function inAll(lists: readonly (readonly Assignee[])[]): readonly Assignee[] {
  const [first = [], ...others] = lists;
  return first.filter(({ AssigneeCode }) =>
    others.every((list) => list.some((person) => person.AssigneeCode === AssigneeCode)),
  );
}
