import { ROLE } from '../people/accounts/role-codes';
import type { PermissionDefaults } from '../people/accounts/permissions';

/**
 * To look at figures of the people whose records one sees; at what people would not tell anybody, as totals of everybody; to switch the
 * latter on.
 */
export const dashboardPermissions = {
  'figures.read': [ROLE.hr, ROLE.administrator],
  'sensitive.read': [ROLE.hr],
  'sensitive.configure': [ROLE.administrator],
} satisfies PermissionDefaults;
