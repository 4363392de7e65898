import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { lockVisibleTicket } from './data';
import { canRate, sideOf } from './policy';
import { recordChange } from '../conversation/record-change';
import { wireTicket } from './lists/wire-ticket';

/** What who asked thinks of the answer; the last word counts. */
export const rateTicket: Handler<'rateTicket'> = async ({ QueryCode, Rating, Comment }, context) => {
  const { actor, now } = context;
  const ticket = await lockVisibleTicket(context, QueryCode);
  const side = sideOf(actor, ticket);
  if (side !== 'requester') throw new ApiError('forbidden');
  if (!canRate(side, ticket)) throw new ApiError('conflict', { message: 'The ticket is rated once it is closed' });
  const from = ticket.rating === null ? '' : String(ticket.rating);
  const rated = await recordChange(context, ticket, {
    side,
    set: { rating: Rating, ratingComment: Comment, ratedAt: now },
    events: ticket.rating === Rating ? [] : [{ what: 'rating', from, to: String(Rating) }],
    action: 'rate ticket',
  });
  return wireTicket(context, { ...rated, readAt: rated.deskUpdatedAt });
};
