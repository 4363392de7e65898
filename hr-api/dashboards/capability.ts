import { defineCapability } from '../platform/capability';
import { hrDashboardHandlers } from './dashboard-handlers';
import { dashboardPermissions } from './permissions';
import permissionTexts from './permission-texts.json';
import { peopleOfDay } from './reports/people-of-day';
import { confirmationsDue } from './workforce/reports/confirmations-due';
import { incompleteProfiles } from './workforce/reports/incomplete-profiles';
import { pendingApprovals } from './workforce/reports/pending-approvals';
import { workforceMovements } from './workforce/reports/workforce-movements';
import { workforceDashboardHandlers } from './workforce/workforce-handlers';

export const dashboardsCapability = defineCapability({
  name: 'dashboards',
  handlers: { ...hrDashboardHandlers, ...workforceDashboardHandlers },
  permissions: dashboardPermissions,
  permissionTexts,
  pageRights: {
    'ecenter/hrdashboard': { permission: 'figures.read' },
    'ecenter/workforcedashboard': { permission: 'figures.read' },
  },
  reports: [peopleOfDay, confirmationsDue, pendingApprovals, workforceMovements, incompleteProfiles],
});
