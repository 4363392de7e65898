import { mutate } from 'swr';
import type { CallName } from '@/lib/contract/all';

const READS: ReadonlySet<unknown> = new Set<CallName>([
  'listLeaveBalances',
  'getLeaveBalance',
  'listLeaveRequests',
  'getLeaveRequest',
  'previewLeaveRequest',
]);

/** Reads anew what is shown of leave, after something of it was changed. */
export const refreshLeave = () => mutate((key) => Array.isArray(key) && READS.has(key[0]));
