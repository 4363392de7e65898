import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** FEAT-02, FEAT-03: tours, and what buddies explain (Q1). */
export const tourPermissions = { 'tour.edit': [ROLE.hr, ROLE.administrator] } satisfies PermissionDefaults;
