import type { ProofRefusal } from '../../../lib/contract/access/proof-rules';
import { hasRecentProof } from '../../platform/calls/recent-proof';
import type { Environment } from '../../platform/env';
import type { Proof } from './proof';

type Limit = Pick<Environment, 'PROOF_SECONDS'>;

/** What the `auth_time` of an identity token proves, or why it proves nothing. A token proves nothing newer the second time. */
export function readAuthTime(authTime: number | undefined, now: Date, env: Limit): Proof | ProofRefusal {
  if (authTime === undefined) return 'time-missing';
  const at = new Date(authTime * 1000);
  if (!hasRecentProof({ provenAt: at }, now, env)) return 'time-old';
  // A provider whose clock is ahead makes no proof last longer.
  return { by: 'sso', at: at > now ? now : at };
}

/** The same where a sign-in goes on without: null. */
export function proofAt(authTime: number | undefined, now: Date, env: Limit): Proof | null {
  const read = readAuthTime(authTime, now, env);
  return typeof read === 'string' ? null : read;
}
