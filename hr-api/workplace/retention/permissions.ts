import type { PermissionDefaults } from '../../people/accounts/permissions';
import { ROLE } from '../../people/accounts/role-codes';

/** To set how long data is kept, to hold it, and to ask for and decide about its erasure: of everyone, so for whoever sees everyone. */
export const retentionPermissions = { 'retention.manage': [ROLE.hr] } satisfies PermissionDefaults;
