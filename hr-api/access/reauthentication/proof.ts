import type { ProofMeans } from '../../../lib/contract/access/proof-rules';

/** When and by what the owner of a session has proven who they are. */
export interface Proof {
  readonly by: ProofMeans;
  readonly at: Date;
}
