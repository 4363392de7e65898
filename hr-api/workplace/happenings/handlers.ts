import { subYears } from 'date-fns';
import type { happeningCalls } from '../../../lib/contract/workplace/happenings';
import { audit } from '../../platform/audit/audit';
import type { Handlers } from '../../platform/calls/call';
import { wireInstant } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { listAwayToday } from './away-today';
import { listImages, listReceived, withdrawWish } from './data';
import { listHappeningsToday } from './happenings-today';
import { sendWish } from './send-wish';

const MAX_RECEIVED = 50;

export const happeningHandlers: Handlers<keyof typeof happeningCalls> = {
  listHappeningsToday: { allow: 'visible', handle: listHappeningsToday },

  listAwayToday: { allow: 'visible', handle: listAwayToday },

  listWishImages: {
    allow: 'everyone',
    handle: async (_request, { db, language }) => {
      const images = await listImages(db, language);
      return images.map(({ path, name }) => ({ ImagePath: path, ImageName: name }));
    },
  },

  sendWish: { allow: 'wish.send', work: 'greeting', handle: sendWish },

  withdrawWish: {
    allow: 'own',
    handle: async ({ SentCode }, context) => {
      const { actor, db, now } = context;
      const taken = await withdrawWish(db, { senderId: actor.personId, code: SentCode, now });
      if (typeof taken === 'string') throw new ApiError(taken === 'arrived' ? 'conflict' : 'not_found');
      await audit(context, { subject: { kind: 'wish', id: taken.id }, action: 'withdraw wish' });
      return {};
    },
  },

  listReceivedWishes: {
    allow: 'own',
    handle: async (_request, { actor, db, now, language }) => {
      const since = subYears(now, 1);
      const received = await listReceived(db, actor.personId, { since, now, language, limit: MAX_RECEIVED });
      return received.map((wish) => ({
        WishCode: wish.code,
        WishType: wish.kind,
        IsWelcome: wish.isWelcome,
        Name: wish.name,
        Empid: wish.empid ?? '',
        HasPhoto: wish.hasPhoto,
        Content: wish.content,
        AttachImage: wish.imagePath ?? '',
        ImageName: wish.imageName ?? '',
        SentDate: wireInstant(wish.sentAt),
      }));
    },
  },
};
