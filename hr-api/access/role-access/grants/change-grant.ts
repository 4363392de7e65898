import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { roleGrants } from '../../../people/accounts/tables';
import { lastDayOf } from '../../../people/effective-dates';
import { keepAdministrators } from '../../user-accounts/administrators';
import { grantDetails } from '../tables';
import { assertDays } from './add-grant';
import { isHeldAlready } from './is-held-already';
import { lockGrants } from './lock-grants';

const refuseAt = (path: string, message: string) => new ApiError('invalid', { issues: [{ path, message }] });

/** Changes when a grant begins, while it has not, and its last day. One that is over is not brought back. */
export const changeGrant: Handler<'changeGrant'> = async ({ GrantCode, From, To, Reason }, context) => {
  const { actor, db, now, log } = context;
  const today = dayOf(now);
  await keepAdministrators(db, now, async () => {
    const [grant] = await lockGrants(context, [GrantCode]);
    if (!grant) throw new ApiError('not_found');
    const { validFrom, validTo: before } = grant;
    if (before !== null && before <= today) throw new ApiError('conflict');
    if (validFrom <= today && From !== validFrom) throw refuseAt('From', 'begun');
    if (validFrom > today) assertDays(From, To, today);
    if (To !== '' && To < today) throw refuseAt('To', 'past');
    const validTo = To === '' ? null : daysAfter(To, 1);
    if (From === validFrom && validTo === before) return;
    if (await isHeldAlready(db, { ...grant, validFrom: From, validTo })) throw refuseAt('To', 'held');
    await db.update(roleGrants).set({ validFrom: From, validTo }).where(eq(roleGrants.id, grant.id));
    const looked = { confirmedBy: actor.accountId, confirmedOn: today };
    await db
      .insert(grantDetails)
      .values({ grantId: grant.id, ...looked })
      .onConflictDoUpdate({ target: grantDetails.grantId, set: looked });
    await audit(context, {
      subject: { kind: 'grant', id: grant.id },
      action: 'change a grant',
      before: { from: validFrom, lastDay: lastDayOf(grant) ?? '' },
      after: { from: From, lastDay: To, reason: Reason },
    });
    log.info({ grant: grant.id, by: actor.accountId }, 'grant changed');
  });
  return {};
};
