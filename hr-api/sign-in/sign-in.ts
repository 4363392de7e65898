import type { Handler } from '../call';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../errors';
import { findAccount, loginIdOf } from './accounts';
import { enter } from './enter';
import { provePassword } from './prove-password';
import { openPassword } from './sealed-password';
import { noteFailure, noteLimit } from './trail';

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
    return inTransaction(db, (tx) => enter({ ...context, db: tx }, { account: found.account, door: 'password' }));
  });
};
