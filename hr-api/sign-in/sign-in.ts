import { FLAG } from '../../lib/contract/call';
import type { Language } from '../../lib/contract/shell';
import { audit } from '../audit/audit';
import type { CallContext, Handler } from '../call';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../errors';
import { storedLanguage } from '../language';
import { loggable } from '../log';
import { findAccount, firstRoleOf, flagAfterCode, type Account, type OpenAccount } from './accounts';
import { addressBlock } from './address-block';
import { issueCode } from './codes';
import { addressLimit, clear, forgive, passwordLimit, reserve, type Limit } from './limits';
import { verifyPassword } from './password';
import { openPassword } from './sealed-password';
import { beginSession } from './sessions';

type Context = CallContext<null>;

/**
 * Signs in with id and password (SCALL-01). An unknown id, a wrong password, a disabled account and someone who has left take
 * the same time and get the same answer (SIGN-27).
 */
export const signIn: Handler<'signIn'> = async ({ username, password: sealed }, context) => {
  const { db, now, services, clientAddress } = context;
  const loginId = username.trim();
  const password = openPassword(services.secrets.password, sealed, now);
  const found = await findAccount(db, loginId, now);
  const limit = passwordLimit(found ? found.account.id : loginId.toLowerCase());
  const fromAddress = clientAddress === null ? null : addressLimit(addressBlock(clientAddress));
  await reserveAttempt(context, loginId, limit, fromAddress);

  const isRight = await verifyPassword(password, found?.account.passwordHash ?? null);
  if (!found?.isOpen || !isRight) throw await failure(context, loginId, found?.account ?? null);

  await inTransaction(db, async (tx) => {
    if (fromAddress) await forgive(tx, fromAddress);
    await clear(tx, limit);
  });
  const account = found.account as OpenAccount;
  return inTransaction(db, (tx) => enter({ ...context, db: tx }, account));
};

async function reserveAttempt({ db, now, log }: Context, loginId: string, limit: Limit, fromAddress: Limit | null) {
  try {
    await inTransaction(db, async (tx) => {
      if (fromAddress) await reserve(tx, fromAddress, now);
      await reserve(tx, limit, now);
    });
  } catch (error) {
    if (error instanceof ApiError) log.warn({ loginId: loggable(loginId) }, 'sign-in paused');
    throw error;
  }
}

/** An unknown id leaves a row too: what is written must not tell who has an account. */
async function failure(
  { db, now, requestId, log }: Context,
  loginId: string,
  account: Account | null,
): Promise<ApiError> {
  log.warn({ loginId: loggable(loginId), account: account?.id }, 'sign-in failed');
  const actor = account && { accountId: account.id, roleCode: 0 };
  const subject = { kind: 'account', id: account?.id ?? 'unknown' };
  await audit({ actor, db, now, requestId }, { subject, action: 'fail to sign in' });
  return new ApiError('sign_in_failed');
}

async function enter(context: Context, account: OpenAccount) {
  const { db, now, services, clientAddress, requestId, log } = context;
  const language: Language = storedLanguage(account.language) ?? context.language;
  const roleCode = await firstRoleOf(db, account.id, now);
  const flag = account.mustPassCode ? FLAG.code : await flagAfterCode(db, account, now);
  const session = await beginSession(db, { accountId: account.id, roleCode, flag, now, env: services.env });
  if (flag === FLAG.code) {
    await issueCode(db, { account, sessionId: session.id, now, language, clientAddress, services });
  }
  const actor = { accountId: account.id, roleCode };
  await auditEntry({ actor, db, now, requestId }, session.id, flag);
  log.info({ account: account.id, session: session.id, flag }, 'signed in');
  return { authToken: session.token, ischg: flag };
}

/** The audit row of each step that begins a session. */
export async function auditEntry(
  context: { actor: { accountId: string; roleCode: number }; db: Database; now: Date; requestId: string },
  sessionId: string,
  flag: number,
): Promise<void> {
  const subject = { kind: 'session', id: sessionId };
  await audit(context, { subject, action: 'sign in', after: { flag } });
}
