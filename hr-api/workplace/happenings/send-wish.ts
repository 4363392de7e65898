import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { newCode } from '../../platform/new-code';
import { dayOf, daysAfter } from '../../platform/dates';
import { findHappening } from './colleagues';
import { insertWish, isInGallery } from './data';
import { happeningIn } from './rules';
import { viewerOf } from './viewer';

/**
 * Sends a wish for a happening that the sender's own list shows today or tomorrow, and for no other: somebody else's
 * colleague, another day, and nobody at all are refused alike.
 */
export const sendWish: Handler<'sendWish'> = async ({ WishCode, ChillCode, Content, AttachImage }, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const named = happeningIn(WishCode);
  const viewer = await viewerOf(db, actor, today);
  if (!named || !viewer || ![today, daysAfter(today, 1)].includes(named.on)) throw new ApiError('not_found');
  const { kind, on } = named;
  const happening = await findHappening(db, viewer, kind, { on, today, code: ChillCode });
  if (!happening) throw new ApiError('not_found');
  if (AttachImage && !(await isInGallery(db, AttachImage))) {
    throw new ApiError('invalid', { issues: [{ path: 'AttachImage', message: 'not_in_gallery' }] });
  }
  const wish = {
    kind,
    senderId: actor.personId,
    receiverId: happening.personId,
    imagePath: AttachImage || null,
    occasionOn: on,
  };
  const id = await insertWish(db, { ...wish, code: newCode(), content: Content, sentAt: now });
  await audit(context, { subject: { kind: 'wish', id }, action: 'send wish', after: wish });
  return {};
};
