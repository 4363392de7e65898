import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { audit } from '../../../platform/audit/audit';
import type { CallContext } from '../../../platform/calls/call';
import { notifyOwner } from '../notify-owner';
import { takeChallenge } from './challenges';
import { listPasskeys, noteUse, type Passkey } from './passkeys';
import { parseAnswer } from './parse-answer';
import { findRelyingParty, type RelyingParty } from './relying-party';

/** What an authenticator has signed, as JSON text, and the portal's origin, for which alone it counts. */
export interface PasskeyAnswer {
  readonly answer: string;
  readonly origin: string;
}

export type ProvingContext = Pick<
  CallContext,
  'actor' | 'db' | 'now' | 'language' | 'clientAddress' | 'requestId' | 'log' | 'services'
>;

/**
 * Whether one of the caller's passkeys has signed what their session was to sign, for this origin, after it asked for finger, face or
 * PIN. Each challenge is good once. Of a passkey whose counter goes backwards there may be a copy: it is refused, and its owner told.
 */
export async function provePasskey(context: ProvingContext, { answer, origin }: PasskeyAnswer): Promise<boolean> {
  const { actor, db, now } = context;
  const party = findRelyingParty(origin);
  const parsed = parseAnswer<AuthenticationResponseJSON>(answer);
  if (!party || !parsed) return false;
  const { response, challenge } = parsed;
  const passkey = (await listPasskeys(db, actor.accountId)).find((own) => own.credentialId === response.id);
  if (!passkey) return false;
  if (!(await takeChallenge(db, { sessionId: actor.sessionId, purpose: 'prove', challenge, now }))) return false;
  const use = await verify(context, { response, challenge, passkey, party });
  if (!use) return false;
  if (await noteUse(db, passkey, { ...use, now })) return true;
  await notifyOfCopy(context, passkey, use.counter);
  return false;
}

interface Signed {
  readonly response: AuthenticationResponseJSON;
  readonly challenge: string;
  readonly passkey: Passkey;
  readonly party: RelyingParty;
}

/** What the authenticator says of this use; null where it has not signed as it should, which the library says by throwing. */
async function verify({ actor, log }: ProvingContext, { response, challenge, passkey, party }: Signed) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: true,
      // The counter is compared once the signature is known to be right: else anybody could make its owner a mail.
      credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    });
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return verified ? { counter, isBackedUp } : null;
  } catch (error) {
    log.warn({ account: actor.accountId, passkey: passkey.id, reason: (error as Error).message }, 'passkey refused');
    return null;
  }
}

async function notifyOfCopy(context: ProvingContext, passkey: Passkey, counter: number): Promise<void> {
  const { actor, log } = context;
  const { accountId, personId } = actor;
  const details = { name: passkey.name, counter, before: passkey.counter };
  log.warn({ account: accountId, passkey: passkey.id, ...details }, 'counter of a passkey went backwards');
  const subject = { kind: 'account', id: accountId };
  await audit(context, { subject, personId, action: 'refuse a passkey that may be copied', after: details });
  await notifyOwner(context, 'passkeyCopied', { device: passkey.name });
}
