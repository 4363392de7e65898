import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To say what a profile holds; over everyone, because a section is everybody's. */
export const setupPermissions = { 'section.configure': [ROLE.hr, ROLE.administrator] } satisfies PermissionDefaults;
