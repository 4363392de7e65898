import type { shellCalls } from '../../../lib/contract/workplace/shell';
import type { Handlers } from '../../platform/calls/call';
import { roleRecords } from './role-records';
import { getDashboardCounts } from './dashboard/dashboard-counts';
import { linksOf, listMenu, listModules, routesOf } from './data';
import { getEmployeeHeader } from './employee-header';
import { getEmployeeInfo } from './employee-info';
import { canOpen } from './policy';
import { listRolesForPage } from './roles-for-page';
import { setLanguage } from './set-language';
import { getPhoto, getUserPhoto } from './user-photo';

export const shellHandlers: Handlers<keyof typeof shellCalls> = {
  listMenu: {
    allow: 'own',
    handle: (_request, { actor, db, language }) => listMenu(db, { roleCode: actor.roleCode, language }),
  },
  listModules: {
    allow: 'own',
    handle: (_request, { actor, db, language }) => listModules(db, { roleCode: actor.roleCode, language }),
  },

  listRoutes: {
    allow: 'own',
    handle: async ({ Modulecode }, { actor, db }) => {
      const routes = await routesOf(db, actor.roleCode);
      const links = await linksOf(db, Modulecode);
      return links
        .filter(({ module, link }) => canOpen({ flag: actor.flag, routes }, module, link))
        .map(({ link }) => ({ Link_Src: link }));
    },
  },

  listRoles: { allow: 'own', handle: (_request, context) => roleRecords(context) },
  listRoleChoices: { allow: 'own', handle: (_request, context) => roleRecords(context) },
  listRolesForPage: { allow: 'own', handle: listRolesForPage },

  getEmployeeInfo: { allow: 'visible', handle: getEmployeeInfo },
  getEmployeeHeader: { allow: 'visible', handle: getEmployeeHeader },
  getUserPhoto: { allow: 'visible', handle: getUserPhoto },
  getPhoto: { allow: 'visible', handle: getPhoto },
  getDashboardCounts: { allow: 'own', handle: getDashboardCounts },
  setLanguage: { allow: 'own', handle: setLanguage },
};
