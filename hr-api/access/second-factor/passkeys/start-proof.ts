import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { CallContext } from '../../../platform/calls/call';
import { CHALLENGE_MS, keepChallenge } from './challenges';
import { listPasskeys } from './passkeys';
import { passkeyRefused, relyingPartyOf } from './relying-party';

/** What one of the caller's passkeys is to sign for their session. */
export async function startPasskeyProof(
  { Origin }: { readonly Origin: string },
  { actor, db, now }: CallContext,
): Promise<{ Options: string }> {
  const { host } = relyingPartyOf(Origin);
  const usable = (await listPasskeys(db, actor.accountId)).filter((passkey) => passkey.host === host);
  if (usable.length === 0) throw passkeyRefused('none');
  const options = await generateAuthenticationOptions({
    rpID: host,
    allowCredentials: usable.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(db, { sessionId: actor.sessionId, purpose: 'prove', challenge: options.challenge, now });
  return { Options: JSON.stringify(options) };
}
