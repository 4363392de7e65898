import type { helpdeskDeskCalls } from '../../lib/contract/helpdesk/desk';
import type { Handlers } from '../call';
import { takeUpload } from '../files/uploads';
import { assignTickets } from './assign-tickets';
import { listAssignees } from './assignees';
import { changeTicket } from './change-ticket';
import { lockDeskTicket } from './desk-tickets';
import { recordChange } from './record-change';
import { savedReplyHandlers } from './saved-replies';
import { wireTicket } from './wire-ticket';

export const deskHandlers: Handlers<keyof typeof helpdeskDeskCalls> = {
  listAssignees,
  assignTickets,
  changeTicket,

  addTicketNote: async ({ QueryCode, Message, FileHeaderCode }, context) => {
    const ticket = await lockDeskTicket(context, QueryCode);
    const uploadId = await takeUpload(context.db, FileHeaderCode, context.actor.accountId, 'ticket');
    const noted = await recordChange(context, ticket, {
      side: 'desk',
      message: { kind: 'note', body: Message, uploadId },
      action: 'note on ticket',
    });
    return wireTicket(context, { ...noted, readAt: noted.deskUpdatedAt });
  },

  ...savedReplyHandlers,
};
