import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To see who waits after too many wrong passwords, and to let them go on. */
export const pausePermissions = { 'pause.lift': [ROLE.administrator] } satisfies PermissionDefaults;
