import type { LeaveRequestDetail } from '@/components/time/leave/mine/leave-holder';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';

const DAY = PARTS_PER_DAY;
const taken = { First: true, Second: true, Amount: DAY, Free: '', Holiday: '' } as const;

/** Approved leave of two days in August, or what else is said of it. */
export const aRequest = (part: Partial<LeaveRequestDetail> = {}): LeaveRequestDetail => ({
  ...{ RequestCode: 'A', TypeCode: 1, TypeName: 'Annual leave', From: '03-Aug-2026', To: '04-Aug-2026' },
  ...{ FromPortion: 'whole', ToPortion: 'whole', Hours: 0, Amount: 2 * DAY, Held: 2 * DAY, State: 'approved' },
  ...{ Note: '', Comment: '', AskedDate: '', DecidedDate: '', ProofCode: '', ProofName: '' },
  ...{ CanChange: false, CanWithdraw: false, CanCancel: true, ApprovalCode: '' },
  Days: [
    { ...taken, Day: '03-Aug-2026' },
    { ...taken, Day: '04-Aug-2026' },
  ],
  ...part,
});
