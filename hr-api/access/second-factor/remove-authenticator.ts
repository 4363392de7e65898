import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { forgetWithoutFactor } from './factors';
import { notifyOwner } from './notify-owner';
import { givenProof, proveFactor } from './prove-factor';
import { requireWayToRemove } from './require-way';
import { authenticators } from './tables';
import { refusedProof, tryCode } from './try-code';

/** The caller signs in without an app again, as before they had one. */
export const removeAuthenticator: Handler<'removeAuthenticator'> = async ({ OTP, ...request }, context) => {
  const { accountId, personId } = context.actor;
  const given = givenProof(OTP, request);
  await tryCode(context, async (step) => {
    await requireWayToRemove(step);
    if (!(await proveFactor(step, given))) return refusedProof(given, 'OTP');
    const removed = await step.db.delete(authenticators).where(eq(authenticators.accountId, accountId)).returning();
    if (removed.length === 0) throw new ApiError('not_found');
    await forgetWithoutFactor(step.db, accountId);
    const subject = { kind: 'account', id: accountId };
    await audit(step, { subject, personId, action: 'remove the authenticator' });
    await notifyOwner(step, 'authenticatorRemoved');
    return {};
  });
  context.log.info({ account: accountId }, 'authenticator removed');
  return {};
};
