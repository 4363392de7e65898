import type { accountCalls } from '../../lib/contract/account';
import { activityOf } from '../audit/data';
import type { Handlers } from '../call';
import { wireInstant } from '../people/dates';

const MOST = 50;

/** One's own: the account of the token alone says whose. */
export const accountHandlers: Handlers<keyof typeof accountCalls> = {
  listOwnActivity: async (_request, { actor, db, language }) => {
    const rows = await activityOf(db, actor.accountId, { language, limit: MOST });
    return rows.map(({ id, activity, roleName, at }) => ({
      ActivityCode: id,
      Activity: activity,
      Role_Name: roleName,
      ActivityDate: wireInstant(at),
    }));
  },
};
