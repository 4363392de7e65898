import type { RequestFor } from './contract/all';

/** Whose tickets a list holds: a person's own, or those that their helpdesk answers. */
export type TicketView = NonNullable<RequestFor<'countTickets'>['View']>;

const HELPDESK_ROLE = 19;

/** What concerns a person in their active role: the helpdesk is about other people's tickets, everybody else about their own. */
export const ticketViewOf = (roleCode: number | undefined): TicketView =>
  roleCode === HELPDESK_ROLE ? 'desk' : 'mine';
