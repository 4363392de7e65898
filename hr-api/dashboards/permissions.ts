import { ROLE } from '../people/accounts/role-codes';
import type { PermissionDefaults } from '../people/accounts/permissions';

/** To look at figures of the people whose records one sees. */
export const dashboardPermissions = {
  'figures.read': [ROLE.appraiser, ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
