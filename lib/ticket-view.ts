import type { ReplyFor, RequestFor } from './contract/all';

/** Whose tickets a list holds: a person's own, or those that their helpdesk answers. */
export type TicketView = NonNullable<RequestFor<'countTickets'>['View']>;

/** What concerns a person in their active role: who answers tickets is about other people's, everybody else about their own. */
export const ticketViewOf = (permissions: ReplyFor<'listOwnPermissions'>): TicketView =>
  permissions.some(({ Permission }) => Permission === 'ticket.answer') ? 'desk' : 'mine';
