import { giveBack, spend } from '../../../platform/budgets/budgets';
import type { CallContext } from '../../../platform/calls/call';
import { hasFactor } from '../../second-factor/factors';
import { proveFactor, type Factor, type GivenProof } from '../../second-factor/prove-factor';
import { looksLikeRecoveryCode } from '../../second-factor/recovery-codes/recovery-codes';
import { clearAttempts, reserveAttempt } from '../limits/attempts';
import { isKnownBrowser, rememberBrowser } from '../limits/known-browsers';
import { appCodeTries, codeLimit } from '../limits/limits';
import { recordWrongCode, recordWrongFactor } from '../sign-in-audit';
import { codeBudgetsOf, consumeCode, lockCodes, voidCodes } from './codes';

/** What a right code was: the mailed one, one of the account's app, or a recovery code; a passkey stands in for any. */
type RightCode = 'code' | Factor;

/**
 * What the typed code is to the caller's session: the one that was mailed for it or, of an account with a second factor, one of the app
 * or a recovery code, or in its place what a passkey signed; of a wrong one, whether it may be tried again: the fifth voids the code. Call
 * it in a transaction, and keep what it counts. Throws `too_many_attempts` during a pause.
 */
export async function proveCode(context: CallContext, given: GivenProof): Promise<RightCode | 'wrong' | 'void'> {
  const { actor, browser, db, now } = context;
  const { accountId, sessionId } = actor;
  const limit = codeLimit(sessionId);
  await lockCodes(db, accountId);
  const triesLeft = await reserveAttempt(db, limit, now);
  const right = (await hasFactor(db, accountId))
    ? await proveByFactor(context, given)
    : await proveByMail(context, given);
  if (right) {
    await clearAttempts(db, limit);
    await rememberBrowser(db, { browser, accountId }, now);
    return right;
  }
  await (typeof given === 'string' ? recordWrongCode : recordWrongFactor)(context, actor);
  if (triesLeft > 0) return 'wrong';
  await voidCodes(db, accountId, now);
  return 'void';
}

async function proveByMail(context: CallContext, typed: GivenProof): Promise<'code' | null> {
  const { actor, browser, clientAddress, db, now, services } = context;
  const { accountId, sessionId } = actor;
  if (typeof typed !== 'string') return null;
  if (!(await consumeCode(db, { sessionId, typed, now, services }))) return null;
  await giveBack(db, await codeBudgetsOf(db, { accountId, browser, clientAddress }, now));
  return 'code';
}

/**
 * By a code of the account's app, a recovery code or a passkey. Tries at the app's are counted for the account too, since a sign-in
 * costs who knows the password nothing; the others cannot be guessed.
 */
async function proveByFactor(context: CallContext, given: GivenProof): Promise<Factor | null> {
  const { actor, browser, clientAddress, db, now } = context;
  const { accountId } = actor;
  const isApp = typeof given === 'string' && !looksLikeRecoveryCode(given);
  const ownBrowser = (await isKnownBrowser(db, { browser, accountId }, now)) ? browser : null;
  const budgets = isApp ? appCodeTries({ subject: accountId, ownBrowser, clientAddress }) : [];
  await spend(db, budgets, now);
  const factor = await proveFactor(context, given);
  if (factor) await giveBack(db, budgets);
  return factor;
}
