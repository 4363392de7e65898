import type { accountCalls } from '../../../lib/contract/workplace/account';
import { activityOf } from '../../platform/audit/data';
import type { Handlers } from '../../platform/calls/call';
import { wireInstant } from '../../platform/dates';

const MAX_ROWS = 50;

/** One's own: the account of the token alone says whose. */
export const accountHandlers: Handlers<keyof typeof accountCalls> = {
  listOwnActivity: {
    allow: 'own',
    handle: async (_request, { actor, db, language, services }) => {
      const { capabilities } = services;
      const rows = await activityOf(db, actor.accountId, { language, limit: MAX_ROWS, capabilities });
      return rows.map(({ id, activity, roleName, at }) => ({
        ActivityCode: id,
        Activity: activity,
        Role_Name: roleName,
        ActivityDate: wireInstant(at),
      }));
    },
  },
};
