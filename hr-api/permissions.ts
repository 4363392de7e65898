import { composeByName } from './composed';
import type { PermissionDefaults } from './people/accounts/permissions';

/** Every permission there is. */
export const allPermissions: PermissionDefaults = composeByName('permission', ({ permissions }) => permissions);
