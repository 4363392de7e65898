import { ROLE } from '../../people/accounts/role-codes';
import type { PermissionDefaults } from '../../people/accounts/permissions';

/** To say when the product does what it does by itself, and to see how that went. */
export const schedulerPermissions = {
  'schedule.configure': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
