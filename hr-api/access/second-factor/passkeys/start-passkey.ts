import { generateRegistrationOptions } from '@simplewebauthn/server';
import { MAX_PASSKEYS } from '../../../../lib/contract/access/limits';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { inTransaction } from '../../../platform/db/transaction';
import { accountById, nameOf } from '../../sign-in/accounts';
import { lockCodes } from '../../sign-in/codes/codes';
import { hasFactor } from '../factors';
import { givenProof, proveFactor } from '../prove-factor';
import { requireWayToAdd } from '../require-way';
import type { ChallengePurpose } from '../tables';
import { refusedProof, tryCode } from '../try-code';
import { CHALLENGE_MS, keepChallenge } from './challenges';
import { listPasskeys } from './passkeys';
import { passkeyRefused, relyingPartyOf, type RelyingParty } from './relying-party';

/**
 * What the caller's browser makes a passkey with. Who has a factor proves it here: an authenticator keeps what it has made, so it is not
 * asked in vain.
 */
export const startPasskey: Handler<'startPasskey'> = async ({ OTP, ...request }, context) => {
  const party = relyingPartyOf(request.Origin);
  await requireWayToAdd(context);
  if (!(await hasFactor(context.db, context.actor.accountId))) {
    const Options = await inTransaction(context.db, async (db) => {
      await lockCodes(db, context.actor.accountId);
      return optionsFor({ ...context, db }, party, 'add-first');
    });
    return { Options };
  }
  const given = givenProof(OTP, request);
  const Options = await tryCode(context, async (step) => {
    if (!(await proveFactor(step, given))) return refusedProof(given, 'OTP');
    return optionsFor(step, party, 'add-further');
  });
  return { Options };
};

async function optionsFor(
  { actor, db, now, services }: CallContext,
  { host }: RelyingParty,
  purpose: ChallengePurpose,
): Promise<string> {
  const { accountId, personId, sessionId } = actor;
  const own = await listPasskeys(db, accountId);
  if (own.length >= MAX_PASSKEYS) throw passkeyRefused('full');
  const options = await generateRegistrationOptions({
    rpName: services.env.COMPANY_NAME,
    rpID: host,
    userID: Buffer.from(accountId.replaceAll('-', ''), 'hex'),
    userName: (await accountById(db, accountId)).loginId,
    userDisplayName: await nameOf(db, personId),
    excludeCredentials: own
      .filter((passkey) => passkey.host === host)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(db, { sessionId, purpose, challenge: options.challenge, now });
  return JSON.stringify(options);
}
