import type { helpdeskDeskCalls } from '../../../lib/contract/helpdesk/desk';
import type { Handlers } from '../../platform/calls/call';
import { claimUpload } from '../../platform/files/uploads';
import { assignTickets } from './assign-tickets';
import { listAssignees } from './assignees';
import { changeTicket } from '../tickets/change-ticket';
import { lockDeskTicket } from './desk-tickets';
import { recordChange } from '../conversation/record-change';
import { savedReplyHandlers } from '../settings/saved-replies';
import { TICKET_FILE } from '../tables';
import { wireTicket } from '../tickets/lists/wire-ticket';

export const deskHandlers: Handlers<keyof typeof helpdeskDeskCalls> = {
  listAssignees: { allow: 'visible', handle: listAssignees },
  assignTickets: { allow: 'visible', handle: assignTickets },
  changeTicket: { allow: 'visible', handle: changeTicket },

  addTicketNote: {
    allow: 'visible',
    work: 'message',
    handle: async ({ QueryCode, Message, FileHeaderCode }, context) => {
      const ticket = await lockDeskTicket(context, QueryCode);
      const uploadId = await claimUpload(context.db, FileHeaderCode, context.actor.accountId, TICKET_FILE);
      const noted = await recordChange(context, ticket, {
        side: 'desk',
        message: { kind: 'note', body: Message, uploadId },
        action: 'note on ticket',
      });
      return wireTicket(context, { ...noted, readAt: noted.deskUpdatedAt });
    },
  },

  ...savedReplyHandlers,
};
