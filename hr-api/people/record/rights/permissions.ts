import type { PermissionDefaults } from '../../accounts/permissions';
import { ROLE } from '../../accounts/role-codes';

/** To keep the records of those whom one sees, as HR does (Q15). */
export const RECORD_EDIT = 'record.edit';

export const recordPermissions = { [RECORD_EDIT]: [ROLE.hr, ROLE.administrator] } satisfies PermissionDefaults;
