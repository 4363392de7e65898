import type { shellCalls } from '../../../lib/contract/workplace/shell';
import type { Handlers } from '../../platform/calls/call';
import { roleRecords } from './role-records';
import { getDashboardCounts } from './dashboard/dashboard-counts';
import { linksOf } from './data';
import { getEmployeeHeader } from './employee-header';
import { getEmployeeInfo } from './employee-info';
import { listOpenMenu, listOpenModules } from './pages/open-menu';
import { openRoutes } from './pages/open-routes';
import { canOpen } from './policy';
import { listRolesForPage } from './roles-for-page';
import { setLanguage } from './set-language';
import { getPhoto, getUserPhoto } from './user-photo';

export const shellHandlers: Handlers<keyof typeof shellCalls> = {
  listMenu: { allow: 'own', handle: (_request, context) => listOpenMenu(context) },
  listModules: { allow: 'own', handle: (_request, context) => listOpenModules(context) },

  listRoutes: {
    allow: 'own',
    handle: async ({ Modulecode }, context) => {
      const routes = await openRoutes(context);
      const links = await linksOf(context.db, Modulecode);
      return links
        .filter(({ module, link }) => canOpen({ flag: context.actor.flag, routes }, module, link))
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
