import type { compOffCalls } from '../../../../../lib/contract/time/comp-off/comp-off';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

/** A Sunday, and a type that work on it is credited to. */
const claimed = { TypeCode: 5, WorkFrom: '2026-03-15', WorkTo: '2026-03-15' };

/** The same for oneself, for a report and for somebody elsewhere. */
const ofEach = <Request extends object>(request: Request) => ({
  own: () => request,
  report: ({ report }: Scene) => ({ ...request, ChillCode: report.employment }),
  foreign: ({ foreign }: Scene) => ({ ...request, ChillCode: foreign.employment }),
});

export const compOffRequests: RequestTable<keyof typeof compOffCalls> = {
  getCompOff: ofEach({}),
  previewCompOffClaim: ofEach(claimed),
  sendCompOffClaim: ofEach({ ...claimed, Reason: 'Stocktaking' }),
  withdrawCompOffClaim: forAll({ KeyCode: 'nobodys' }),
  cancelCompOffClaim: forAll({ KeyCode: 'nobodys' }),
  previewCompOffRecount: forAll({ From: '2026-02-01', To: '2026-03-18' }),
  recountCompOff: forAll({ KeyCodes: ['nobodys'] }),
  listCompOffEmployees: forAll({ FromDate: '2026-02-01', ToDate: '2026-03-18' }),
};
