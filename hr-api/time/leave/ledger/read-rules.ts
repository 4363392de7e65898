import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { ruleOn, type DatedRule } from '../rules/entitlement';
import type { CarryOn } from '../rules/replay';
import { leaveRules } from '../tables';

/** What rules that were saved before it could be said do not say. */
const UNSAID = { claimDays: null };

export type RulesByType = ReadonlyMap<number, readonly DatedRule[]>;

/** The rules of all types, from the first day on. */
export async function readRules(db: Database): Promise<RulesByType> {
  const rows = await db.select().from(leaveRules).orderBy(asc(leaveRules.validFrom));
  const rules = new Map<number, DatedRule[]>();
  for (const { typeCode, validFrom, rule } of rows)
    rules.set(typeCode, [...(rules.get(typeCode) ?? []), { from: validFrom, rule: { ...UNSAID, ...rule } }]);
  return rules;
}

/** The rules with another one of a type, in place of the one that begins on the same day. */
export function withRule(rules: RulesByType, typeCode: number, dated: DatedRule): RulesByType {
  const others = (rules.get(typeCode) ?? []).filter(({ from }) => from !== dated.from);
  const sorted = [...others, dated].sort((one, other) => one.from.localeCompare(other.from));
  return new Map([...rules, [typeCode, sorted]]);
}

/** What may be carried goes by the rule of the last day of the year. */
export const carryBy =
  (rules: readonly DatedRule[]): CarryOn =>
  (day) =>
    ruleOn(rules, day);
