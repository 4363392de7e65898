import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** Everybody who has a password changes it. */
export const passwordPermissions = { 'password.change': Object.values(ROLE) } satisfies PermissionDefaults;
