import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { accountById } from '../sign-in/accounts';
import { completeSignIn } from '../sign-in/complete-sign-in';
import { giveBack } from '../../platform/budgets/budgets';
import { clearAttempts, forgiveAttempt, reserveAttempt } from '../sign-in/limits/attempts';
import { addressLimit, clientCodeLimit } from '../sign-in/limits/limits';
import { recordLimit, recordWrongClientCode } from '../sign-in/sign-in-audit';
import { budgetsOfNames, findStep, lockNames, consumeStep, voidStep, type ClientStep } from './data';

type Context = CallContext<null>;
type Request = Parameters<Handler<'signInClientUser'>>[0];

/**
 * Signs in the client user whom the code of a step was mailed to (SCALL-05). A wrong code, a late one, another client user name
 * and a token that none was given answer alike; the fifth wrong code of a step voids it.
 */
export const signInClientUser: Handler<'signInClientUser'> = async (request, context) => {
  const attempt = () => inTransaction(context.db, (tx) => tryCode({ ...context, db: tx }, request));
  const outcome = await recordLimit(context, { loginId: request.ClientUserName, accountId: undefined }, attempt);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
};

/** A wrong code is answered, not thrown: what was counted is to be kept. */
async function tryCode(context: Context, request: Request) {
  const { db, now, clientAddress } = context;
  const fromAddress = clientAddress === null ? null : addressLimit(clientAddress);
  if (fromAddress) await reserveAttempt(db, fromAddress, now);
  const begun = await findStep(db, request.Token);
  if (!begun) {
    await recordWrongClientCode(context, null);
    return new ApiError('code_invalid');
  }
  await lockNames(db, begun.namesHash);
  const limit = clientCodeLimit(begun.id);
  const triesLeft = await reserveAttempt(db, limit, now);
  const step = await findStep(db, request.Token);
  const account = step && (await findProvenAccount(context, step, request));
  if (account) {
    await clearAttempts(db, limit);
    await giveBack(db, await budgetsOfNames(db, { ...step, clientAddress }, now));
    if (fromAddress) await forgiveAttempt(db, fromAddress);
    return completeSignIn(context, { account, method: 'client', proof: null, hasPassedCode: true });
  }
  await recordWrongClientCode(context, step?.accountId ?? null);
  if (triesLeft > 0) return new ApiError('code_invalid');
  await voidStep(db, begun.id, now);
  return new ApiError('code_void');
}

/** Whose code this is, where they may still sign in. */
async function findProvenAccount({ db, now, services }: Context, step: ClientStep, request: Request) {
  const { OTP, ClientUserName, ClientCode } = request;
  const accountId = await consumeStep(db, step, {
    typed: OTP,
    clientUserName: ClientUserName,
    clientCode: ClientCode,
    now,
    secrets: services.secrets,
  });
  if (accountId === null) return null;
  const account = await accountById(db, accountId);
  return account.disabledAt ? null : account;
}
