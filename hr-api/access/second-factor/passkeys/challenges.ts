import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { isValidAt } from '../../sign-in/codes/codes';
import { passkeyChallenges, type ChallengePurpose } from '../tables';

export const CHALLENGE_MS = 5 * 60_000;

interface Challenge {
  readonly sessionId: string;
  readonly purpose: ChallengePurpose;
  /** In base64url, as a browser gives it back. */
  readonly challenge: string;
  readonly now: Date;
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');

/** Keeps what is to be signed, in place of what the session was to sign before for the same purpose. */
export async function keepChallenge(db: Database, { sessionId, purpose, challenge, now }: Challenge): Promise<void> {
  const kept = { challengeHash: hashOf(challenge), createdAt: now, endsAt: new Date(now.getTime() + CHALLENGE_MS) };
  await db
    .insert(passkeyChallenges)
    .values({ sessionId, purpose, ...kept })
    .onConflictDoUpdate({ target: [passkeyChallenges.sessionId, passkeyChallenges.purpose], set: kept });
}

/** Whether this is what the session was to sign, in time. From then on it is nothing any more, whatever becomes of the answer. */
export async function takeChallenge(db: Database, { sessionId, purpose, challenge, now }: Challenge): Promise<boolean> {
  const isOfSession = and(eq(passkeyChallenges.sessionId, sessionId), eq(passkeyChallenges.purpose, purpose));
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(isOfSession, eq(passkeyChallenges.challengeHash, hashOf(challenge))))
    .returning({ createdAt: passkeyChallenges.createdAt, endsAt: passkeyChallenges.endsAt });
  return taken !== undefined && isValidAt(taken, now);
}
