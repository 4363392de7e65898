import type { leavingCalls } from '../../../../../lib/contract/changes/leaving';
import { ofPeople } from './changes';
import { forAll, type RequestTable } from './request-table';

const form = { LastDay: '30-Jun-2026', ReasonCode: '1' };

export const leavingRequests: RequestTable<keyof typeof leavingCalls> = {
  listEmployments: ofPeople((ChillCode) => ({ ChillCode })),
  listLeavingReasons: forAll({}),
  previewLeaving: ofPeople((ChillCode) => ({ ChillCode, ...form })),
  endEmployment: ofPeople((ChillCode) => ({ ChillCode, ...form })),
};
