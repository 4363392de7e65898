import { ROLE } from '../../people/accounts/role-codes';
import type { PermissionDefaults } from '../../people/accounts/permissions';

/**
 * To open reports (VOPQ-28): whoever has the feature button. To put a layout beside those of everybody in a role. And to let a layout go
 * to an address that is nobody's account.
 */
export const reportPermissions = {
  'report.read': [ROLE.appraiser, ROLE.reviewer, ROLE.hr, ROLE.helpdesk, ROLE.administrator],
  'report.share': [ROLE.hr, ROLE.administrator],
  'report.release': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
