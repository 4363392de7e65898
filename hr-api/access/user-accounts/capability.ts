import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { userAccountHandlers } from './handlers';
import { managesAlone } from './administrators';
import { inviteJoinersWork } from './writing/invite-joiners';
import { userAccountPermissions } from './permissions';
import permissionTexts from './permission-texts.json';

export const userAccountsCapability = defineCapability({
  name: 'user-accounts',
  handlers: userAccountHandlers,
  permissions: userAccountPermissions,
  permissionTexts,
  recurring: [inviteJoinersWork],
  isIndispensable: managesAlone,
  pageRights: { 'process/useraccounts': { permission: 'account.manage' } },
  auditTexts,
});
