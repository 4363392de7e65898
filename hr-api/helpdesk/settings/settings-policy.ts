import type { Actor } from '../../platform/calls/call';
import { ROLE } from '../../people/accounts/role-codes';

/** What the helpdesk is, is kept by administrators alone. */
export function canManageSettings({ kind, roleCode }: Pick<Actor, 'kind' | 'roleCode'>): boolean {
  return kind === 'employee' && roleCode === ROLE.administrator;
}
