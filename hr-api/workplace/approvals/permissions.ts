import { ROLE } from '../../people/accounts/role-codes';
import type { PermissionDefaults } from '../../people/accounts/permissions';

/** To decide where a chain says HR or finds nobody; and to say by chains who decides what. */
export const approvalPermissions = {
  'approval.decide': [ROLE.hr],
  'approval.configure': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
