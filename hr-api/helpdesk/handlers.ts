import type { Handlers } from '../call';
import { countTickets } from './count-tickets';
import { createTicket } from './create-ticket';
import { getVisibleTicket } from './data';
import { listTicketMessages } from './list-messages';
import { listTickets } from './list-tickets';
import { markTicketRead } from './mark-ticket-read';
import { optionHandlers } from './options';
import { sideOf } from './policy';
import { rateTicket } from './rate-ticket';
import { replyToTicket } from './reply-to-ticket';
import { suggestArticles } from './suggest-articles';
import { versionFor, wireTicket } from './wire-ticket';

export const helpdeskHandlers: Handlers<
  | 'listProcesses'
  | 'listSubProcesses'
  | 'listPriorities'
  | 'listTicketStatuses'
  | 'listTickets'
  | 'countTickets'
  | 'getTicket'
  | 'getTicketVersion'
  | 'listTicketMessages'
  | 'createTicket'
  | 'replyToTicket'
  | 'markTicketRead'
  | 'rateTicket'
  | 'suggestArticles'
> = {
  ...optionHandlers,
  listTickets,
  countTickets,

  getTicket: async ({ QueryCode }, context) => wireTicket(context, await getVisibleTicket(context, QueryCode)),

  getTicketVersion: async ({ QueryCode }, context) => {
    const ticket = await getVisibleTicket(context, QueryCode);
    return { Version: versionFor(sideOf(context.actor, ticket), ticket) };
  },

  listTicketMessages,
  createTicket,
  replyToTicket,
  markTicketRead,
  rateTicket,
  suggestArticles,
};
