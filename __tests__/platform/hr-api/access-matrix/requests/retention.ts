import type { retentionCalls } from '../../../../../lib/contract/workplace/retention/retention';
import { forAll, type RequestTable } from './request-table';

const RequestCode = '00000000-0000-4000-8000-000000000000';
const Reason = 'The time is over';

export const retentionRequests: RequestTable<keyof typeof retentionCalls> = {
  getRetention: forAll({}),
  saveRetention: forAll({ KeepMonths: 24 }),
  listLeftPeople: forAll({ View: 'later' as const }),
  previewErasure: {
    own: ({ own }) => ({ ChillCodes: [own.employment] }),
    foreign: ({ foreign }) => ({ ChillCodes: [foreign.employment] }),
  },
  askErasure: {
    own: ({ own }) => ({ ChillCodes: [own.employment], Reason }),
    foreign: ({ foreign }) => ({ ChillCodes: [foreign.employment], Reason }),
  },
  listErasures: forAll({}),
  getErasure: forAll({ RequestCode }),
  decideErasure: forAll({ RequestCode, IsAgreed: true }),
  withdrawErasure: forAll({ RequestCode }),
  holdPerson: { foreign: ({ foreign }) => ({ ChillCode: foreign.employment, Reason }) },
  releaseHold: { foreign: ({ foreign }) => ({ ChillCode: foreign.employment, Reason }) },
};
