import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { roleAccessHandlers } from './handlers';
import menuNames from './menu-names.json';
import permissionTexts from './permission-texts.json';
import { roleAccessPermissions } from './permissions';

export const roleAccessCapability = defineCapability({
  name: 'role-access',
  handlers: roleAccessHandlers,
  permissions: roleAccessPermissions,
  permissionTexts,
  menuEntries: [
    {
      module: 'process',
      link: 'roleaccess',
      group: 'setup',
      subGroup: 'access',
      roles: [ROLE.administrator],
      names: menuNames,
    },
  ],
  auditTexts,
});
