/** By what somebody proves who they are. */
export const PROOF_MEANS = ['passkey', 'password', 'sso'] as const;
export type ProofMeans = (typeof PROOF_MEANS)[number];

/** Why the word of an identity provider is no proof: it does not say when it asked, it asked too long ago, or it is about somebody else. */
export const PROOF_REFUSALS = ['time-missing', 'time-old', 'other-identity'] as const;
export type ProofRefusal = (typeof PROOF_REFUSALS)[number];

/**
 * Why a passkey was not taken, as `params.because` of `passkey_refused`: what it signed proves nothing, the account has none for this
 * address, the address has no host name, the account has as many as it may have, or the passkey is somebody's already. The last two
 * are the browser's: its person stopped, or it knows no passkeys.
 */
export const PASSKEY_REFUSALS = ['wrong', 'none', 'host', 'full', 'known', 'stopped', 'unsupported'] as const;
export type PasskeyRefusal = (typeof PASSKEY_REFUSALS)[number];
