import type { compOffCalls } from '../../../../../lib/contract/time/comp-off/comp-off';
import { forAll, type RequestTable } from './request-table';

/** A Sunday, and a type that work on it is credited to. */
const claimed = { TypeCode: 5, WorkFrom: '2026-03-15', WorkTo: '2026-03-15' };

export const compOffRequests: RequestTable<keyof typeof compOffCalls> = {
  getCompOff: forAll({}),
  previewCompOffClaim: forAll(claimed),
  sendCompOffClaim: forAll({ ...claimed, Reason: 'Stocktaking' }),
  withdrawCompOffClaim: forAll({ KeyCode: 'nobodys' }),
  cancelCompOffClaim: forAll({ KeyCode: 'nobodys' }),
  listCompOffEmployees: forAll({ FromDate: '2026-02-01', ToDate: '2026-03-18' }),
};
