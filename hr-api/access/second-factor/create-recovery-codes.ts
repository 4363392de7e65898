import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { givenProof, proveFactor } from './prove-factor';
import { makeRecoveryCodes } from './recovery-codes/recovery-codes';
import { refusedProof, tryCode } from './try-code';

/** Ten new codes in place of those before. */
export const createRecoveryCodes: Handler<'createRecoveryCodes'> = async ({ OTP, ...request }, context) => {
  const { accountId, personId } = context.actor;
  const given = givenProof(OTP, request);
  const RecoveryCodes = await tryCode(context, async (step) => {
    if (!(await proveFactor(step, given))) return refusedProof(given, 'OTP');
    const codes = await makeRecoveryCodes(step.db, accountId, step.now);
    await audit(step, { subject: { kind: 'account', id: accountId }, personId, action: 'make recovery codes' });
    return codes;
  });
  context.log.info({ account: accountId }, 'recovery codes made');
  return { RecoveryCodes };
};
