import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { findAccount, loginIdOf, type FoundAccount, type OpenAccount } from './accounts';
import { enter } from './enter';
import { provePassword } from './password/prove-password';
import { openPassword } from './password/sealed-password';
import { noteFailure, noteLimit } from './trail';

/**
 * Signs in with id and password (SCALL-01). An unknown id, a wrong password, a disabled account and someone who has left take
 * the same time and get the same answer (SIGN-27).
 */
export const signIn: Handler<'signIn'> = async ({ username, password }, context) => {
  const { db, now, services } = context;
  const loginId = loginIdOf(username);
  const typed = openPassword(services.secrets.password, password, now);
  const found = await findAccount(db, loginId, now);
  return noteLimit(context, { loginId, accountId: found?.account.id }, async () => {
    const account = await provenAccount(context, { loginId, found, password: typed });
    return inTransaction(db, (tx) => enter({ ...context, db: tx }, { account, door: 'password' }));
  });
};

interface Typed {
  readonly loginId: string;
  /** The account of that id. */
  readonly found: FoundAccount | null;
  readonly password: string;
}

/** The account that id and password are right for; throws the one refusal for everything else. */
export async function provenAccount(
  context: CallContext<null>,
  { loginId, found, password }: Typed,
): Promise<OpenAccount> {
  const isRight = await provePassword(context, {
    subject: found ? found.account.id : loginId.toLowerCase(),
    password,
    passwordHash: found?.isOpen ? found.account.passwordHash : null,
  });
  if (found?.isOpen && isRight) return found.account;
  await noteFailure(context, loginId, found?.account ?? null);
  throw new ApiError('sign_in_failed');
}
