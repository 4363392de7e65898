import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../../platform/secrets';

/** Time enough to find an app and install it. */
const GOOD_FOR_MS = 30 * 60_000;

/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20;

interface Bound {
  readonly key: Buffer;
  /** Whose app it is to be: for another account it does not open. */
  readonly accountId: string;
  readonly now: Date;
}

interface Sealed {
  readonly endsAt: number;
  readonly secret: string;
}

/** A new key for an app, and the same sealed: nothing of it is stored before its first code proves it. */
export function newOffer({ key, accountId, now }: Bound): { secret: Buffer; offer: string } {
  const secret = randomBytes(SECRET_BYTES);
  const sealed: Sealed = { endsAt: now.getTime() + GOOD_FOR_MS, secret: secret.toString('base64url') };
  return { secret, offer: seal(key, JSON.stringify(sealed), Buffer.from(accountId)) };
}

/** The key of an offer; null where it was made for somebody else, is over or was changed. */
export function openOffer({ key, accountId, now }: Bound, offer: string): Buffer | null {
  try {
    const { endsAt, secret } = JSON.parse(unseal(key, offer, Buffer.from(accountId))) as Sealed;
    return now.getTime() < endsAt ? Buffer.from(secret, 'base64url') : null;
  } catch {
    return null;
  }
}
