import type { PermissionDefaults } from '../people/accounts/permissions';
import { ROLE } from '../people/accounts/role-codes';

/** To write agreements and follow them up; and to put them before people, or take them back. */
export const agreementPermissions = {
  'agreement.manage': [ROLE.hr, ROLE.administrator],
  'agreement.publish': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
