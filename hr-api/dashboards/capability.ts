import { ROLE } from '../people/accounts/role-codes';
import { defineCapability } from '../platform/capability';
import { hrDashboardHandlers } from './dashboard-handlers';
import { dataGaps } from './gaps/data-gaps';
import { dimensionHandlers } from './dimensions/dimension-handlers';
import { dashboardPermissions } from './permissions';
import auditTexts from './audit-texts.json';
import permissionTexts from './permission-texts.json';
import { inactivePeople } from './reports/inactive-people';
import { peopleOfDay } from './reports/people-of-day';
import menuNames from './sensitive/menu-names.json';
import { sensitiveFigureHandlers } from './sensitive/sensitive-handlers';
import { dashboardViewHandlers } from './views/view-handlers';
import { dashboardViewsErasure } from './views/views-erasure';
import { confirmationsDue } from './workforce/reports/confirmations-due';
import { incompleteProfiles } from './workforce/reports/incomplete-profiles';
import { pendingApprovals } from './workforce/reports/pending-approvals';
import { workforceMovements } from './workforce/reports/workforce-movements';
import { workforceDashboardHandlers } from './workforce/workforce-handlers';

export const dashboardsCapability = defineCapability({
  name: 'dashboards',
  handlers: {
    ...hrDashboardHandlers,
    ...dashboardViewHandlers,
    ...dimensionHandlers,
    ...sensitiveFigureHandlers,
    ...workforceDashboardHandlers,
  },
  permissions: dashboardPermissions,
  permissionTexts,
  pageRights: {
    'ecenter/hrdashboard': { permission: 'figures.read' },
    'ecenter/workforcedashboard': { permission: 'workforce.read' },
    'process/sensitivefigures': { permission: 'sensitive.configure', isOverEveryone: true },
  },
  menuEntries: [
    {
      ...{ module: 'process', link: 'sensitivefigures', group: 'setup', subGroup: 'access' },
      ...{ roles: [ROLE.administrator], names: menuNames },
    },
  ],
  reports: [
    peopleOfDay,
    dataGaps,
    inactivePeople,
    confirmationsDue,
    pendingApprovals,
    workforceMovements,
    incompleteProfiles,
  ],
  erasure: [dashboardViewsErasure],
  auditTexts,
});
