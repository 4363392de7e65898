/** Wire names and texts of the two credentials between portal and HR API. The cryptography is on either side of the wire. */

export const KEY_HEADER = 'x-hr-key';
export const CLIENT_ADDRESS_HEADER = 'x-hr-client-address';
/** A random id that the portal has given to the browser and reads from a sealed cookie; sent with the steps of signing in. */
export const BROWSER_HEADER = 'x-hr-browser';
/** What kind of browser it is, such as `Firefox, Windows`, for people who look through sessions; nothing is decided by it. */
export const BROWSER_KIND_HEADER = 'x-hr-browser-kind';
export const BACKGROUND_HEADER = 'x-hr-background';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/;
export const REQUEST_ID_HEADER = 'x-request-id';

/** HKDF-SHA-256 (no salt, 32 bytes) derives one key for each purpose from HR_API_KEY; these are its `info` labels. */
export const KEY_LABEL = { header: 'humming-bird key header', password: 'humming-bird password seal' } as const;

/** How far the two clocks may differ, in milliseconds. */
export const CLOCK_TOLERANCE = 2 * 60_000;

/**
 * What the key header's HMAC-SHA-256 covers. The header reads `<time> <base64url hmac>`; `time` is `MM-DD-YYYY HH:mm` in
 * Asia/Kolkata (VCFG-05, VCFG-06), `path` the call's wire path as the contract spells it, `clientAddress` empty if unknown. The
 * browser is left out where none is sent.
 */
export function keyHeaderText(parts: SignedParts & { time: string }): string {
  const { time, method, path, clientAddress, browser } = parts;
  return [time, method, path.toLowerCase(), clientAddress, ...(browser ? [browser] : [])].join('\n');
}

/** What of a request the key header vouches for. */
export interface SignedParts {
  readonly method: string;
  readonly path: string;
  readonly clientAddress: string;
  readonly browser?: string;
}

/**
 * A sealed password reads `v1.<epoch ms>.<base64url nonce>.<base64url AES-256-GCM ciphertext and tag>`, its time being the
 * additional data.
 */
export const PASSWORD_SEAL_VERSION = 'v1';
