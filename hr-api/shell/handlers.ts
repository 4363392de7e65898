import type { shellCalls } from '../../lib/contract/shell';
import type { Handlers } from '../call';
import { countUnread } from '../notifications/data';
import { dayOf } from '../people/dates';
import { namedRolesOf } from '../roles/data';
import { getDashboardCounts } from './dashboard-counts';
import { linksOf, listMenu, listModules, routesOf } from './data';
import { getEmployeeHeader } from './employee-header';
import { getEmployeeInfo } from './employee-info';
import { canOpen } from './policy';
import { setLanguage } from './set-language';
import { getUserPhoto } from './user-photo';

export const shellHandlers: Handlers<keyof typeof shellCalls> = {
  listMenu: (_request, { actor, db, language }) => listMenu(db, actor.roleCode, language),
  listModules: (_request, { actor, db, language }) => listModules(db, actor.roleCode, language),

  listRoutes: async ({ Modulecode }, { actor, db }) => {
    const routes = await routesOf(db, actor.roleCode);
    const links = await linksOf(db, Modulecode);
    return links
      .filter(({ module, link }) => canOpen({ flag: actor.flag, routes }, module, link))
      .map(({ link }) => ({ Link_Src: link }));
  },

  listRoles: async (_request, { actor, db, now, language }) => {
    const roles = await namedRolesOf(db, actor.accountId, dayOf(now), language);
    const unread = await countUnread(db, actor.accountId);
    return roles.map(({ code, name }) => ({
      Role_Code: code,
      Role_Name: name,
      NotificationCount: unread.find((row) => row.roleCode === code && row.kind === 'N')?.count ?? 0,
      session_Role_Code: actor.roleCode,
    }));
  },

  getEmployeeInfo,
  getEmployeeHeader,
  getUserPhoto,
  getDashboardCounts,
  setLanguage,
};
