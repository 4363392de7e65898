import { ROLE } from '../people/accounts/role-codes';
import type { PermissionDefaults } from '../people/accounts/permissions';

/**
 * To look at figures of the people whose records one sees, by what their profiles say, too, how many report to whom, and what of the
 * workforce needs attention; to arrange what others see of them at first, and to find what records lack; to look at what people would not
 * tell anybody, as totals, and to switch that on.
 */
export const dashboardPermissions = {
  'figures.read': [ROLE.appraiser, ROLE.hr, ROLE.administrator],
  'figures.arrange': [ROLE.hr, ROLE.administrator],
  'gaps.read': [ROLE.hr, ROLE.administrator],
  'spans.read': [ROLE.hr, ROLE.administrator],
  'dimensions.read': [ROLE.hr, ROLE.administrator],
  'workforce.read': [ROLE.appraiser, ROLE.hr, ROLE.administrator],
  'sensitive.read': [ROLE.hr],
  'sensitive.configure': [ROLE.administrator],
} satisfies PermissionDefaults;
