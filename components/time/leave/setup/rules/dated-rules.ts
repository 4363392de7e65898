import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import type { LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import { wireCalendarDate } from '@/lib/dates';

/** A rule with the day from which it holds, YYYY-MM-DD. */
export interface DatedRule {
  readonly from: string;
  readonly rule: LeaveRule;
}

/** The rules of a type, the first one first. */
export const datedRules = ({ Rules }: Pick<LeaveType, 'Rules'>): DatedRule[] =>
  Rules.map(({ From, Rule }) => ({ from: wireCalendarDate(From) ?? From, rule: Rule }));

/** The last of the rules that hold from a day or an earlier one. */
export const ruleOn = (rules: readonly DatedRule[], day: string): DatedRule | null =>
  rules.findLast(({ from }) => from <= day) ?? null;

/** The first rule that begins after a day. */
export const ruleAfter = (rules: readonly DatedRule[], day: string): DatedRule | null =>
  rules.find(({ from }) => from > day) ?? null;
