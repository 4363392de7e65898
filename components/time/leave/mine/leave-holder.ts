import type { ReplyFor } from '@/lib/contract/all';

/** Whose leave a screen shows. */
export interface LeaveHolder {
  /** The code of their employment; empty for one's own. */
  readonly code: string;
  /** Empty for one's own. */
  readonly name: string;
}

export const OWN_LEAVE: LeaveHolder = { code: '', name: '' };

export type LeaveRequestDetail = ReplyFor<'getLeaveRequest'>;
export type LeavePreview = ReplyFor<'previewLeaveRequest'>;
export type LeaveAccount = ReplyFor<'getLeaveBalance'>;
