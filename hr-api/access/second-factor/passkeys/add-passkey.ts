import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { MAX_PASSKEYS } from '../../../../lib/contract/access/limits';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import type { ApiError } from '../../../platform/errors';
import { hasFactor } from '../factors';
import { notifyOwner } from '../notify-owner';
import { makeRecoveryCodes } from '../recovery-codes/recovery-codes';
import { requireWayToAdd } from '../require-way';
import { forgetReset } from '../reset/resets';
import { tryCode } from '../try-code';
import { takeChallenge } from './challenges';
import { freeName } from './free-name';
import { parseAnswer } from './parse-answer';
import { listPasskeys, storePasskey } from './passkeys';
import { passkeyRefused, relyingPartyOf, type RelyingParty } from './relying-party';

type Made = Parameters<typeof storePasskey>[1];

/** Makes a passkey the caller's that their authenticator has made for what `startPasskey` answered. */
export const addPasskey: Handler<'addPasskey'> = async ({ Passkey, Origin, Name }, context) => {
  const party = relyingPartyOf(Origin);
  await requireWayToAdd(context);
  const added = await tryCode(context, (step) => add(step, { answer: Passkey, name: Name, party }));
  if (typeof added === 'string') throw passkeyRefused(added);
  context.log.info({ account: context.actor.accountId }, 'passkey added');
  return { RecoveryCodes: added };
};

interface Answered {
  readonly answer: string;
  readonly name: string;
  readonly party: RelyingParty;
}

/** Its recovery codes, or why an answer that is right adds none all the same: that is no wrong try. */
async function add(
  context: CallContext,
  { answer, name, party }: Answered,
): Promise<string[] | 'full' | 'known' | ApiError> {
  const { actor, db, now } = context;
  const { accountId, personId } = actor;
  const isFirst = !(await hasFactor(db, accountId));
  const made = await readMade(context, { answer, party, isFirst });
  if (!made) return passkeyRefused('wrong');
  const own = await listPasskeys(db, accountId);
  if (own.length >= MAX_PASSKEYS) return 'full';
  const names = own.map((passkey) => passkey.name);
  const stored = await storePasskey(db, { ...made, name: freeName(name, names) });
  if (!stored) return 'known';
  await forgetReset(db, accountId);
  const codes = isFirst ? await makeRecoveryCodes(db, accountId, now) : [];
  const subject = { kind: 'account', id: accountId };
  await audit(context, { subject, personId, action: 'add a passkey', after: { name: stored.name } });
  await notifyOwner(context, 'passkeyAdded', { device: stored.name });
  return codes;
}

interface Expected {
  readonly answer: string;
  readonly party: RelyingParty;
  /** A first factor takes another proof than one beside it, so neither's challenge is good for the other. */
  readonly isFirst: boolean;
}

/** What there is to store of an answer that is right; null for one that is not. */
async function readMade(
  { actor, db, now, log }: CallContext,
  { answer, party, isFirst }: Expected,
): Promise<Omit<Made, 'name'> | null> {
  const { accountId, sessionId } = actor;
  const parsed = parseAnswer<RegistrationResponseJSON>(answer);
  if (!parsed) return null;
  const { response, challenge } = parsed;
  const purpose = isFirst ? 'add-first' : 'add-further';
  if (!(await takeChallenge(db, { sessionId, purpose, challenge, now }))) return null;
  // The library refuses by throwing: nothing else is tried here.
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: true,
    });
    if (!registrationInfo) return null;
    const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
    const { id: credentialId, counter, transports = [] } = credential;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    const kept = { credentialId, publicKey, counter, transports: knownOf(transports) };
    return { ...kept, accountId, host: party.host, isBackedUp, addedAt: now };
  } catch (error) {
    log.warn({ account: accountId, reason: (error as Error).message }, 'new passkey refused');
    return null;
  }
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** A browser says how it reaches the authenticator, and nobody has signed that: what is none of these ways is not kept. */
const knownOf = (transports: unknown): string[] =>
  Array.isArray(transports) ? TRANSPORTS.filter((known) => transports.includes(known)) : [];
