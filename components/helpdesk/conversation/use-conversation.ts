import { useEffect, useRef } from 'react';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import type { Ticket, TicketMessage } from '@/lib/contract/helpdesk/shapes';

/** How often it is asked whether a conversation has moved on while it is seen, in milliseconds. */
const POLL_MS = 10_000;

interface ConversationState {
  readonly ticket?: Ticket;
  readonly messages?: readonly TicketMessage[];
}

/**
 * A ticket and its messages, read again when either has moved on, and marked as read once they are here. `onTicket` hears of
 * every change that is made or noticed here, so that a list can show it as well.
 */
export function useConversation(
  code: string,
  known: ConversationState,
  onTicket: ((ticket: Ticket) => void) | undefined,
) {
  const request = { QueryCode: code };
  const ofMount = (data: unknown) => ({ revalidateOnFocus: false, revalidateOnMount: data === undefined });
  const ticket = useCall('getTicket', request, { ...ofMount(known.ticket), fallbackData: known.ticket });
  const messages = useCall('listTicketMessages', request, {
    ...ofMount(known.messages),
    fallbackData: known.messages && [...known.messages],
  });
  const polled = useCall('getTicketVersion', request, {
    revalidateOnMount: false,
    revalidateIfStale: false,
    refreshInterval: POLL_MS,
    shouldRetryOnError: true,
    errorRetryInterval: POLL_MS,
  });
  const { send: markRead } = useCallMutation('markTicketRead');
  const [version, polledVersion] = [ticket.data?.Version, polled.data?.Version];
  const isUnread = Boolean(ticket.data?.IsUnread && messages.data);
  const latest = useRef({ version, ticket, messages, onTicket });
  useEffect(() => {
    latest.current = { version, ticket, messages, onTicket };
  });

  useEffect(() => {
    const { version: shown, ticket: one, messages: all, onTicket: tell } = latest.current;
    if (!polledVersion || !shown || polledVersion === shown) return;
    void all.mutate();
    void one.mutate().then((next) => next && tell?.(next));
  }, [polledVersion]);

  useEffect(() => {
    if (!isUnread) return;
    markRead({ QueryCode: code }).then(
      (next) => {
        void latest.current.ticket.mutate(next, { revalidate: false });
        latest.current.onTicket?.(next);
      },
      () => undefined,
    );
  }, [isUnread, code, markRead]);

  /** Shows a ticket that a write answered, and fetches what that write added to the conversation. */
  function show(next: Ticket) {
    void ticket.mutate(next, { revalidate: false });
    void messages.mutate();
    onTicket?.(next);
  }

  return { ticket, messages, show };
}
