import { defineCapability } from '../platform/capability';
import { hrDashboardHandlers } from './dashboard-handlers';
import { dashboardPermissions } from './permissions';
import permissionTexts from './permission-texts.json';
import { peopleOfDay } from './reports/people-of-day';
import auditTexts from './sensitive/audit-texts.json';
import { sensitiveFigureHandlers } from './sensitive/sensitive-handlers';

export const dashboardsCapability = defineCapability({
  name: 'dashboards',
  handlers: { ...hrDashboardHandlers, ...sensitiveFigureHandlers },
  permissions: dashboardPermissions,
  permissionTexts,
  pageRights: { 'ecenter/hrdashboard': { permission: 'figures.read' } },
  reports: [peopleOfDay],
  auditTexts,
});
