/**
 * Why a passkey was not taken, as `params.because` of `passkey_refused`: what it signed proves nothing, the account has none for this
 * address, the address has no host name, the account has as many as it may have, or the passkey is somebody's already. The last two
 * are the browser's: its person stopped, or it knows no passkeys.
 */
export const PASSKEY_REFUSALS = ['wrong', 'none', 'host', 'full', 'known', 'stopped', 'unsupported'] as const;
export type PasskeyRefusal = (typeof PASSKEY_REFUSALS)[number];
