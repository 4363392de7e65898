import type { LeaveBalance } from '@/lib/contract/time/leave/leave-shapes';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';

/** A balance of ten days of annual leave, taken by half days, or what else is said of it. */
export const aBalance = (part: Partial<LeaveBalance> = {}): LeaveBalance => ({
  TypeCode: 1,
  Name: 'Annual leave',
  IsPaid: true,
  IsOffered: true,
  Balance: 10 * PARTS_PER_DAY,
  Credited: 22 * PARTS_PER_DAY,
  Taken: 12 * PARTS_PER_DAY,
  Lapsed: 0,
  Encashed: 0,
  Planned: 0,
  Pending: 0,
  Ends: [],
  BelowZero: 0,
  Piece: 'half',
  NoticeDays: 0,
  ProofFrom: null,
  ...part,
});
