import type { Actor } from '../call';
import { ROLE } from '../roles/sample';

/** What the helpdesk is, is kept by administrators alone. */
export function canKeepSettings({ kind, roleCode }: Pick<Actor, 'kind' | 'roleCode'>): boolean {
  return kind === 'employee' && roleCode === ROLE.administrator;
}
