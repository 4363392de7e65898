import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { auditTrailReport } from './audit-trail-report';
import menuNames from './menu-names.json';
import { auditTrailPermissions } from './permissions';

export const auditTrailCapability = defineCapability({
  name: 'audit-trail',
  permissions: auditTrailPermissions,
  reports: [auditTrailReport],
  menuEntries: [
    {
      module: 'process',
      link: 'audittrail',
      group: 'setup',
      subGroup: 'access',
      roles: [ROLE.administrator],
      names: menuNames,
    },
  ],
});
