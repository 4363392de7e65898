import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To see and correct the leave of those whom one keeps, never one's own; and to say what leave there is. */
export const leavePermissions = {
  'leave.keep': [ROLE.hr],
  'leave.configure': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
