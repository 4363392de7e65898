import { FLAG } from '../../lib/contract/call';
import type { CallContext, Handler } from '../call';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../errors';
import { storedLanguage } from '../language';
import { findAccount, firstRoleOf, flagAfterCode, loginIdOf, type OpenAccount } from './accounts';
import { issueCode } from './codes';
import { provePassword } from './prove-password';
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
  const loginId = loginIdOf(username);
  const password = openPassword(services.secrets.password, sealed, now);
  const found = await findAccount(db, loginId, now);
  return noteLimit(context, { loginId, accountId: found?.account.id }, async () => {
    const isRight = await provePassword(context, {
      subject: found ? found.account.id : loginId.toLowerCase(),
      password,
      passwordHash: found?.isOpen ? found.account.passwordHash : null,
    });
    if (!found?.isOpen || !isRight) {
      await noteFailure(context, loginId, found?.account ?? null);
      throw new ApiError('sign_in_failed');
    }
    return inTransaction(db, (tx) => enter({ ...context, db: tx }, found.account));
  });
};

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
