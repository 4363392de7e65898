import type { ReplyFor } from '@/lib/contract/all';
import type { Translate } from '@/lib/i18n/message-key';

export type RoleHeader = ReplyFor<'listNotificationHeader'>[number];

/** RSW-06 to RSW-09: a role's pending notifications; one of the four counts holds them. */
export const countOfRole = ({ EmpCount, AppCount, RevCount, RoleCount }: RoleHeader) =>
  EmpCount + AppCount + RevCount + RoleCount;

/** NOTIF-01: a role's tab, with its count where something waits. */
export const tabNameOf = (role: RoleHeader, t: Translate<'notifications'>) =>
  countOfRole(role) > 0 ? t('withCount', { name: role.Role_Name, count: countOfRole(role) }) : role.Role_Name;

/** What a panel was opened for: a role and a type such as `5N`, either of which may be missing. */
export function tabPanelIds(subject = '') {
  const [, code, kind] = /^(\d*)([NM]?)$/.exec(subject) ?? [];
  return { roleCode: code ? Number(code) : null, kind: kind === 'M' ? ('M' as const) : ('N' as const) };
}

/** The tab that is looked at first: the wanted one, else that of the active role if something waits there or nowhere, else the first where something does. */
export function firstTab(roles: readonly RoleHeader[], wantedRole: number | null): number {
  const wanted = roles.findIndex(({ Role_Code }) => Role_Code === wantedRole);
  if (wanted !== -1) return wanted;
  const active = roles.findIndex(({ Role_Code, session_Role_Code }) => Role_Code === session_Role_Code);
  const isWaiting = (role: RoleHeader | undefined) => role !== undefined && countOfRole(role) > 0;
  if (isWaiting(roles[active])) return active;
  const waiting = roles.findIndex(isWaiting);
  return Math.max(waiting === -1 ? active : waiting, 0);
}
