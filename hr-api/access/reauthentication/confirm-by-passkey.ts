import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import type { ApiError } from '../../platform/errors';
import { passkeyRefused } from '../second-factor/passkeys/relying-party';
import type { PasskeyAnswer } from '../second-factor/passkeys/prove-passkey';
import { proveCode } from '../sign-in/codes/prove-code';
import { recordLimit } from '../sign-in/sign-in-audit';
import { noteFailedProof, noteProof } from './note-proof';

const by = 'passkey' as const;

/**
 * Confirms by a passkey of the caller's account, in place of password and code: it is at hand, and has asked for finger, face or PIN,
 * which are two things that whoever sits at an open session has not.
 */
export const confirmIdentityByPasskey: Handler<'confirmIdentityByPasskey'> = async ({ Passkey, Origin }, context) => {
  const given = { answer: Passkey, origin: Origin };
  const failure = await recordLimit(context, context.actor, () =>
    inTransaction(context.db, (db) => confirm({ ...context, db }, given)),
  );
  if (failure) throw failure;
  return {};
};

/** A refusal is answered, not thrown: what was counted and taken is to be kept. */
async function confirm(context: CallContext, given: PasskeyAnswer): Promise<ApiError | null> {
  if ((await proveCode(context, given)) !== 'passkey') {
    await noteFailedProof(context, { by });
    return passkeyRefused('wrong');
  }
  await noteProof(context, { by, at: context.now });
  return null;
}
