import type { Actor } from '../../platform/calls/call';

/** Nobody answers, assigns or annotates what they asked themselves: its notes are not for them. */
export function canWorkOn({ accountId }: Pick<Actor, 'accountId'>, ticket: { readonly requesterId: string }): boolean {
  return ticket.requesterId !== accountId;
}

/** Whoever wrote a saved reply changes it, shared or not. */
export function canChangeReply(
  { accountId }: Pick<Actor, 'accountId'>,
  reply: { readonly accountId: string },
): boolean {
  return reply.accountId === accountId;
}
