import { ROLE } from '../../people/accounts/role-codes';
import type { PermissionDefaults } from '../../people/accounts/permissions';

/** To open reports (VOPQ-28): whoever has the feature button. And to put a layout beside those of everybody in a role. */
export const reportPermissions = {
  'report.read': [ROLE.appraiser, ROLE.reviewer, ROLE.hr, ROLE.helpdesk, ROLE.administrator],
  'report.share': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
