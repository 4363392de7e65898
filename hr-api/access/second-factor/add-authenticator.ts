import { stageOf } from '../../../lib/contract/call';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { requireRecentProof } from '../../platform/calls/recent-proof';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { hasAuthenticator, storeAuthenticator } from './app/authenticators';
import { openOffer } from './app/offer';
import { findStep } from './app/totp';
import { notifyOwner } from './notify-owner';
import { proveFactor } from './prove-factor';
import { makeRecoveryCodes } from './recovery-codes/recovery-codes';
import { forgetReset } from './reset/resets';
import { requiringRolesOf } from './roles/rules';
import { tryCode, wrongCode } from './try-code';

/** Makes an app the caller's once its first code proves it. Who has one already proves that with the old one or a recovery code. */
export const addAuthenticator: Handler<'addAuthenticator'> = async ({ Offer, OTP, CurrentOTP }, context) => {
  const { actor, now, services, log } = context;
  await requireWay(context);
  const secret = openOffer({ key: services.secrets.authenticator, accountId: actor.accountId, now }, Offer);
  if (!secret) throw new ApiError('invalid', { issues: [{ path: 'Offer', message: 'expired' }] });
  const RecoveryCodes = await tryCode(context, (step) => add(step, { secret, OTP, CurrentOTP }));
  log.info({ account: actor.accountId }, 'authenticator added');
  return { RecoveryCodes };
};

/**
 * Within a session, a first app is for who has just proven that it is them, and none for whose role already waits for one: the way to that
 * one's gate takes a mailed code.
 */
async function requireWay(context: CallContext): Promise<void> {
  const { actor, db, now, language } = context;
  if (stageOf(actor.flag) !== 'full' || (await hasAuthenticator(db, actor.accountId))) return;
  const roles = await requiringRolesOf(db, actor.accountId, dayOf(now), language);
  if (roles.some(({ until }) => until !== null && until <= now)) throw new ApiError('enrolment_required');
  requireRecentProof(context);
}

interface Typed {
  readonly secret: Buffer;
  readonly OTP: string;
  readonly CurrentOTP: string;
}

async function add(context: CallContext, { secret, OTP, CurrentOTP }: Typed): Promise<string[] | ApiError> {
  const { actor, db, now, services } = context;
  const { accountId, personId } = actor;
  const step = findStep(secret, OTP, now);
  if (step === null) return wrongCode('OTP');
  const replaces = await hasAuthenticator(db, accountId);
  if (replaces && !(await proveFactor(context, CurrentOTP))) return wrongCode('CurrentOTP');
  await storeAuthenticator(db, { accountId, personId, secret, step, now, services });
  await forgetReset(db, accountId);
  const codes = await makeRecoveryCodes(db, accountId, now);
  const subject = { kind: 'account', id: accountId };
  await audit(context, { subject, personId, action: replaces ? 'replace the authenticator' : 'add an authenticator' });
  await notifyOwner(context, 'authenticatorAdded');
  return codes;
}
