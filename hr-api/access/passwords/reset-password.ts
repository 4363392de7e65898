import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { removeAll } from '../devices/data';
import { ApiError } from '../../platform/errors';
import { loginIdOf, openAccountById, findStanding, type OpenAccount } from '../sign-in/accounts';
import { lockCodes } from '../sign-in/codes/codes';
import { giveBack, spend, type Budget } from '../../platform/budgets/budgets';
import { clearAttempts, forgiveAttempt, reserveAttempt, type Limit } from '../sign-in/limits/attempts';
import { forgetBrowsers, rememberBrowser } from '../sign-in/limits/known-browsers';
import { addressLimit, passwordCodeTries, passwordLimit } from '../sign-in/limits/limits';
import { runOneAtATime } from '../sign-in/run-one-at-a-time';
import { hashPassword, verifyPassword } from '../sign-in/password/password';
import { passwordQueue } from '../sign-in/password/password-queue';
import { openPassword } from '../sign-in/password/sealed-password';
import { endSessions } from '../sign-in/sessions/sessions';
import { recordLimit, recordWrongPasswordCode } from '../sign-in/sign-in-audit';
import { hasAsked } from './asked-browsers';
import { findMatchingCode, consumeCode, storePassword, voidCodes, type CodeTry } from './data';
import { updatedMessage } from './messages';
import { findNameIssue } from './own-names';
import { findPasswordIssue, refuseIssue } from './rules';
import { notifyOfChange } from './notify-of-change';

type Context = CallContext<null>;

interface Attempt extends CodeTry {
  readonly tries: Budget;
  readonly address: Limit | null;
}

/**
 * Sets a password by the mailed code (SCALL-09). An id that nobody has, an account that may not sign in, a code of another
 * account and a wrong one get the same answer. Nobody is signed in by it; every session of the account ends (SOPQ-49). Who had
 * the code may go on in this browser whatever strangers try.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ username, OTP, NewPassword }, context) => {
  const { db, now, services, language, log } = context;
  const loginId = loginIdOf(username);
  const password = openPassword(services.secrets.password, NewPassword, now);
  refuseIssue(findPasswordIssue(password, loginId));
  const { id, isOpen } = await findStanding(db, loginId, now);
  const attempt = await attemptOf(context, { id, isOpen, loginId, typed: OTP.trim() });

  const isRight = await recordLimit(context, { loginId, accountId: id ?? undefined }, () =>
    runOneAtATime(`password code of ${id ?? loginId.toLowerCase()}`, () =>
      inTransaction(db, (tx) => tryCode({ ...context, db: tx }, attempt)),
    ),
  );
  const account = isRight && id !== null ? await openAccountById(db, id, now) : null;
  if (!account) throw new ApiError('code_invalid');
  const lane = { source: account.id, isPreferred: true };
  const isOld = await passwordQueue(lane, () => verifyPassword(password, account.passwordHash));
  const issue = isOld ? 'is_proven' : await findNameIssue(db, account, password);
  if (issue) await inTransaction(db, (tx) => trust({ ...context, db: tx }, attempt, account.id));
  refuseIssue(issue);
  const passwordHash = await passwordQueue(lane, () => hashPassword(password));
  const isDone = await inTransaction(db, (tx) => finish({ ...context, db: tx }, { attempt, account, passwordHash }));
  if (!isDone) throw new ApiError('code_invalid');
  log.info({ account: account.id }, 'password set by a code');
  return { message: updatedMessage[language] };
};

interface Typed {
  readonly id: string | null;
  readonly isOpen: boolean;
  readonly loginId: string;
  readonly typed: string;
}

/** Tries are counted for the browser that has asked for a code, so that others can use up none of them. */
async function attemptOf({ db, now, browser, clientAddress, services }: Context, who: Typed): Promise<Attempt> {
  const { id, isOpen, loginId, typed } = who;
  const isAsker = browser !== null && (await hasAsked(db, { loginId, browser }, now));
  const askingBrowser = isAsker ? browser : null;
  return {
    accountId: isOpen ? id : null,
    askingBrowser,
    typed,
    now,
    secrets: services.secrets,
    tries: passwordCodeTries(id ?? loginId.toLowerCase(), askingBrowser),
    address: clientAddress === null ? null : addressLimit(clientAddress),
  };
}

/** Counts the try before it is looked at. What was counted is kept: nothing is thrown for a wrong code. */
async function tryCode(context: Context, attempt: Attempt): Promise<boolean> {
  const { db, now } = context;
  if (attempt.address && attempt.askingBrowser === null) await reserveAttempt(db, attempt.address, now);
  await spend(db, [attempt.tries], now);
  if (await findMatchingCode(db, attempt)) return true;
  await recordWrongPasswordCode(context, attempt.accountId);
  return false;
}

/** Takes the try back, and lets the browser be one of the owner's. */
async function trust({ db, now, browser }: Context, attempt: Attempt, accountId: string): Promise<void> {
  if (attempt.address && attempt.askingBrowser === null) await forgiveAttempt(db, attempt.address);
  await giveBack(db, [attempt.tries]);
  await rememberBrowser(db, { browser, accountId }, now);
}

interface Finish {
  readonly attempt: Attempt;
  readonly account: OpenAccount;
  readonly passwordHash: string;
}

/** False when the code was used or replaced since it was looked at. */
async function finish(context: Context, { attempt, account, passwordHash }: Finish): Promise<boolean> {
  const { db, now, clientAddress } = context;
  await lockCodes(db, account.id);
  const code = await findMatchingCode(db, attempt);
  if (!code) return false;
  await consumeCode(db, code.id, now);
  await voidCodes(db, account.id, now);
  await storePassword(db, account.id, passwordHash);
  await endSessions(db, account.id, 'password', now);
  await removeAll(db, account.id, now);
  await forgetBrowsers(db, account.id);
  await trust(context, attempt, account.id);
  await clearAttempts(db, passwordLimit(account.id, clientAddress));
  await notifyOfChange(context, account, 'reset password');
  return true;
}
