import { audit } from '../audit/audit';
import type { CallContext, Handler } from '../call';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../errors';
import { accountById, flagAfterCode } from './accounts';
import { codeWaitOf, issueCode, lockCodes, spendCode, voidCodes } from './codes';
import { clear, codeLimit, reserve } from './limits';
import { resentMessage } from './resent-message';
import { beginSession, endSession } from './sessions';
import { auditEntry } from './sign-in';

/** Trades the pending session for a new one when the code is right (SCALL-07); the fifth wrong code ends it. */
export const verifyCode: Handler<'verifyCode'> = async ({ OTP }, context) => {
  const { actor, log } = context;
  const outcome = await inTransaction(context.db, (tx) => tryCode({ ...context, db: tx }, OTP));
  if (outcome instanceof ApiError) {
    log.warn({ account: actor.accountId, session: actor.sessionId, refusal: outcome.code }, 'code refused');
    throw outcome;
  }
  log.info({ account: actor.accountId, flag: outcome.ischg }, 'signed in with a code');
  return outcome;
};

/** Refusals are answered, not thrown: what was counted is to be kept. */
async function tryCode({ actor, db, now, requestId, services }: CallContext, typed: string) {
  const { accountId, sessionId, roleCode } = actor;
  const limit = codeLimit(accountId);
  await lockCodes(db, accountId);
  const triesLeft = await reserve(db, limit, now);
  if (!(await spendCode(db, { sessionId, typed, now, services }))) {
    const isVoid = triesLeft <= 0;
    if (isVoid) {
      await voidCodes(db, accountId, now);
      await endSession(db, sessionId, 'code void', now);
    }
    const subject = { kind: 'session', id: sessionId };
    await audit({ actor, db, now, requestId }, { subject, action: 'fail the one-time code' });
    return new ApiError(isVoid ? 'code_void' : 'code_invalid');
  }
  await clear(db, limit);
  return passOn({ actor, db, now, requestId, services }, roleCode);
}

async function passOn(
  { actor, db, now, requestId, services }: Pick<CallContext, 'actor' | 'db' | 'now' | 'requestId' | 'services'>,
  roleCode: number,
) {
  const account = await accountById(db, actor.accountId);
  const flag = await flagAfterCode(db, account, now);
  await endSession(db, actor.sessionId, 'next step', now);
  const session = await beginSession(db, { accountId: account.id, roleCode, flag, now, env: services.env });
  await auditEntry({ actor, db, now, requestId }, session.id, flag);
  return { authToken: session.token, ischg: flag };
}

/** Mails another code once the time of the last one is over (SCALL-08); what was typed is not looked at (SCON-09). */
export const resendCode: Handler<'resendCode'> = async (_request, context) => {
  const { actor, language } = context;
  await inTransaction(context.db, (tx) => resend({ ...context, db: tx }));
  context.log.info({ account: actor.accountId }, 'code sent again');
  return { message: resentMessage[language] };
};

async function resend({ actor, db, now, language, clientAddress, services }: CallContext): Promise<void> {
  await lockCodes(db, actor.accountId);
  await refuseWhileWaiting(db, actor.sessionId, now);
  const account = await accountById(db, actor.accountId);
  await issueCode(db, { account, sessionId: actor.sessionId, now, language, clientAddress, services });
}

async function refuseWhileWaiting(db: Database, sessionId: string, now: Date): Promise<void> {
  const seconds = await codeWaitOf(db, sessionId, now);
  if (seconds > 0) throw new ApiError('code_wait', { params: { seconds }, retryAfterSeconds: seconds });
}
