import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { findAccount, loginIdOf, type FoundAccount, type OpenAccount } from './accounts';
import { completeSignIn } from './complete-sign-in';
import { provePassword } from './password/prove-password';
import { isPublicPassword } from './password/public-password';
import { openPassword } from './password/sealed-password';
import { recordFailedSignIn, recordLimit } from './sign-in-audit';

/**
 * Signs in with id and password (SCALL-01). An unknown id, a wrong password, a disabled account and someone who has left take
 * the same time and get the same answer (SIGN-27).
 */
export const signIn: Handler<'signIn'> = async ({ username, password }, context) => {
  const { db, now, services } = context;
  const loginId = loginIdOf(username);
  const typed = openPassword(services.secrets.password, password, now);
  const found = await findAccount(db, loginId, now);
  return recordLimit(context, { loginId, accountId: found?.account.id }, async () => {
    const account = await findProvenAccount(context, { loginId, found, password: typed });
    const proof = { by: 'password', at: now } as const;
    return inTransaction(db, (tx) => completeSignIn({ ...context, db: tx }, { account, method: 'password', proof }));
  });
};

interface Credentials {
  readonly loginId: string;
  /** The account of that id. */
  readonly found: FoundAccount | null;
  readonly password: string;
}

/**
 * The account that id and password are right for; throws the one refusal for everything else. What a database kept of the sample
 * is refused like it once others reach the portal: everyone can read its password.
 */
export async function findProvenAccount(
  context: CallContext<null>,
  { loginId, found, password }: Credentials,
): Promise<OpenAccount> {
  const isForAll = isPublicPassword(password, context.services.env);
  if (isForAll)
    context.log.warn(
      { account: found?.account.id },
      'sample password refused: set ALLOW_SAMPLE_PASSWORDS=1 if it is meant',
    );
  const isRight = await provePassword(context, {
    accountId: found?.account.id ?? null,
    loginId: loginId.toLowerCase(),
    password,
    passwordHash: found?.isOpen && !isForAll ? found.account.passwordHash : null,
  });
  if (found?.isOpen && isRight) return found.account;
  await recordFailedSignIn(context, loginId, found?.account ?? null);
  throw new ApiError('sign_in_failed');
}
