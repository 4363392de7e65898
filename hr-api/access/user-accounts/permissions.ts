import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To see accounts with their sessions, devices and identities, and to end, disable, enable and invite. */
export const userAccountPermissions = { 'account.manage': [ROLE.administrator] } satisfies PermissionDefaults;
