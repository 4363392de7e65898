import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { storedLanguage } from '../../platform/language';
import type { OpenAccount } from '../sign-in/accounts';
import { codeWaitOf, hasOpenCode, issueCode, lockCodes } from '../sign-in/codes/codes';

/** Mails a code for the caller's session, unless one that is still good was just mailed; answers what asks for it. */
export async function mailProofCode(context: CallContext, account: OpenAccount): Promise<ApiError> {
  const { actor, browser, clientAddress, db, language, now, services } = context;
  const { sessionId } = actor;
  await lockCodes(db, account.id);
  const seconds = await codeWaitOf(db, sessionId, now);
  if (seconds > 0 && !(await hasOpenCode(db, sessionId, now))) {
    return new ApiError('code_wait', { params: { seconds }, retryAfterSeconds: seconds });
  }
  if (seconds === 0) {
    const mailLanguage = storedLanguage(account.language) ?? language;
    await issueCode(db, { account, sessionId, now, language: mailLanguage, clientAddress, browser, services });
  }
  return new ApiError('code_required', { params: { seconds: await codeWaitOf(db, sessionId, now) } });
}
