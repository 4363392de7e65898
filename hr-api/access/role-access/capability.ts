import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { roleAccessHandlers } from './handlers';
import permissionTexts from './permission-texts.json';
import { roleAccessPermissions } from './permissions';
import { roleUsesErasure } from './role-uses-erasure';

export const roleAccessCapability = defineCapability({
  name: 'role-access',
  handlers: roleAccessHandlers,
  permissions: roleAccessPermissions,
  permissionTexts,
  erasure: [roleUsesErasure],
  pageRights: { 'process/roleaccess': { permission: 'grant.manage' } },
  auditTexts,
});
