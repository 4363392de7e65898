import { eq } from 'drizzle-orm';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { claimUpload } from '../../platform/files/uploads';
import { statusesIn } from '../settings/catalogue';
import { lockVisibleTicket, type TicketRow } from '../tickets/data';
import { canSetStatus, sideOf } from '../tickets/policy';
import { recordChange } from './record-change';
import { nextCodes, type Side } from '../tickets/rules';
import { ticketMessages, TICKET_FILE } from '../tables';
import { wireTicket } from '../tickets/lists/wire-ticket';

/**
 * Refuses a status that does not follow the present one (REPLY-04, VOPQ-02): as a conflict where it followed an earlier one, as
 * then somebody wrote before this reply came, else as a mistake.
 */
export async function assertFollows(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { ticket, side, statusCode }: { ticket: TicketRow; side: Side; statusCode: number },
): Promise<void> {
  const statuses = await statusesIn(db, 'en');
  const status = statuses.get(ticket.statusCode);
  if (status && canSetStatus(side, { ...ticket, status }, statusCode, now)) return;
  const earlier = await db
    .selectDistinct({ code: ticketMessages.statusCode })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticket.id));
  const hasFollowed = earlier
    .filter(({ code }) => code !== ticket.statusCode)
    .some(({ code }) => nextCodes(statuses.get(code) ?? NO_NEXT_STATUS, side).includes(statusCode));
  if (hasFollowed) throw new ApiError('conflict', { message: 'The status of the ticket has changed meanwhile' });
  throw new ApiError('bad_request', {
    message: 'The status cannot follow the one that the ticket has',
    issues: [{ path: 'StatusCode', message: 'does not follow' }],
  });
}

const NO_NEXT_STATUS = { nextCodes: [], requesterNextCodes: [] };

/** REPLY-01 to REPLY-09: a message of either side that brings the ticket to its next status. */
export const replyToTicket: Handler<'replyToTicket'> = async (request, context) => {
  const { actor, db } = context;
  const ticket = await lockVisibleTicket(context, request.QueryCode);
  const side = sideOf(actor, ticket);
  await assertFollows(context, { ticket, side, statusCode: request.StatusCode });
  const uploadId = await claimUpload(db, request.FileHeaderCode, actor.accountId, TICKET_FILE);
  const replied = await recordChange(context, ticket, {
    side,
    set: { statusCode: request.StatusCode },
    message: { kind: 'message', body: request.Message, uploadId },
    action: 'reply to ticket',
  });
  return wireTicket(context, { ...replied, readAt: replied.deskUpdatedAt });
};
