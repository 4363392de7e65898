import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { removeAll } from '../devices/data';
import { ApiError } from '../../platform/errors';
import { accountById, type OpenAccount } from '../sign-in/accounts';
import { lockCodes } from '../sign-in/codes/codes';
import { hashPassword } from '../sign-in/password/password';
import { forgetBrowsers, rememberBrowser } from '../sign-in/limits/known-browsers';
import { passwordQueue } from '../sign-in/password/password-queue';
import { provePassword } from '../sign-in/password/prove-password';
import { openPassword } from '../sign-in/password/sealed-password';
import { createSession, endSessions, sessionTimes } from '../sign-in/sessions/sessions';
import { recordLimit, recordWrongPassword } from '../sign-in/sign-in-audit';
import { storePassword, voidCodes } from './data';
import { findNameIssue } from './own-names';
import { findPasswordIssue, isSamePassword, refuseIssue } from './rules';
import { notifyOfChange } from './notify-of-change';

/**
 * Changes the caller's own password (SOPQ-30). The old one is asked for under the limits of the sign-in. Every session of the
 * account ends (SOPQ-49); the caller's goes on under a new token, in its role and no longer than it would have lasted. Refused
 * to a role that was not given the page.
 */
export const changePassword: Handler<'changePassword'> = async ({ OldPassword, NewPassword }, context) => {
  const { actor, db, now, services, log } = context;
  const oldPassword = openPassword(services.secrets.password, OldPassword, now);
  const newPassword = openPassword(services.secrets.password, NewPassword, now);
  const account = await accountById(db, actor.accountId);
  refuseIssue(findPasswordIssue(newPassword, account.loginId) ?? (await findNameIssue(db, account, newPassword)));
  const proof = {
    accountId: account.id,
    loginId: account.loginId,
    password: oldPassword,
    passwordHash: account.passwordHash,
    sessionId: actor.sessionId,
  };
  const isRight = await recordLimit(context, actor, () => provePassword(context, proof));
  if (!isRight) {
    await recordWrongPassword(context, actor);
    throw new ApiError('password_wrong');
  }
  if (isSamePassword(oldPassword, newPassword)) refuseIssue('is_old');
  const lane = { source: actor.sessionId, isPreferred: true };
  const passwordHash = await passwordQueue(lane, () => hashPassword(newPassword));
  const authToken = await inTransaction(db, (tx) => replace({ ...context, db: tx }, account, passwordHash));
  log.info({ account: account.id }, 'password changed');
  return { authToken, ischg: actor.flag };
};

/** Throws `conflict` when the password has become another one since the old one was proven. */
async function replace(context: CallContext, account: OpenAccount, passwordHash: string): Promise<string> {
  const { actor, browser, db, now, services } = context;
  await lockCodes(db, account.id);
  const times = await sessionTimes(db, actor.sessionId);
  const { passwordHash: present } = await accountById(db, account.id);
  if (!times || present !== account.passwordHash) throw new ApiError('conflict');
  await storePassword(db, account.id, passwordHash);
  await voidCodes(db, account.id, now);
  await endSessions(db, account.id, 'password', now);
  await removeAll(db, account.id, now);
  await forgetBrowsers(db, account.id);
  await rememberBrowser(db, { browser, accountId: account.id }, now);
  const { accountId, roleCode, flag, sessionId: follows } = actor;
  const next = { accountId, roleCode, flag, follows, endsAt: times.endsAt, now, env: services.env };
  const { token } = await createSession(db, next);
  await notifyOfChange(context, account, 'change password');
  return token;
}
