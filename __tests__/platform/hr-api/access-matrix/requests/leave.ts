import type { leaveCalls } from '../../../../../lib/contract/time/leave/leave';
import type { leaveSetupCalls } from '../../../../../lib/contract/time/leave/leave-setup';
import type { staffingCalls } from '../../../../../lib/contract/time/leave/staffing';
import { sampleRule } from '../../../../time/leave/sample-rule';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

/** The same for oneself, for a report and for somebody elsewhere. */
const ofEach = <Request extends object>(request: Request) => ({
  own: () => request,
  report: ({ report }: Scene) => ({ ...request, ChillCode: report.employment }),
  foreign: ({ foreign }: Scene) => ({ ...request, ChillCode: foreign.employment }),
});

/** Unpaid leave, which everybody has. */
const UNPAID = { TypeCode: 6 };
const asking = { ...UNPAID, From: '2026-05-04', To: '2026-05-05' };
const rule = { ...UNPAID, From: '2027-01-01', Rule: sampleRule({ basis: 'none' }) };
const entry = { ...UNPAID, Kind: 'correction' as const, Day: '2026-03-02', Amount: 240, Note: 'A mistake' };
const Names = { de: 'Umzug', en: 'Moving house', es: '', fr: '', ja: '', zh: '' };

export const leaveRequests: RequestTable<
  keyof typeof leaveCalls | keyof typeof leaveSetupCalls | keyof typeof staffingCalls
> = {
  listLeaveBalances: ofEach({}),
  getLeaveBalance: ofEach(UNPAID),
  readLeaveBalancePivot: { units: () => ({}), places: () => ({ Row: 'Location', Value: 'Availed' }) },
  listLeaveRequests: ofEach({ State: 'pending' as const }),
  getLeaveRequest: forAll({ RequestCode: 'nobodys' }),
  listBestDays: ofEach({ ...UNPAID, Days: 3 }),
  previewLeaveRequest: ofEach(asking),
  sendLeaveRequest: ofEach(asking),
  withdrawLeaveRequest: forAll({ RequestCode: 'nobodys' }),
  cancelLeaveRequest: forAll({ RequestCode: 'nobodys' }),
  uploadLeaveProof: forAll({ filename: 'proof.pdf' }),
  downloadLeaveProof: forAll({ headercode: 'nobodys' }),
  listLeaveTypes: forAll({}),
  saveLeaveType: forAll({ TypeCode: 0, Names, IsActive: true, IsPaid: true, IsPrivate: false }),
  orderLeaveTypes: forAll({ Codes: [1] }),
  deleteLeaveType: forAll({ TypeCode: 6 }),
  listLeaveAudience: forAll({}),
  saveLeaveRule: forAll(rule),
  previewLeaveRule: forAll(rule),
  previewLeaveWork: forAll({ On: '2026-04-01' }),
  addLeaveEntry: {
    own: ({ own }: Scene) => ({ ...entry, ChillCode: own.employment }),
    foreign: ({ foreign }: Scene) => ({ ...entry, ChillCode: foreign.employment }),
  },
  previewLeaveRecount: forAll({ From: '2026-03-01', To: '2026-03-31' }),
  recountLeave: forAll({ RequestCodes: ['nobodys'] }),
  listStaffingMinimums: forAll({}),
  saveStaffingMinimum: {
    own: () => ({ UnitCode: 'firmware', Least: 2, IsPercent: false }),
    foreign: () => ({ UnitCode: 'accounting', LocationCode: 'lyon', Least: 50, IsPercent: true }),
  },
  deleteStaffingMinimum: forAll({ UnitCode: 'firmware' }),
  setWorkShare: {
    own: ({ own }: Scene) => ({ ChillCode: own.employment, From: '2026-04-01', Percent: 80 }),
    foreign: ({ foreign }: Scene) => ({ ChillCode: foreign.employment, From: '2026-04-01', Percent: 80 }),
  },
};
