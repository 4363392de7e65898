import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To read and change what mails say, which everybody gets. */
export const mailTemplatePermissions = {
  'mail.manage': [ROLE.hr, ROLE.administrator],
} satisfies PermissionDefaults;
