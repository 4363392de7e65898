import type { dashboardViewCalls } from '../../../../../lib/contract/dashboards/dashboard-views';
import type { RequestTable } from './request-table';

const page = { DashboardPage: 'hrdashboard' } as const;
const Tiles = [{ TileCode: 'hiring' as const, IsShown: true, IsPinned: false }];

export const dashboardViewRequests: RequestTable<keyof typeof dashboardViewCalls> = {
  listDashboardTiles: { hr: () => page },
  saveDashboardView: { hr: () => ({ ...page, Tiles }) },
  resetDashboardView: { hr: () => page },
  saveRoleDashboardView: { hr: () => ({ ...page, Tiles, RoleCode: 17 }) },
};
