import type { conductKeepingCalls } from '../../lib/contract/conduct/keeping';
import type { Handlers } from '../call';
import { ApiError } from '../errors';

const refuse = async () => {
  throw new ApiError('not_found');
};

export const conductKeepingHandlers: Handlers<keyof typeof conductKeepingCalls> = {
  listConducts: async () => [],
  getConductVersion: refuse,
  listConductChoices: async () => ({ Units: [], Locations: [], Sections: [] }),
  saveConduct: refuse,
  deleteConductDraft: refuse,
  publishConduct: refuse,
  withdrawConduct: refuse,
  listConductPeople: async () => [],
  countConductPeople: async () => ({ Pending: 0, Accepted: 0 }),
  exportConductPeople: refuse,
  remindOfConduct: refuse,
  uploadConductFile: refuse,
  getSignedConduct: refuse,
  verifySignature: refuse,
};
