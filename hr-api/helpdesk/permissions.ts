import type { PermissionDefaults } from '../people/accounts/permissions';
import { ROLE } from '../people/accounts/role-codes';

/** To answer the tickets of the processes that one is a member of; and to set the helpdesk up. */
export const helpdeskPermissions = {
  'ticket.answer': [ROLE.helpdesk],
  'helpdesk.configure': [ROLE.administrator],
} satisfies PermissionDefaults;
