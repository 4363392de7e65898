import { ROLE } from '../people/accounts/role-codes';
import { defineCapability } from '../platform/capability';
import { hrDashboardHandlers } from './dashboard-handlers';
import { dashboardPermissions } from './permissions';
import permissionTexts from './permission-texts.json';
import { peopleOfDay } from './reports/people-of-day';
import auditTexts from './sensitive/audit-texts.json';
import menuNames from './sensitive/menu-names.json';
import { sensitiveFigureHandlers } from './sensitive/sensitive-handlers';

export const dashboardsCapability = defineCapability({
  name: 'dashboards',
  handlers: { ...hrDashboardHandlers, ...sensitiveFigureHandlers },
  permissions: dashboardPermissions,
  permissionTexts,
  pageRights: {
    'ecenter/hrdashboard': { permission: 'figures.read' },
    'process/sensitivefigures': { permission: 'sensitive.configure', isOverEveryone: true },
  },
  menuEntries: [
    {
      ...{ module: 'process', link: 'sensitivefigures', group: 'setup', subGroup: 'access' },
      ...{ roles: [ROLE.administrator], names: menuNames },
    },
  ],
  reports: [peopleOfDay],
  auditTexts,
});
