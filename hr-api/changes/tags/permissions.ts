import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To move people with a tag to another who looks after it; and to keep the tags and who looks after each (Q1). */
export const tagPermissions = {
  'tag.move': [ROLE.hr, ROLE.administrator],
  'tag.configure': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;

export type TagPermission = keyof typeof tagPermissions;
