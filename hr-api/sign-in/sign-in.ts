import { FLAG } from '../../lib/contract/call';
import type { CallContext, Handler } from '../call';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../errors';
import { storedLanguage } from '../language';
import { findAccount, firstRoleOf, flagAfterCode, type Account, type OpenAccount } from './accounts';
import { addressBlock } from './address-block';
import { issueCode } from './codes';
import { addressLimit, clear, forgive, passwordLimit, reserve, type Limit } from './limits';
import { oneAtATime } from './one-at-a-time';
import { verifyPassword } from './password';
import { inPasswordTurn } from './password-turn';
import { openPassword } from './sealed-password';
import { beginSession } from './sessions';
import { noteFailure, noteLimit, noteSignIn } from './trail';

type Context = CallContext<null>;

/**
 * Signs in with id and password (SCALL-01). An unknown id, a wrong password, a disabled account and someone who has left take
 * the same time and get the same answer (SIGN-27).
 */
export const signIn: Handler<'signIn'> = async ({ username, password: sealed }, context) => {
  const { db, now, services } = context;
  const loginId = username.trim();
  const password = openPassword(services.secrets.password, sealed, now);
  const found = await findAccount(db, loginId, now);
  const limit = passwordLimit(found ? found.account.id : loginId.toLowerCase());
  const attempt = { loginId, password, found, limit };
  return noteLimit(context, { loginId, accountId: found?.account.id }, async () => {
    const account = await oneAtATime(limit.subject, () => inPasswordTurn(() => proveIdentity(context, attempt)));
    return inTransaction(db, (tx) => enter({ ...context, db: tx }, account));
  });
};

interface Attempt {
  readonly loginId: string;
  readonly password: string;
  readonly found: { account: Account; isOpen: boolean } | null;
  readonly limit: Limit;
}

/**
 * The account, when the password is right and the account may sign in. Each attempt is counted before it is looked at, and in
 * its turn, so that a crowd behind one address is not counted while it waits.
 */
async function proveIdentity(context: Context, { loginId, password, found, limit }: Attempt): Promise<OpenAccount> {
  const { db, now, clientAddress } = context;
  const fromAddress = clientAddress === null ? null : addressLimit(addressBlock(clientAddress));
  await inTransaction(db, async (tx) => {
    if (fromAddress) await reserve(tx, fromAddress, now);
    await reserve(tx, limit, now);
  });
  const isRight = await verifyPassword(password, found?.account.passwordHash ?? null);
  if (!found?.isOpen || !isRight) {
    await noteFailure(context, loginId, found?.account ?? null);
    throw new ApiError('sign_in_failed');
  }
  await inTransaction(db, async (tx) => {
    if (fromAddress) await forgive(tx, fromAddress);
    await clear(tx, limit);
  });
  return found.account as OpenAccount;
}

async function enter(context: Context, account: OpenAccount) {
  const { db, now, services, clientAddress } = context;
  const language = storedLanguage(account.language) ?? context.language;
  const roleCode = await firstRoleOf(db, account, now);
  const flag = account.mustPassCode ? FLAG.code : await flagAfterCode(db, account, now);
  const session = await beginSession(db, { accountId: account.id, roleCode, flag, now, env: services.env });
  if (flag === FLAG.code) {
    await issueCode(db, { account, sessionId: session.id, now, language, clientAddress, services });
  }
  await noteSignIn(context, { accountId: account.id, roleCode }, session.id, flag);
  return { authToken: session.token, ischg: flag };
}
