import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { hasAuthenticator, storeAuthenticator } from './app/authenticators';
import { openOffer } from './app/offer';
import { findStep } from './app/totp';
import { notifyOwner } from './notify-owner';
import { hasFactor } from './factors';
import { givenProof, proveFactor, type GivenProof } from './prove-factor';
import { makeRecoveryCodes } from './recovery-codes/recovery-codes';
import { forgetReset } from './reset/resets';
import { requireWayToAdd } from './require-way';
import { refusedProof, tryCode, wrongCode } from './try-code';

/** Makes an app the caller's once its first code proves it. Who has a factor already proves that first. */
export const addAuthenticator: Handler<'addAuthenticator'> = async (
  { Offer, OTP, CurrentOTP, ...request },
  context,
) => {
  const { actor, now, services, log } = context;
  await requireWayToAdd(context);
  const secret = openOffer({ key: services.secrets.authenticator, accountId: actor.accountId, now }, Offer);
  if (!secret) throw new ApiError('invalid', { issues: [{ path: 'Offer', message: 'expired' }] });
  const current = givenProof(CurrentOTP, request);
  const RecoveryCodes = await tryCode(context, (step) => add(step, { secret, OTP, current }));
  log.info({ account: actor.accountId }, 'authenticator added');
  return { RecoveryCodes };
};

interface Typed {
  readonly secret: Buffer;
  readonly OTP: string;
  /** What proves the factor that there is. */
  readonly current: GivenProof;
}

async function add(context: CallContext, { secret, OTP, current }: Typed): Promise<string[] | ApiError> {
  const { actor, db, now, services } = context;
  const { accountId, personId } = actor;
  const step = findStep(secret, OTP, now);
  if (step === null) return wrongCode('OTP');
  const replaces = await hasAuthenticator(db, accountId);
  const isFirst = !(await hasFactor(db, accountId));
  if (!isFirst && !(await proveFactor(context, current))) return refusedProof(current, 'CurrentOTP');
  await storeAuthenticator(db, { accountId, personId, secret, step, now, services });
  await forgetReset(db, accountId);
  const codes = isFirst || replaces ? await makeRecoveryCodes(db, accountId, now) : [];
  const subject = { kind: 'account', id: accountId };
  await audit(context, { subject, personId, action: replaces ? 'replace the authenticator' : 'add an authenticator' });
  await notifyOwner(context, 'authenticatorAdded');
  return codes;
}
