import auditTexts from './audit-texts.json';
import menuNames from './menu-names.json';
import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { pauseHandlers } from './handlers';
import { pausePermissions } from './permissions';
import permissionTexts from './permission-texts.json';

export const pausesCapability = defineCapability({
  name: 'pauses',
  handlers: pauseHandlers,
  permissions: pausePermissions,
  permissionTexts,
  menuEntries: [
    {
      module: 'process',
      link: 'signinpauses',
      group: 'setup',
      subGroup: 'access',
      roles: [ROLE.administrator],
      names: menuNames,
    },
  ],
  pageRights: { 'process/signinpauses': { permission: 'pause.lift' } },
  auditTexts,
});
