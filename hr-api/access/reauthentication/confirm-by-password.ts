import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { hasAuthenticator } from '../second-factor/app/authenticators';
import { hasFactor } from '../second-factor/factors';
import { accountById, type OpenAccount } from '../sign-in/accounts';
import { proveCode } from '../sign-in/codes/prove-code';
import { provePassword } from '../sign-in/password/prove-password';
import { isPublicPassword } from '../sign-in/password/public-password';
import { openPassword } from '../sign-in/password/sealed-password';
import { recordLimit } from '../sign-in/sign-in-audit';
import { mailProofCode } from './mail-proof-code';
import { noteFailedProof, noteProof } from './note-proof';

const by = 'password' as const;

/**
 * Confirms by the caller's own password, under the limits of the sign-in, and by a code where their account signs in with codes, of
 * its app or mailed: whoever sits at an open session knows neither. The password goes along with the code once more, so nothing is
 * kept of the first half.
 */
export const confirmIdentity: Handler<'confirmIdentity'> = async ({ Password, OTP }, context) => {
  const { actor, db, now, services } = context;
  const password = openPassword(services.secrets.password, Password, now);
  const account = await accountById(db, actor.accountId);
  const failure = await recordLimit(context, actor, async () => {
    if (!(await isOwnPassword(context, account, password))) return refusePassword(context);
    return inTransaction(db, (tx) => confirm({ ...context, db: tx }, account, OTP.trim()));
  });
  if (failure) throw failure;
  return {};
};

function isOwnPassword(context: CallContext, account: OpenAccount, password: string): Promise<boolean> {
  const { actor, services } = context;
  return provePassword(context, {
    accountId: account.id,
    loginId: account.loginId,
    password,
    passwordHash: isPublicPassword(password, services.env) ? null : account.passwordHash,
    sessionId: actor.sessionId,
  });
}

async function refusePassword(context: CallContext): Promise<ApiError> {
  await noteFailedProof(context, { by });
  return new ApiError('password_wrong');
}

/** The refusal that says where a code comes from: who has passkeys alone has no others than recovery codes. */
async function factorRequired({ db }: CallContext, { id }: OpenAccount): Promise<ApiError> {
  const by = (await hasAuthenticator(db, id)) ? 'app' : 'recovery';
  return new ApiError('code_required', { params: { by } });
}

/** The second half, where there is one. A refusal is answered, not thrown: what was counted and mailed is to be kept. */
async function confirm(context: CallContext, account: OpenAccount, code: string): Promise<ApiError | null> {
  const isByFactor = await hasFactor(context.db, account.id);
  if (isByFactor || account.mustPassCode) {
    if (code === '') return isByFactor ? factorRequired(context, account) : mailProofCode(context, account);
    if (['wrong', 'void'].includes(await proveCode(context, code))) return new ApiError('code_invalid');
  }
  await noteProof(context, { by, at: context.now });
  return null;
}
