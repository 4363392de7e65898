import type { conductGateCalls } from '../../../../../lib/contract/agreements/gate';
import type { conductAdminCalls } from '../../../../../lib/contract/agreements/admin';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

const ofVersion = (state: keyof Scene['conducts']) => ({
  any: ({ conducts }: Scene) => ({ ConductCode: conducts[state] }),
});

export const conductGateRequests: RequestTable<keyof typeof conductGateCalls> = {
  getConduct: forAll({}),
  listConductSections: forAll({ SectionCodes: '2,35' }),
  getConductFile: {
    own: ({ conductFiles }) => ({ headercode: conductFiles.accepted }),
    foreign: ({ conductFiles }) => ({ headercode: conductFiles.other }),
  },
  acceptConduct: {
    current: ({ conducts }) => ({ ConductCode: conducts.current, Agree: true }),
    planned: ({ conducts }) => ({ ConductCode: conducts.planned, Agree: true }),
  },
};

export const conductKeepingRequests: RequestTable<keyof typeof conductAdminCalls> = {
  listConducts: forAll({}),
  getConductProgress: ofVersion('current'),
  getConductVersion: ofVersion('current'),
  listConductChoices: forAll({}),
  saveConduct: {
    begun: ({ draftRequest }) => draftRequest,
    changed: ({ draftRequest, conducts }) => ({ ...draftRequest, ConductCode: conducts.draft }),
    published: ({ draftRequest, conducts }) => ({ ...draftRequest, ConductCode: conducts.current }),
  },
  deleteConductDraft: ofVersion('draft'),
  publishConduct: ofVersion('draft'),
  withdrawConduct: ofVersion('planned'),
  listConductPeople: ofVersion('current'),
  countConductPeople: ofVersion('current'),
  exportConductPeople: ofVersion('current'),
  remindOfConduct: ofVersion('current'),
  uploadConductFile: forAll({ filename: 'rules.pdf' }),
  getSignedConduct: {
    own: ({ own }) => ({ SignatureCode: own.signature }),
    foreign: ({ foreign }) => ({ SignatureCode: foreign.signature }),
  },
  verifySignature: {
    any: ({ signedSha256 }) => ({ Sha256: signedSha256 }),
    unknown: () => ({ Sha256: 'a'.repeat(64) }),
  },
};
