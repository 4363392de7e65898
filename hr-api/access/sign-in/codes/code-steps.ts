import type { CallContext, Handler } from '../../../platform/calls/call';
import { inTransaction } from '../../../platform/db/transaction';
import { ApiError } from '../../../platform/errors';
import { storedLanguage } from '../../../platform/language';
import { accountById } from '../accounts';
import { giveBack, spend } from '../../../platform/budgets/budgets';
import { hasAuthenticator } from '../../second-factor/app/authenticators';
import { proveFactor } from '../../second-factor/prove-factor';
import { flagInRole } from '../../second-factor/roles/flag-in-role';
import { looksLikeRecoveryCode } from '../../second-factor/recovery-codes/recovery-codes';
import { codeBudgetsOf, codeWaitOf, issueCode, lockCodes, consumeCode, voidCodes } from './codes';
import { clearAttempts, reserveAttempt } from '../limits/attempts';
import { isKnownBrowser, rememberBrowser } from '../limits/known-browsers';
import { appCodeTries, codeLimit } from '../limits/limits';
import { resentMessage } from './resent-message';
import { createSession, endSession, originOf } from '../sessions/sessions';
import { recordLimit, recordSignIn, recordWrongCode, type SignInMethod } from '../sign-in-audit';

/** Trades the pending session for a new one when the code is right (SCALL-06); the fifth wrong code ends it. */
export const verifyCode: Handler<'verifyCode'> = async ({ OTP }, context) => {
  const step = () => inTransaction(context.db, (tx) => tryCode({ ...context, db: tx }, OTP));
  const outcome = await recordLimit(context, context.actor, step);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
};

/** A wrong code is answered, not thrown: what was counted is to be kept. */
async function tryCode(context: CallContext, typed: string) {
  const { actor, browser, db, now } = context;
  const { accountId, sessionId } = actor;
  const limit = codeLimit(sessionId);
  await lockCodes(db, accountId);
  const triesLeft = await reserveAttempt(db, limit, now);
  const method = (await hasAuthenticator(db, accountId))
    ? await proveByFactor(context, typed)
    : await proveByMail(context, typed);
  if (method) {
    await clearAttempts(db, limit);
    await rememberBrowser(db, { browser, accountId }, now);
    return continueSession(context, method);
  }
  await recordWrongCode(context, actor);
  if (triesLeft > 0) return new ApiError('code_invalid');
  await voidCodes(db, accountId, now);
  await endSession(db, sessionId, 'code-void', now);
  return new ApiError('code_void');
}

async function proveByMail(context: CallContext, typed: string): Promise<SignInMethod | null> {
  const { actor, browser, clientAddress, db, now, services } = context;
  const { accountId, sessionId } = actor;
  if (!(await consumeCode(db, { sessionId, typed, now, services }))) return null;
  await giveBack(db, await codeBudgetsOf(db, { accountId, browser, clientAddress }, now));
  return 'code';
}

/**
 * By a code of the account's app or a recovery code. Tries at the app's are counted for the account too, since a sign-in costs who
 * knows the password nothing; a recovery code cannot be guessed.
 */
async function proveByFactor(context: CallContext, typed: string): Promise<SignInMethod | null> {
  const { actor, browser, clientAddress, db, now } = context;
  const { accountId } = actor;
  const isApp = !looksLikeRecoveryCode(typed);
  const ownBrowser = (await isKnownBrowser(db, { browser, accountId }, now)) ? browser : null;
  const budgets = isApp ? appCodeTries({ subject: accountId, ownBrowser, clientAddress }) : [];
  await spend(db, budgets, now);
  const factor = await proveFactor(context, typed);
  if (factor) await giveBack(db, budgets);
  return factor;
}

async function continueSession(context: CallContext, method: SignInMethod) {
  const { actor, db, now, services } = context;
  const { accountId, roleCode, sessionId: follows } = actor;
  const { isVouched } = await originOf(db, follows);
  const account = await accountById(db, accountId);
  const flag = await flagInRole(context, account, { roleCode, isVouched: isVouched === true });
  await endSession(db, follows, 'next-step', now);
  const session = await createSession(db, { accountId, roleCode, flag, follows, now, env: services.env });
  await recordSignIn(context, actor, { sessionId: session.id, flag, method });
  return { authToken: session.token, ischg: flag };
}

/** Mails another code once the time of the last one is over (SCALL-07); what was typed is not looked at (SCON-09). */
export const resendCode: Handler<'resendCode'> = async (_request, context) => {
  const { actor, language, log } = context;
  await recordLimit(context, actor, () => inTransaction(context.db, (tx) => resend({ ...context, db: tx })));
  log.info({ account: actor.accountId }, 'code sent again');
  return { message: resentMessage[language] };
};

async function resend({ actor, db, now, language, clientAddress, browser, services }: CallContext): Promise<void> {
  const { accountId, sessionId } = actor;
  await lockCodes(db, accountId);
  if (await hasAuthenticator(db, accountId)) throw new ApiError('conflict');
  const seconds = await codeWaitOf(db, sessionId, now);
  if (seconds > 0) throw new ApiError('code_wait', { params: { seconds }, retryAfterSeconds: seconds });
  const account = await accountById(db, accountId);
  const mailLanguage = storedLanguage(account.language) ?? language;
  await issueCode(db, { account, sessionId, now, language: mailLanguage, clientAddress, browser, services });
}
