import { READ_WITH_TICKET } from '../notices/notice-rules';
import { settleNotices } from '../notices/settle-notices';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { getVisibleTicket, storeReading } from '../tickets/data';
import { sideOf } from '../tickets/policy';
import { isUnreadFor, wireTicket } from '../tickets/lists/wire-ticket';

/** Whoever opens a ticket has read it up to now; only what waited to be read leaves an audit row. */
export const markTicketRead: Handler<'markTicketRead'> = async ({ QueryCode }, context) => {
  const { actor, db, now } = context;
  const ticket = await getVisibleTicket(context, QueryCode);
  const readAt = ticket.deskUpdatedAt > now ? ticket.deskUpdatedAt : now;
  await storeReading(db, ticket.id, actor.accountId, readAt);
  await settleNotices(context, ticket.code, READ_WITH_TICKET, actor.accountId);
  if (isUnreadFor(sideOf(actor, ticket), ticket))
    await audit(context, { subject: { kind: 'ticket', id: ticket.id }, action: 'read ticket' });
  return wireTicket(context, { ...ticket, readAt });
};
