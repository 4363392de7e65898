import { defineCapability } from '../platform/capability';
import { hrDashboardHandlers } from './dashboard-handlers';
import { dataGaps } from './gaps/data-gaps';
import { dashboardPermissions } from './permissions';
import auditTexts from './audit-texts.json';
import permissionTexts from './permission-texts.json';
import { peopleOfDay } from './reports/people-of-day';
import { dashboardViewHandlers } from './views/view-handlers';
import { dashboardViewsErasure } from './views/views-erasure';

export const dashboardsCapability = defineCapability({
  name: 'dashboards',
  handlers: { ...hrDashboardHandlers, ...dashboardViewHandlers },
  permissions: dashboardPermissions,
  permissionTexts,
  pageRights: { 'ecenter/hrdashboard': { permission: 'figures.read' } },
  reports: [peopleOfDay, dataGaps],
  erasure: [dashboardViewsErasure],
  auditTexts,
});
