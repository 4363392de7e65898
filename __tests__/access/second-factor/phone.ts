import { stepOf, totpOf } from '../../../hr-api/access/second-factor/app/totp';
import type { RequestFor } from '../../../lib/contract/all';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HALF_MINUTE = 30_000;

/** What an app does with the key that it is given. */
export function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

type Proof = Partial<RequestFor<'addAuthenticator'>>;

/** An app on somebody's phone, and what they were told when they added it. */
export interface Phone {
  /** The code that it shows, so many half minutes from now. */
  readonly code: (halfMinutes?: number) => string;
  readonly recoveryCodes: readonly string[];
  /** In base 32. */
  readonly secret: string;
  /** The session in which it was added. */
  readonly token: string;
}

/** The codes that an app with this key shows. */
export function appOf(hr: TestApp, secret: string): Phone['code'] {
  const key = bytesOf(secret);
  return (halfMinutes = 0) => totpOf(key, stepOf(hr.clock.now) + halfMinutes);
}

/** Adds an app in a session; who has a factor already brings the proof of it. */
export async function addPhoneIn(hr: TestApp, token: string, proof: Proof = {}): Promise<Phone> {
  const { Secret, Offer } = (await hr.call('startAuthenticator', {}, { token })).reply();
  const code = appOf(hr, Secret);
  const { RecoveryCodes } = (await hr.call('addAuthenticator', { Offer, OTP: code(), ...proof }, { token })).reply();
  return { code, recoveryCodes: RecoveryCodes, secret: Secret, token };
}

/** Adds the first app of an account, in a new session of its owner. Its next code comes half a minute later. */
export async function addPhone(hr: TestApp, loginId: string): Promise<Phone> {
  const phone = await addPhoneIn(hr, await hr.tokenOf(loginId));
  hr.clock.advance(HALF_MINUTE);
  return phone;
}
