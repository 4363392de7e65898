import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { notifyOwner } from './notify-owner';
import { proveFactor } from './prove-factor';
import { removeRecoveryCodes } from './recovery-codes/recovery-codes';
import { forgetReset } from './reset/resets';
import { requiringRolesOf } from './roles/rules';
import { authenticators } from './tables';
import { tryCode, wrongCode } from './try-code';

/** The caller signs in without an app again, as before they had one. Who needs one in a role can only replace it. */
export const removeAuthenticator: Handler<'removeAuthenticator'> = async ({ OTP }, context) => {
  const { accountId, personId } = context.actor;
  const roles = await requiringRolesOf(context.db, accountId, dayOf(context.now), context.language);
  if (roles.length > 0) throw new ApiError('forbidden', { params: { because: 'required' } });
  await tryCode(context, async (step) => {
    if (!(await proveFactor(step, OTP))) return wrongCode('OTP');
    await step.db.delete(authenticators).where(eq(authenticators.accountId, accountId));
    await removeRecoveryCodes(step.db, accountId);
    await forgetReset(step.db, accountId);
    const subject = { kind: 'account', id: accountId };
    await audit(step, { subject, personId, action: 'remove the authenticator' });
    await notifyOwner(step, 'authenticatorRemoved');
    return {};
  });
  context.log.info({ account: accountId }, 'authenticator removed');
  return {};
};
