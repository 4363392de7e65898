import type { Handlers } from '../call';
import { ApiError } from '../errors';

const waiting = async (): Promise<never> => {
  throw new ApiError('not_found');
};

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
  listProcesses: waiting,
  listSubProcesses: waiting,
  listPriorities: waiting,
  listTicketStatuses: waiting,
  listTickets: waiting,
  countTickets: waiting,
  getTicket: waiting,
  getTicketVersion: waiting,
  listTicketMessages: waiting,
  createTicket: waiting,
  replyToTicket: waiting,
  markTicketRead: waiting,
  rateTicket: waiting,
  suggestArticles: waiting,
};
