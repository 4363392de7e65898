import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To read who did what, across all records. */
export const auditTrailPermissions = { 'audit.read': [ROLE.administrator] } satisfies PermissionDefaults;
