import type { PermissionDefaults } from '../people/accounts/permissions';
import { ROLE } from '../people/accounts/role-codes';

const keepers = [ROLE.hr, ROLE.administrator];

/**
 * To change the units that one looks after; and the lists of places, calendars, levels, companies and businesses, which are everybody's.
 */
export const structurePermissions = {
  'unit.change': keepers,
  'organisation.configure': keepers,
} satisfies PermissionDefaults;
