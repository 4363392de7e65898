import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { approvalsOfMoved } from './approvals-of-moved';
import auditTexts from './audit-texts.json';
import menuNames from './menu-names.json';
import { chainHandlers } from './chains/chain-handlers';
import { loadDefaultChain } from './chains/default-chain';
import { decidedWithJoiner } from './decided-with-joiner';
import { delegationHandlers } from './delegations/delegation-handlers';
import { approvalCounts } from './home/approval-counts';
import { delegationsOfLeavers } from './delegations/delegations-of-leavers';
import { homeApprovals } from './home/home-approvals';
import { approvalHandlers } from './lists/approval-handlers';
import { approvalPermissions } from './permissions';
import { approvalChains } from './tables';
import { approvalWork } from './work/recurring';
import { approvalTemplates } from './notices/notice-mail';
import permissionTexts from './permission-texts.json';
import { approvalsErasure } from './approvals-erasure';

export const approvalsCapability = defineCapability({
  name: 'approvals',
  handlers: { ...approvalHandlers, ...delegationHandlers, ...chainHandlers },
  permissions: approvalPermissions,
  permissionTexts,
  pageRights: { 'process/approvalchain': { permission: 'approval.configure', isOverEveryone: true } },
  recurring: approvalWork,
  referenceData: [{ table: approvalChains, order: 2, load: loadDefaultChain }],
  menuEntries: [
    {
      module: 'process',
      link: 'approvalchain',
      group: 'setup',
      subGroup: 'profile',
      roles: [ROLE.hr, ROLE.administrator],
      names: menuNames,
    },
  ],
  changeEffects: [approvalsOfMoved],
  responsibilities: [delegationsOfLeavers],
  signsOfWork: decidedWithJoiner,
  homeRows: homeApprovals,
  counts: approvalCounts,
  mailTemplates: Object.values(approvalTemplates),
  erasure: [approvalsErasure],
  auditTexts,
});
