import type { CallContext, Handler } from '../../../platform/calls/call';
import { inTransaction } from '../../../platform/db/transaction';
import { ApiError } from '../../../platform/errors';
import { storedLanguage } from '../../../platform/language';
import { accountById } from '../accounts';
import { hasFactor } from '../../second-factor/factors';
import { passkeyRefused } from '../../second-factor/passkeys/relying-party';
import type { GivenProof } from '../../second-factor/prove-factor';
import { flagInRole } from '../../second-factor/roles/flag-in-role';
import { codeWaitOf, issueCode, lockCodes } from './codes';
import { proveCode } from './prove-code';
import { resentMessage } from './resent-message';
import { createSession, endSession, originOf } from '../sessions/sessions';
import { recordLimit, recordSignIn, type SignInMethod } from '../sign-in-audit';

/** Trades the pending session for a new one when the code is right (SCALL-06); the fifth wrong code ends it. */
export const verifyCode: Handler<'verifyCode'> = ({ OTP }, context) => passGate(context, OTP);

/** The same by a passkey. */
export const verifyPasskey: Handler<'verifyPasskey'> = ({ Passkey, Origin }, context) =>
  passGate(context, { answer: Passkey, origin: Origin });

async function passGate(context: CallContext, given: GivenProof) {
  const step = () => inTransaction(context.db, (tx) => tryCode({ ...context, db: tx }, given));
  const outcome = await recordLimit(context, context.actor, step);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** A wrong code is answered, not thrown: what was counted is to be kept. */
async function tryCode(context: CallContext, given: GivenProof) {
  const { actor, db, now } = context;
  const outcome = await proveCode(context, given);
  if (outcome === 'wrong') return typeof given === 'string' ? new ApiError('code_invalid') : passkeyRefused('wrong');
  if (outcome !== 'void') return continueSession(context, outcome);
  await endSession(db, actor.sessionId, 'code-void', now);
  return new ApiError('code_void');
}

async function continueSession(context: CallContext, method: SignInMethod) {
  const { actor, db, now, services } = context;
  const { accountId, roleCode, sessionId: follows } = actor;
  const { isVouched } = await originOf(db, follows);
  const account = await accountById(db, accountId);
  const flag = await flagInRole(context, account, { roleCode, isVouched: isVouched === true });
  await endSession(db, follows, 'next-step', now);
  const began = { follows, renewsProof: true };
  const session = await createSession(db, { accountId, roleCode, flag, ...began, now, env: services.env });
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
  if (await hasFactor(db, accountId)) throw new ApiError('conflict');
  const seconds = await codeWaitOf(db, sessionId, now);
  if (seconds > 0) throw new ApiError('code_wait', { params: { seconds }, retryAfterSeconds: seconds });
  const account = await accountById(db, accountId);
  const mailLanguage = storedLanguage(account.language) ?? language;
  await issueCode(db, { account, sessionId, now, language: mailLanguage, clientAddress, browser, services });
}
