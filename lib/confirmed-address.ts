import { PROOF_REFUSALS } from './contract/access/proof-rules';

/** Why a round trip to an identity provider has confirmed nothing: what the HR API says, that it was declined there, or that it failed. */
const UNCONFIRMED = [...PROOF_REFUSALS, 'declined', 'failed'] as const;
export type Unconfirmed = (typeof UNCONFIRMED)[number];

/** The reason in an address; null for none of the list. */
export const unconfirmedOf = (value: unknown): Unconfirmed | null => UNCONFIRMED.find((one) => one === value) ?? null;

/** Where such a round trip ends: a page of its own, because it stands in a window of its own. */
export const confirmedPath = (why: Unconfirmed | null): `/${string}` => (why ? `/confirmed?why=${why}` : '/confirmed');
