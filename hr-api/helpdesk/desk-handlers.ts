import type { Handlers } from '../call';
import { ApiError } from '../errors';

const waiting = async (): Promise<never> => {
  throw new ApiError('not_found');
};

export const deskHandlers: Handlers<
  | 'listAssignees'
  | 'assignTickets'
  | 'changeTicket'
  | 'addTicketNote'
  | 'listSavedReplies'
  | 'saveSavedReply'
  | 'deleteSavedReply'
> = {
  listAssignees: waiting,
  assignTickets: waiting,
  changeTicket: waiting,
  addTicketNote: waiting,
  listSavedReplies: waiting,
  saveSavedReply: waiting,
  deleteSavedReply: waiting,
};
