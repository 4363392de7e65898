import type { PanelProps } from '@/components/platform/panel/define-panel';
import { AccountRoles } from './account-roles';

/** The roles of somebody beside what one looks at. */
export function AccountRolesPanel({ subject }: PanelProps) {
  return subject ? <AccountRoles accountCode={subject} /> : null;
}
