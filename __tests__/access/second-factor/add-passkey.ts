import type { RequestFor } from '../../../lib/contract/all';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { SoftwareAuthenticator } from './software-authenticator';

/** The portal of these tests, as it says to the HR API. */
export const ORIGIN = 'https://portal.example.com';

/** Somebody's passkey, and what they were told when they added it. */
export interface AddedPasskey {
  readonly authenticator: SoftwareAuthenticator;
  readonly recoveryCodes: readonly string[];
  /** The session in which it was added. */
  readonly token: string;
}

type Settings = Partial<ConstructorParameters<typeof SoftwareAuthenticator>[0]>;
type Proof = Partial<RequestFor<'startPasskey'>>;

/** Adds a passkey in a session; who has a factor already brings the proof of it. */
export async function addPasskeyIn(
  hr: TestApp,
  token: string,
  { proof = {}, name = 'My laptop', ...settings }: Settings & { proof?: Proof; name?: string } = {},
): Promise<AddedPasskey> {
  const authenticator = new SoftwareAuthenticator({ origin: ORIGIN, ...settings });
  const { Options } = (await hr.call('startPasskey', { Origin: ORIGIN, ...proof }, { token })).reply();
  const request = { Passkey: authenticator.create(Options), Origin: ORIGIN, Name: name };
  const { RecoveryCodes } = (await hr.call('addPasskey', request, { token })).reply();
  return { authenticator, recoveryCodes: RecoveryCodes, token };
}

/** Adds the first passkey of an account, in a new session of its owner. */
export const addFirstPasskey = async (hr: TestApp, loginId: string, settings: Settings = {}) =>
  addPasskeyIn(hr, await hr.tokenOf(loginId), settings);

/** What a passkey signs for a session that is in. */
export async function signedIn(
  hr: TestApp,
  { authenticator, token }: AddedPasskey,
): Promise<{
  readonly Passkey: string;
  readonly Origin: string;
}> {
  const { Options } = (await hr.call('startPasskeyProof', { Origin: ORIGIN }, { token })).reply();
  return { Passkey: authenticator.get(Options), Origin: ORIGIN };
}
