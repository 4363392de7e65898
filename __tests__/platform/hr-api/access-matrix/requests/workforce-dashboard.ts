import type { workforceDashboardCalls } from '../../../../../lib/contract/dashboards/workforce-dashboard';
import type { RequestTable } from './request-table';

const year = { FromDate: '2025-04-01', ToDate: '2026-03-18' };
const firmware = { Chosen: { unit: ['firmware'] } };

export const workforceDashboardRequests: RequestTable<keyof typeof workforceDashboardCalls> = {
  listConfirmations: { all: () => ({}), ofUnit: () => ({ ...firmware, Days: 90 }) },
  listPendingWorkflows: { all: () => ({}), ofUnit: () => firmware },
  listWorkforceMovements: { year: () => year, ofUnit: () => ({ ...year, ...firmware }) },
  listMovementDetails: { year: () => year, ofUnit: () => ({ ...year, ...firmware }) },
  readProfileCount: { all: () => ({}), ofUnit: () => firmware },
  readProfileSection: { first: () => ({ SectionCode: 1 }), ofUnit: () => ({ SectionCode: 1, ...firmware }) },
  readEmployment: { all: () => ({}), ofUnit: () => firmware },
};
