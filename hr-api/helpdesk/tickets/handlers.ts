import type { Handlers } from '../../platform/calls/call';
import { countTickets } from '../desk/count-tickets';
import { createTicket } from './create-ticket';
import { getVisibleTicket } from './data';
import { listTicketMessages } from '../conversation/list-messages';
import { listTickets } from './lists/list-tickets';
import { markTicketRead } from '../conversation/mark-ticket-read';
import { optionHandlers } from '../settings/options';
import { sideOf } from './policy';
import { rateTicket } from './rate-ticket';
import { replyToTicket } from '../conversation/reply-to-ticket';
import { listRolesForTicket } from './roles-for-ticket';
import { suggestArticles } from './suggest-articles';
import { suggestProcess } from './suggest-process';
import { versionFor, wireTicket } from './lists/wire-ticket';

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
  | 'suggestProcess'
  | 'listRolesForTicket'
> = {
  ...optionHandlers,
  listTickets: { allow: 'visible', handle: listTickets },
  countTickets: { allow: 'visible', handle: countTickets },

  getTicket: {
    allow: 'visible',
    handle: async ({ QueryCode }, context) => wireTicket(context, await getVisibleTicket(context, QueryCode)),
  },

  getTicketVersion: {
    allow: 'visible',
    handle: async ({ QueryCode }, context) => {
      const ticket = await getVisibleTicket(context, QueryCode);
      return { Version: versionFor(sideOf(context.actor, ticket), ticket) };
    },
  },

  listTicketMessages: { allow: 'visible', handle: listTicketMessages },
  createTicket: { allow: 'own', work: 'request', handle: createTicket },
  replyToTicket: { allow: 'visible', work: 'message', handle: replyToTicket },
  markTicketRead: { allow: 'visible', handle: markTicketRead },
  rateTicket: { allow: 'own', work: 'message', handle: rateTicket },
  suggestArticles: { allow: 'visible', handle: suggestArticles },
  suggestProcess: { allow: 'everyone', handle: suggestProcess },
  listRolesForTicket: { allow: 'own', handle: listRolesForTicket },
};
