import { auditAll } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { keepAdministrators } from '../../user-accounts/administrators';
import { endGrant } from './end-grant';
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
  const validTo = LastDay === '' ? today : daysAfter(LastDay, 1);
  const ended = await keepAdministrators(db, now, async () => {
    const found = await lockGrants(context, GrantCodes);
    const open = found.filter((grant) => grant.validTo === null || grant.validTo > validTo);
    for (const grant of open) await endGrant(db, grant, validTo);
    await auditAll(
      context,
      open.map(({ id, accountId, roleCode, scope, unitCode, validFrom, validTo: before }) => ({
        subject: { kind: 'grant', id },
        action: 'end a grant',
        before: {
          ...{ account: accountId, role: roleCode, scope, unit: unitCode, from: validFrom },
          lastDay: before === null ? '' : daysAfter(before, -1),
        },
        after: { lastDay: LastDay === '' ? daysAfter(today, -1) : LastDay },
      })),
    );
    return open;
  });
  if (LastDay === '') await notifyHolders(context, 'roleEnded', ended);
  log.info({ by: actor.accountId, grants: ended.length, lastDay: LastDay }, 'grants ended');
  return {};
};
