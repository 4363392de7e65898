import { audit } from '../../platform/audit/audit';
import type { CallContext } from '../../platform/calls/call';
import { acceptAppCode } from './app/authenticators';
import { countRecoveryCodes, looksLikeRecoveryCode, spendRecoveryCode } from './recovery-codes/recovery-codes';
import { notifyOwner } from './notify-owner';

/** By what somebody proved that the account is theirs. */
export type Factor = 'app' | 'recovery';

/**
 * By what the typed code proves the caller: a code of the account's app, or one of its recovery codes, about whose use the owner is
 * told. Null where it is neither, or was used before. Call it under `lockCodes`.
 */
export async function proveFactor(
  context: Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'clientAddress' | 'requestId' | 'services'>,
  typed: string,
): Promise<Factor | null> {
  const { actor, db, now, services } = context;
  const { accountId, personId } = actor;
  if (!looksLikeRecoveryCode(typed))
    return (await acceptAppCode(db, { accountId, personId, typed, now, services })) ? 'app' : null;
  if (!(await spendRecoveryCode(db, { accountId, typed, now }))) return null;
  const { left } = await countRecoveryCodes(db, accountId);
  const subject = { kind: 'account', id: accountId };
  await audit(context, { subject, personId, action: 'use a recovery code', after: { left } });
  await notifyOwner(context, 'recoveryCodeUsed', { count: String(left) });
  return 'recovery';
}
