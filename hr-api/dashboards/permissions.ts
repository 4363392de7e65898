import { ROLE } from '../people/accounts/role-codes';
import type { PermissionDefaults } from '../people/accounts/permissions';

/** To look at figures of the people whose records one sees, to arrange what others see of them at first, to find what records lack, and to see how many report to whom. */
export const dashboardPermissions = {
  'figures.read': [ROLE.appraiser, ROLE.hr, ROLE.administrator],
  'figures.arrange': [ROLE.hr, ROLE.administrator],
  'gaps.read': [ROLE.hr, ROLE.administrator],
  'spans.read': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
