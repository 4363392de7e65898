import type { LeaveRule } from '@/lib/contract/time/leave/leave-rules';

/** A rule of a type as it is previewed and saved. */
export interface RuleRequest {
  readonly TypeCode: number;
  /** YYYY-MM-DD. */
  readonly From: string;
  readonly Rule: LeaveRule;
}
