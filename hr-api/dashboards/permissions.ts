import { ROLE } from '../people/accounts/role-codes';
import type { PermissionDefaults } from '../people/accounts/permissions';

/** To look at figures of the people whose records one sees, and to arrange what others see of them at first. */
export const dashboardPermissions = {
  'figures.read': [ROLE.appraiser, ROLE.hr, ROLE.administrator],
  'figures.arrange': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
