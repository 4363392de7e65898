import type { LeaveBalance } from '@/lib/contract/time/leave/leave-shapes';
import { isCounted } from '../balances/balance-facts';

/** A type of leave whose balance is explained. */
export interface ExplainedType {
  readonly code: number;
  readonly name: string;
  readonly isCounted: boolean;
  /** The day, YYYY-MM-DD; empty for today. */
  readonly on: string;
}

export const explainedType = (balance: LeaveBalance, on: string): ExplainedType => ({
  ...{ code: balance.TypeCode, name: balance.Name, isCounted: isCounted(balance), on },
});
