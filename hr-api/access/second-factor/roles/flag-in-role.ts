import { and, eq } from 'drizzle-orm';
import { FLAG } from '../../../../lib/contract/call';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { flagAfterCode, type OpenAccount } from '../../sign-in/accounts';
import { hasFactor } from '../factors';
import { waitsForNewFactor } from '../reset/resets';
import { factorGraces } from '../tables';
import { graceEndOf, ruleOf } from './rules';

interface Entry {
  readonly roleCode: number;
  /** Whether an identity provider vouched: a second factor is its matter then. */
  readonly isVouched: boolean;
}

/** What a session past its code waits for in a role: a second factor that the role asks for, else what any session would. */
export async function flagInRole(
  context: Pick<CallContext, 'db' | 'now' | 'services'>,
  account: OpenAccount,
  { roleCode, isVouched }: Entry,
): Promise<number> {
  const isDue = !isVouched && (await isFactorDue(context.db, { accountId: account.id, roleCode }, context.now));
  return isDue ? FLAG.enrolment : flagAfterCode(context, account);
}

/**
 * Whether the time is over that somebody has for a second factor in a role. At the first sign-in in it, that
 * time begins. Who had one that was reset has no such time.
 */
async function isFactorDue(
  db: Database,
  holder: { readonly accountId: string; readonly roleCode: number },
  now: Date,
): Promise<boolean> {
  if (await hasFactor(db, holder.accountId)) return false;
  if (await waitsForNewFactor(db, holder.accountId)) return true;
  const { isRequired, graceDays } = await ruleOf(db, holder.roleCode);
  if (!isRequired) return false;
  await db
    .insert(factorGraces)
    .values({ ...holder, beganAt: now })
    .onConflictDoNothing();
  const isOfHolder = and(eq(factorGraces.accountId, holder.accountId), eq(factorGraces.roleCode, holder.roleCode));
  const [grace] = await db.select().from(factorGraces).where(isOfHolder);
  return now >= graceEndOf(grace?.beganAt ?? now, graceDays);
}
