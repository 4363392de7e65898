import type { hrDashboardCalls } from '../../../../../lib/contract/dashboards/hr-dashboard';
import type { RequestTable } from './request-table';

const march = { FromDate: '2026-03-01', ToDate: '2026-03-31' };
const firmware = { Chosen: { unit: ['firmware'] } };

export const hrDashboardRequests: RequestTable<keyof typeof hrDashboardCalls> = {
  readHeadCount: { today: () => ({}), byLevel: () => ({ On: '2026-01-31', By: 'level' }), ofUnit: () => firmware },
  listAges: { all: () => ({}), band: () => ({ minHeadAge: 25, maxHeadAge: 29 }) },
  readDiversity: { all: () => ({}), women: () => ({ ReportCode: 25, GenderCode: 'F' }) },
  listHiring: { year: () => ({ Year: 2025 }), exits: () => ({ Year: 2025, HireType: 'InActive', MonthCode: 3 }) },
  listDashboardYears: { all: () => ({}) },
  listFluctuation: { month: () => march, ofUnit: () => ({ ...march, ...firmware }) },
  readAttrition: { month: () => march },
  explainChange: { month: () => march, byLevel: () => ({ ...march, ...firmware, By: 'level' }) },
  readSpanOfControl: { today: () => ({}), ofUnit: () => ({ On: '2026-01-31', ...firmware }) },
  getFigureScope: { own: () => ({}) },
  countDataGaps: { today: () => ({}), ofUnit: () => firmware },
};
