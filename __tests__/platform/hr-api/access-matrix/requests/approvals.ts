import type { approvalCalls } from '../../../../../lib/contract/workplace/approvals/approvals';
import type { approvalChainCalls } from '../../../../../lib/contract/workplace/approvals/chains';
import type { delegationCalls } from '../../../../../lib/contract/workplace/approvals/delegations';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

/** What one asked for oneself, somebody who reports to E1002, and somebody of another unit. */
const ofPeople = <Request>(request: (KeyCode: string) => Request) => ({
  own: ({ own }: Scene) => request(own.approval),
  report: ({ report }: Scene) => request(report.approval),
  foreign: ({ foreign }: Scene) => request(foreign.approval),
});
const Version = 'v1';
const Steps = [{ Approvers: [{ Kind: 'manager' as const }] }];

export const approvalsRequests: RequestTable<keyof typeof approvalCalls> = {
  listApprovals: { waiting: () => ({}), asked: () => ({ State: 'asked' }), decided: () => ({ State: 'decided' }) },
  countApprovals: forAll({}),
  listApprovalKinds: forAll({}),
  getApproval: ofPeople((KeyCode) => ({ KeyCode })),
  decideApproval: ofPeople((KeyCode) => ({ KeyCode, Version, StatusCode: 2 as const })),
  decideApprovals: forAll({ Rows: [{ KeyCode: 'nobodys', Version }], StatusCode: 2 as const }),
  withdrawApproval: ofPeople((KeyCode) => ({ KeyCode })),
};

export const delegationsRequests: RequestTable<keyof typeof delegationCalls> = {
  listDelegations: forAll({}),
  createDelegation: {
    report: ({ report }) => ({ ChillCode: report.employment, FromDate: '2026-03-20', ToDate: '2026-03-27' }),
    foreign: ({ foreign }) => ({ ChillCode: foreign.employment, FromDate: '2026-03-20', ToDate: '2026-03-27' }),
  },
  stopDelegation: forAll({ DelegationCode: 'nobodys' }),
};

export const approvalChainsRequests: RequestTable<keyof typeof approvalChainCalls> = {
  listApprovalChains: forAll({}),
  listChainChoices: forAll({}),
  runChainTrial: {
    report: ({ report }) => ({ ChillCode: report.employment, Kind: 'profile-section' }),
    foreign: ({ foreign }) => ({ ChillCode: foreign.employment, Kind: 'profile-section' }),
  },
  publishApprovalChain: forAll({ Name: 'Manager', Steps }),
  listOtherApprovals: forAll({ ChainCode: 'default' }),
  moveApprovals: forAll({ ChainCode: 'default', KeyCodes: ['nobodys'] }),
  removeApprovalChain: forAll({ ChainCode: 'default' }),
};
