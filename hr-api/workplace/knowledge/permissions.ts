import type { PermissionDefaults } from '../../people/accounts/permissions';
import { CLIENT_USER_ROLE, ROLE } from '../../people/accounts/role-codes';

/** EMP-03: which articles somebody finds is `visibleTo`'s. */
export const articlePermissions = {
  'article.read': [...Object.values(ROLE), CLIENT_USER_ROLE],
} satisfies PermissionDefaults;
