import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { newCode } from '../../platform/new-code';
import { dayOf } from '../../platform/dates';
import { findHappening } from './colleagues';
import { hasWished, insertWish, isInGallery } from './data';
import { happeningIn } from './rules';
import { viewerOf } from './viewer';

/**
 * Sends a wish for a happening that the sender's own list shows today or tomorrow, or a greeting to somebody new, and for no
 * other: somebody else's colleague, another day, and nobody at all are refused alike. Somebody new is greeted once.
 */
export const sendWish: Handler<'sendWish'> = async ({ WishCode, ChillCode, Content, AttachImage }, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const named = happeningIn(WishCode);
  const viewer = await viewerOf(db, actor, today);
  if (!named || !viewer) throw new ApiError('not_found');
  const { kind, on } = named;
  const happening = await findHappening(db, viewer, kind, { on, today, code: ChillCode });
  if (!happening) throw new ApiError('not_found');
  if (AttachImage && !(await isInGallery(db, AttachImage))) {
    throw new ApiError('invalid', { issues: [{ path: 'AttachImage', message: 'not_in_gallery' }] });
  }
  if (happening.joinedOn && (await hasWished(db, actor.personId, { kind, on, receiverId: happening.personId })))
    throw new ApiError('conflict');
  const wish = {
    kind,
    senderId: actor.personId,
    receiverId: happening.personId,
    imagePath: AttachImage || null,
    occasionOn: on,
  };
  const code = newCode();
  const id = await insertWish(db, { ...wish, code, content: Content, sentAt: now });
  await audit(context, { subject: { kind: 'wish', id }, action: 'send wish', after: wish });
  return { SentCode: code };
};
