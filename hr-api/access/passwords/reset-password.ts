import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { removeAll } from '../devices/data';
import { ApiError } from '../../platform/errors';
import { loginIdOf, openAccountById, findStanding, type OpenAccount } from '../sign-in/accounts';
import { addressBlock } from '../sign-in/address-block';
import { lockCodes } from '../sign-in/codes/codes';
import {
  addressLimit,
  clearAttempts,
  codeLimit,
  forgiveAttempt,
  passwordLimit,
  reserveAttempt,
  resetLimit,
  type Limit,
} from '../sign-in/limits';
import { runOneAtATime } from '../sign-in/run-one-at-a-time';
import { hashPassword, verifyPassword } from '../sign-in/password/password';
import { limitPasswordHashing } from '../sign-in/password/limit-password-hashing';
import { openPassword } from '../sign-in/password/sealed-password';
import { endSessions } from '../sign-in/sessions/sessions';
import { recordLimit, recordWrongPasswordCode } from '../sign-in/sign-in-audit';
import { findMatchingCode, consumeCode, storePassword, voidCodes, type CodeTry } from './data';
import { updatedMessage } from './messages';
import { findPasswordIssue, refuseIssue } from './rules';
import { notifyOfChange } from './notify-of-change';

type Context = CallContext<null>;

interface Attempt extends CodeTry {
  readonly subject: string;
}

/**
 * Sets a password by the mailed code (SCALL-09). An id that nobody has, an account that may not sign in, a code of another
 * account and a wrong one get the same answer. Nobody is signed in by it; every session of the account ends (SOPQ-49).
 */
export const resetPassword: Handler<'resetPassword'> = async ({ username, OTP, NewPassword }, context) => {
  const { db, now, services, language, log } = context;
  const loginId = loginIdOf(username);
  const password = openPassword(services.secrets.password, NewPassword, now);
  refuseIssue(findPasswordIssue(password, loginId));
  const { id, isOpen } = await findStanding(db, loginId, now);
  const subject = id ?? loginId.toLowerCase();
  const attempt = { subject, accountId: isOpen ? id : null, typed: OTP.trim(), now, secrets: services.secrets };

  const isRight = await recordLimit(context, { loginId, accountId: id ?? undefined }, () =>
    runOneAtATime(resetLimit(subject).subject, () =>
      inTransaction(db, (tx) => tryCode({ ...context, db: tx }, attempt)),
    ),
  );
  const account = isRight && id !== null ? await openAccountById(db, id, now) : null;
  if (!account) throw new ApiError('code_invalid');
  const isOld = await limitPasswordHashing(() => verifyPassword(password, account.passwordHash));
  if (isOld) {
    await clearFailures(context, attempt);
    refuseIssue('is_old');
  }
  const passwordHash = await limitPasswordHashing(() => hashPassword(password));
  const isDone = await inTransaction(db, (tx) => finish({ ...context, db: tx }, { attempt, account, passwordHash }));
  if (!isDone) throw new ApiError('code_invalid');
  log.info({ account: account.id }, 'password set by a code');
  return { message: updatedMessage[language] };
};

const limitsOf = ({ clientAddress }: Context, { subject }: Attempt): Limit[] => [
  ...(clientAddress === null ? [] : [addressLimit(addressBlock(clientAddress))]),
  resetLimit(subject),
];

/** Counts the try before it is looked at; the fifth wrong one voids the code. What was counted is kept: nothing is thrown. */
async function tryCode(context: Context, attempt: Attempt): Promise<boolean> {
  const { db, now } = context;
  let triesLeft = 0;
  for (const limit of limitsOf(context, attempt)) triesLeft = await reserveAttempt(db, limit, now);
  if (await findMatchingCode(db, attempt)) return true;
  await recordWrongPasswordCode(context, attempt.accountId);
  if (triesLeft === 0) await voidCodes(db, attempt.accountId, now);
  return false;
}

async function clearFailures(context: Context, attempt: Attempt): Promise<void> {
  for (const limit of limitsOf(context, attempt)) await forgiveAttempt(context.db, limit);
}

interface Finish {
  readonly attempt: Attempt;
  readonly account: OpenAccount;
  readonly passwordHash: string;
}

/** False when the code was used or replaced since it was looked at. */
async function finish(context: Context, { attempt, account, passwordHash }: Finish): Promise<boolean> {
  const { db, now } = context;
  await lockCodes(db, account.id);
  const code = await findMatchingCode(db, attempt);
  if (!code) return false;
  await consumeCode(db, code.id, now);
  await storePassword(db, account.id, passwordHash);
  await endSessions(db, account.id, 'password', now);
  await removeAll(db, account.id, now);
  await clearFailures(context, attempt);
  await clearAttempts(db, passwordLimit(account.id), codeLimit(account.id), resetLimit(account.id));
  await notifyOfChange(context, account, 'reset password');
  return true;
}
