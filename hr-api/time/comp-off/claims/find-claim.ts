import { and, eq } from 'drizzle-orm';
import { employments } from '../../../people/tables';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { compOffClaims } from '../tables';

export type FoundClaim = typeof compOffClaims.$inferSelect;

/** The caller's own claim with a code; any other is unknown. */
export async function findOwnClaim(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  code: string,
): Promise<FoundClaim> {
  const [found] = await db
    .select({ claim: compOffClaims })
    .from(compOffClaims)
    .innerJoin(employments, eq(employments.id, compOffClaims.employmentId))
    .where(and(eq(compOffClaims.code, code), eq(employments.personId, actor.personId)));
  if (!found) throw new ApiError('not_found');
  return found.claim;
}

export async function claimById(db: Database, id: string): Promise<FoundClaim> {
  const [claim] = await db.select().from(compOffClaims).where(eq(compOffClaims.id, id));
  if (!claim) throw new Error(`there is no claim ${id}`);
  return claim;
}
