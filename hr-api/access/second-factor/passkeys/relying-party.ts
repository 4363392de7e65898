import { isIP } from 'node:net';
import { ApiError } from '../../../platform/errors';
import type { PasskeyRefusal } from '../../../../lib/contract/access/proof-rules';

/** For whom a passkey signs: the portal's own origin, and its host name, which stands for it at the authenticator. */
export interface RelyingParty {
  readonly origin: string;
  readonly host: string;
}

export const passkeyRefused = (because: PasskeyRefusal) => new ApiError('passkey_refused', { params: { because } });

/** The relying party of an origin that the portal says it has; null where that is an address without a name. */
export function findRelyingParty(address: string): RelyingParty | null {
  const { origin, hostname } = new URL(address);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { origin, host: hostname };
}

/** The same for a call that is of no use without: passkeys belong to a host name, so that none can be made at a bare address. */
export function relyingPartyOf(address: string): RelyingParty {
  const found = findRelyingParty(address);
  if (!found) throw passkeyRefused('host');
  return found;
}
