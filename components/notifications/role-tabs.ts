import type { PanelProps } from '@/components/panel/define-panel';
import type { ReplyFor } from '@/lib/contract/all';

export type RoleHeader = ReplyFor<'listNotificationHeader'>[number];

/** RSW-06 to RSW-09: a role's pending notifications; one of the four counts holds them. */
export const countOfRole = ({ EmpCount, AppCount, RevCount, RoleCount }: RoleHeader) =>
  EmpCount + AppCount + RevCount + RoleCount;

/** NOTIF-01: a role's tab, with its count where something waits. */
export const tabNameOf = (role: RoleHeader, t: PanelProps<'notifications'>['t']) =>
  countOfRole(role) > 0 ? t('withCount', { name: role.Role_Name, count: countOfRole(role) }) : role.Role_Name;

/** The tab that is looked at first: of the active role if something waits there or nowhere, else the first where something does. */
export function firstTab(roles: readonly RoleHeader[]): number {
  const active = roles.findIndex(({ Role_Code, session_Role_Code }) => Role_Code === session_Role_Code);
  const isWaiting = (role: RoleHeader | undefined) => role !== undefined && countOfRole(role) > 0;
  if (isWaiting(roles[active])) return active;
  const waiting = roles.findIndex(isWaiting);
  return Math.max(waiting === -1 ? active : waiting, 0);
}
