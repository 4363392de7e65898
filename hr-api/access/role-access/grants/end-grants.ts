import { auditAll } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { lastDayOf } from '../../../people/effective-dates';
import { keepAdministrators } from '../../user-accounts/administrators';
import { endGrant, atOnceFor } from './end-grant';
import { lockGrants } from './lock-grants';
import { notifyHolders } from './notify-holders';

/**
 * Ends grants, at once or with a last day. Their holders' sessions in these roles are over with the next call. One that ends by then
 * already stays as it is.
 */
export const endGrants: Handler<'endGrants'> = async ({ GrantCodes, LastDay }, context) => {
  const { actor, db, now, log } = context;
  const today = dayOf(now);
  if (LastDay !== '' && LastDay < today)
    throw new ApiError('invalid', { issues: [{ path: 'LastDay', message: 'past' }] });
  const ended = await keepAdministrators(db, now, async () => {
    const found = await lockGrants(context, GrantCodes);
    const endOf = LastDay === '' ? await atOnceFor(context, found) : () => daysAfter(LastDay, 1);
    const open = found.filter((grant) => grant.validTo === null || grant.validTo > endOf(grant));
    for (const grant of open) await endGrant(db, grant, endOf(grant));
    await auditAll(
      context,
      open.map((grant) => ({
        subject: { kind: 'grant', id: grant.id },
        action: 'end a grant',
        before: {
          ...{ account: grant.accountId, role: grant.roleCode, scope: grant.scope, unit: grant.unitCode },
          ...{ from: grant.validFrom, lastDay: lastDayOf(grant) ?? '' },
        },
        after: { lastDay: daysAfter(endOf(grant), -1) },
      })),
    );
    return open;
  });
  if (LastDay === '') await notifyHolders(context, 'roleEnded', ended);
  log.info({ by: actor.accountId, grants: ended.length, lastDay: LastDay }, 'grants ended');
  return {};
};
