import { audit } from '../../platform/audit/audit';
import { acceptAppCode } from './app/authenticators';
import { notifyOwner } from './notify-owner';
import { provePasskey, type PasskeyAnswer, type ProvingContext } from './passkeys/prove-passkey';
import { countRecoveryCodes, looksLikeRecoveryCode, spendRecoveryCode } from './recovery-codes/recovery-codes';

/** By what somebody proved that the account is theirs. */
export type Factor = 'app' | 'recovery' | 'passkey';

/** By what they want to prove it: a code that was typed, or what a passkey has signed. */
export type GivenProof = string | PasskeyAnswer;

/** Of a call that takes either, what it brought. */
export const givenProof = (
  typed: string,
  { Passkey, Origin }: { readonly Passkey: string; readonly Origin?: string | undefined },
): GivenProof => (Passkey === '' || Origin === undefined ? typed : { answer: Passkey, origin: Origin });

/**
 * By what the caller is proven: a code of the account's app, one of its recovery codes, about whose use the owner is told, or one of
 * its passkeys. Null where it is none of them, or was used before. Call it under `lockCodes`, and keep what it writes.
 */
export async function proveFactor(context: ProvingContext, given: GivenProof): Promise<Factor | null> {
  if (typeof given !== 'string') return (await provePasskey(context, given)) ? 'passkey' : null;
  const { actor, db, now, services } = context;
  const { accountId, personId } = actor;
  if (!looksLikeRecoveryCode(given))
    return (await acceptAppCode(db, { accountId, personId, typed: given, now, services })) ? 'app' : null;
  return (await proveByRecoveryCode(context, given)) ? 'recovery' : null;
}

async function proveByRecoveryCode(context: ProvingContext, typed: string): Promise<boolean> {
  const { actor, db, now } = context;
  const { accountId, personId } = actor;
  if (!(await spendRecoveryCode(db, { accountId, typed, now }))) return false;
  const { left } = await countRecoveryCodes(db, accountId);
  const subject = { kind: 'account', id: accountId };
  await audit(context, { subject, personId, action: 'use a recovery code', after: { left } });
  await notifyOwner(context, 'recoveryCodeUsed', { count: String(left) });
  return true;
}
