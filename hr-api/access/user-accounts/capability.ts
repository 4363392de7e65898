import auditTexts from './audit-texts.json';
import menuNames from './menu-names.json';
import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { userAccountHandlers } from './handlers';
import { userAccountPermissions } from './permissions';

export const userAccountsCapability = defineCapability({
  name: 'user-accounts',
  handlers: userAccountHandlers,
  permissions: userAccountPermissions,
  menuEntries: [
    {
      module: 'process',
      link: 'useraccounts',
      group: 'setup',
      subGroup: 'access',
      roles: [ROLE.administrator],
      names: menuNames,
    },
  ],
  auditTexts,
});
