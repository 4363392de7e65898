import { and, eq } from 'drizzle-orm';
import { GRACE_DAYS } from '../../../../lib/contract/access/limits';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { insertRows } from '../../../platform/insert-rows';
import { ownRolesOf } from '../../../people/accounts/roles';
import { factorGraces, roleFactorRules } from '../tables';

const DAY = 24 * 3_600_000;

/** Lets these roles ask for a second factor until somebody decides otherwise. */
export async function loadFactorRules(tx: Database, roleCodes: readonly number[]): Promise<void> {
  const rules = roleCodes.map((roleCode) => ({
    roleCode,
    isRequired: true,
    graceDays: GRACE_DAYS.usual,
  }));
  await insertRows(tx, roleFactorRules, rules);
}

export async function ruleOf(db: Database, roleCode: number): Promise<{ isRequired: boolean; graceDays: number }> {
  const [rule] = await db.select().from(roleFactorRules).where(eq(roleFactorRules.roleCode, roleCode));
  return rule ?? { isRequired: false, graceDays: GRACE_DAYS.usual };
}

/** A role of somebody that asks for a second factor. */
interface RequiringRole {
  readonly code: number;
  readonly name: string;
  /** When somebody first signed in in it; null before that. */
  readonly beganAt: Date | null;
  /** Until when it can be worked in without one; null before the first sign-in in it. */
  readonly until: Date | null;
}

/** The roles of the caller that ask for a second factor. */
export async function requiringRolesOf(
  context: Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>,
): Promise<RequiringRole[]> {
  const { actor, db } = context;
  const rules = await db
    .select({ rule: roleFactorRules, beganAt: factorGraces.beganAt })
    .from(roleFactorRules)
    .leftJoin(
      factorGraces,
      and(eq(factorGraces.roleCode, roleFactorRules.roleCode), eq(factorGraces.accountId, actor.accountId)),
    )
    .where(eq(roleFactorRules.isRequired, true));
  if (rules.length === 0) return [];
  const held = await ownRolesOf(context);
  return held.flatMap((role) => {
    const found = rules.find(({ rule }) => rule.roleCode === role.code);
    if (!found) return [];
    const { beganAt, rule } = found;
    return [{ ...role, beganAt, until: beganAt && graceEndOf(beganAt, rule.graceDays) }];
  });
}

export const graceEndOf = (beganAt: Date, graceDays: number) => new Date(beganAt.getTime() + graceDays * DAY);
