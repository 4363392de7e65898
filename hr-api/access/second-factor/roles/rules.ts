import { and, eq } from 'drizzle-orm';
import { GRACE_DAYS } from '../../../../lib/contract/access/limits';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { namedRolesOf } from '../../../people/accounts/roles';
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

/** The roles that an account holds on a day and that ask for a second factor. */
export async function requiringRolesOf(
  db: Database,
  accountId: string,
  on: CalendarDate,
  language: Language,
): Promise<RequiringRole[]> {
  const rules = await db
    .select({ rule: roleFactorRules, beganAt: factorGraces.beganAt })
    .from(roleFactorRules)
    .leftJoin(
      factorGraces,
      and(eq(factorGraces.roleCode, roleFactorRules.roleCode), eq(factorGraces.accountId, accountId)),
    )
    .where(eq(roleFactorRules.isRequired, true));
  if (rules.length === 0) return [];
  const held = await namedRolesOf(db, accountId, on, language);
  return held.flatMap((role) => {
    const found = rules.find(({ rule }) => rule.roleCode === role.code);
    if (!found) return [];
    const { beganAt, rule } = found;
    return [{ ...role, beganAt, until: beganAt && graceEndOf(beganAt, rule.graceDays) }];
  });
}

export const graceEndOf = (beganAt: Date, graceDays: number) => new Date(beganAt.getTime() + graceDays * DAY);
