import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { dropFavourite, noteFavourite, targetOf } from './favourites';

/** Notes what the caller picked. What they may not open and what is not there are refused alike, with `not_found`. */
export const addFavourite: Handler<'addFavourite'> = async ({ GroupCode, KeyCode }, context) => {
  const { actor, db, now } = context;
  const target = await targetOf(db, { actor, today: dayOf(now) }, { group: GroupCode, key: KeyCode });
  if (!target) throw new ApiError('not_found');
  const { menuCode, employmentId, link } = target;
  const { accountId } = actor;
  if (await noteFavourite(db, { accountId, groupCode: GroupCode, menuCode, employmentId, now })) {
    const subject = { kind: 'account', id: accountId };
    await audit(context, { subject, action: 'add favourite', after: { group: GroupCode, key: KeyCode } });
  }
  return { data: { LinkSrc: link } };
};

export const removeFavourite: Handler<'removeFavourite'> = async ({ GroupCode, KeyCode }, context) => {
  const { actor, db } = context;
  const { accountId } = actor;
  if (await dropFavourite(db, { accountId, group: GroupCode, key: KeyCode })) {
    const subject = { kind: 'account', id: accountId };
    await audit(context, { subject, action: 'remove favourite', before: { group: GroupCode, key: KeyCode } });
  }
  return {};
};
