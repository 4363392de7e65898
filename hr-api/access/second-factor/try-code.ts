import type { CallContext } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { lockCodes } from '../sign-in/codes/codes';
import { clearAttempts, reserveAttempt } from '../sign-in/limits/attempts';
import { recordLimit, recordWrongFactor } from '../sign-in/sign-in-audit';
import { passkeyRefused } from './passkeys/relying-party';
import type { GivenProof } from './prove-factor';
import { factorLimit } from './tries';

/** The refusal of a code, at the field in which it was typed. */
export const wrongCode = (path: 'OTP' | 'CurrentOTP') =>
  new ApiError('invalid', { issues: [{ path, message: 'wrong' }] });

/** The refusal of what was to prove a factor: of a code at its field. */
export const refusedProof = (given: GivenProof, path: 'OTP' | 'CurrentOTP') =>
  typeof given === 'string' ? wrongCode(path) : passkeyRefused('wrong');

/**
 * Takes a step that a code or a passkey of the caller decides on, in a transaction that keeps what was counted also where it answers a
 * refusal. Wrong codes pause further ones.
 */
export async function tryCode<Result>(
  context: CallContext,
  step: (context: CallContext) => Promise<Result | ApiError>,
): Promise<Result> {
  const { actor, now } = context;
  const limit = factorLimit(actor.accountId);
  const outcome = await recordLimit(context, actor, () =>
    inTransaction(context.db, async (db) => {
      await lockCodes(db, actor.accountId);
      await reserveAttempt(db, limit, now);
      const result = await step({ ...context, db });
      if (result instanceof ApiError) await recordWrongFactor({ ...context, db }, actor);
      else await clearAttempts(db, limit);
      return result;
    }),
  );
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
