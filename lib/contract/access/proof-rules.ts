/** By what somebody proves who they are. */
export const PROOF_MEANS = ['passkey', 'password', 'sso'] as const;
export type ProofMeans = (typeof PROOF_MEANS)[number];

/** Why the word of an identity provider is no proof: it does not say when it asked, it asked too long ago, or it is about somebody else. */
export const PROOF_REFUSALS = ['time-missing', 'time-old', 'other-identity'] as const;
export type ProofRefusal = (typeof PROOF_REFUSALS)[number];
