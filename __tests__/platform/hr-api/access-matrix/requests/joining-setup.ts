import type { joiningSetupCalls } from '../../../../../lib/contract/changes/joining/joining-setup';
import { forAll, type RequestTable } from './request-table';

const Names = { de: 'Neu', en: 'New', es: '', fr: '', ja: '', zh: '' };

export const joiningSetupRequests: RequestTable<keyof typeof joiningSetupCalls> = {
  listReasonsToEdit: forAll({}),
  saveLeavingReason: forAll({ ReasonNumber: 0, Names, IsVoluntary: true, IsActive: true }),
  orderLeavingReasons: forAll({ Codes: [1] }),
  deleteLeavingReason: forAll({ ReasonNumber: 9 }),
  listEmployeeIdRanges: forAll({}),
  saveEmployeeIdRange: forAll({ RangeCode: 0, Prefix: 'X', Digits: 3, First: 1, Last: 999 }),
  orderEmployeeIdRanges: forAll({ Codes: [1] }),
  deleteEmployeeIdRange: forAll({ RangeCode: 1 }),
};
