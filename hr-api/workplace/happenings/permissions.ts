import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** EMP-08: wishes are sent between colleagues, not by those who serve or set up. */
export const wishPermissions = {
  'wish.send': [ROLE.employee, ROLE.appraiser, ROLE.reviewer, ROLE.hr],
} satisfies PermissionDefaults;
