import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To say what roles may do, over everybody alone, because a role is everybody's; and to give roles to those whom one sees. */
export const roleAccessPermissions = {
  'role.manage': [ROLE.administrator],
  'grant.manage': [ROLE.administrator],
} satisfies PermissionDefaults;
