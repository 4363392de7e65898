import { useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useErrorText } from '@/lib/i18n/use-error-text';

export type TicketProperty = 'status' | 'priority' | 'process' | 'assignee';

interface TicketChangeOptions {
  readonly code: string;
  readonly onChanged: (ticket: Ticket) => void;
  /** Somebody else was faster: the ticket has to be read again. */
  readonly onOutdated: () => void;
}

/** The ways to change what a ticket is, one at a time. What is shown changes when the HR API has. */
export function useTicketChange({ code, onChanged, onOutdated }: TicketChangeOptions) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState<TicketProperty | null>(null);
  const { send: change } = useCallMutation('changeTicket');
  const { send: assign } = useCallMutation('assignTickets');

  async function run(property: TicketProperty, send: () => Promise<Ticket | undefined>) {
    if (busy) return;
    setBusy(property);
    try {
      const next = await send();
      if (next) onChanged(next);
    } catch (error) {
      showSnackbar('error', errorText(error));
      if (error instanceof CallError && error.status === 409) onOutdated();
    } finally {
      setBusy(null);
    }
  }

  const giveTo = async (AssigneeCode: string) => (await assign({ QueryCodes: [code], AssigneeCode }))[0];
  return {
    busy,
    setStatus: (StatusCode: number) => run('status', () => change({ QueryCode: code, StatusCode })),
    setPriority: (PriorityCode: number) => run('priority', () => change({ QueryCode: code, PriorityCode })),
    setSubProcess: (CategoryCode: number) => run('process', () => change({ QueryCode: code, CategoryCode })),
    giveTo: (assigneeCode: string) => run('assignee', () => giveTo(assigneeCode)),
    /** Assigns it to oneself. */
    takeOver: () =>
      run('assignee', async () => {
        const people = await call('listAssignees', { QueryCode: code });
        const me = people.find(({ IsMe }) => IsMe);
        return me && giveTo(me.AssigneeCode);
      }),
  };
}

export type TicketChanges = ReturnType<typeof useTicketChange>;
