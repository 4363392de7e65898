import type { leaveCalls } from '../../../lib/contract/time/leave/leave';
import type { Handlers } from '../../platform/calls/call';
import { getLeaveBalance } from './balances/get-balance';
import { listLeaveBalances } from './balances/list-balances';
import { readLeaveBalancePivot } from './reports/balances-pivot';
import { listBestDays } from './requests/list-best-days';
import { getLeaveRequest, listLeaveRequests } from './requests/list-requests';
import { previewLeaveRequest } from './requests/preview-request';
import { downloadLeaveProof, uploadLeaveProof } from './requests/proofs';
import { sendLeaveRequest } from './requests/send-request';
import { cancelLeaveRequest, withdrawLeaveRequest } from './requests/take-back';

/** One's own, and in the role that keeps leave that of all whom it sees. */
const allow = 'visible';

export const leaveHandlers: Handlers<keyof typeof leaveCalls> = {
  listLeaveBalances: { allow, handle: listLeaveBalances },
  getLeaveBalance: { allow, handle: getLeaveBalance },
  readLeaveBalancePivot: { allow, handle: readLeaveBalancePivot },
  listLeaveRequests: { allow, handle: listLeaveRequests },
  getLeaveRequest: { allow, handle: getLeaveRequest },
  listBestDays: { allow, handle: listBestDays },
  previewLeaveRequest: { allow, handle: previewLeaveRequest },
  sendLeaveRequest: { allow, handle: sendLeaveRequest },
  withdrawLeaveRequest: { allow, handle: withdrawLeaveRequest },
  cancelLeaveRequest: { allow, handle: cancelLeaveRequest },
  uploadLeaveProof: { allow: 'own', handle: uploadLeaveProof },
  downloadLeaveProof: { allow, handle: downloadLeaveProof },
};
