import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { userAccountHandlers } from './handlers';
import { managesAlone } from './administrators';
import { inviteJoinersWork } from './writing/invite-joiners';
import { userAccountPermissions } from './permissions';

export const userAccountsCapability = defineCapability({
  name: 'user-accounts',
  handlers: userAccountHandlers,
  permissions: userAccountPermissions,
  recurring: [inviteJoinersWork],
  isIndispensable: managesAlone,
  auditTexts,
});
