import { defineCapability } from '../platform/capability';
import { hrDashboardHandlers } from './dashboard-handlers';
import { dimensionHandlers } from './dimensions/dimension-handlers';
import { dashboardPermissions } from './permissions';
import permissionTexts from './permission-texts.json';
import { inactivePeople } from './reports/inactive-people';
import { peopleOfDay } from './reports/people-of-day';

export const dashboardsCapability = defineCapability({
  name: 'dashboards',
  handlers: { ...hrDashboardHandlers, ...dimensionHandlers },
  permissions: dashboardPermissions,
  permissionTexts,
  pageRights: { 'ecenter/hrdashboard': { permission: 'figures.read' } },
  reports: [peopleOfDay, inactivePeople],
});
