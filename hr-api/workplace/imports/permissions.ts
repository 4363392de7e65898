import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To change many people by a file, each as far as one's role goes. */
export const importPermissions = {
  'people.import': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
