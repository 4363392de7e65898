import type { PermissionDefaults } from '../people/accounts/permissions';
import { ROLE } from '../people/accounts/role-codes';

const keepers = [ROLE.hr, ROLE.administrator];

/** To change the work of those whom one keeps (Q1), never one's own; and what an organisation settles about changes. */
export const changePermissions = {
  'status.change': keepers,
  'manager.change': keepers,
  'assignment.change': keepers,
  'change.configure': [ROLE.administrator],
} satisfies PermissionDefaults;

export type ChangePermission = keyof typeof changePermissions;
