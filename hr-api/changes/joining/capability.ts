import { defineCapability } from '../../platform/capability';
import { employeeIdRanges } from '../../people/tables';
import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';
import auditTexts from './audit-texts.json';
import { loadEmployeeIdRanges } from './employee-ids';
import { joiningHandlers } from './joining-handlers';
import permissionTexts from './permission-texts.json';

/** To add people, and to let those come back who were here before. */
const permissions = { 'person.add': [ROLE.hr, ROLE.administrator] } satisfies PermissionDefaults;

export const joiningCapability = defineCapability({
  name: 'joining',
  handlers: joiningHandlers,
  permissions,
  permissionTexts,
  referenceData: [{ table: employeeIdRanges, order: 2, load: loadEmployeeIdRanges }],
  auditTexts,
});
