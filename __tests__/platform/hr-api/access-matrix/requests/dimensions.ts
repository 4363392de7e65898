import type { dimensionCalls } from '../../../../../lib/contract/dashboards/dimensions';
import type { RequestTable } from './request-table';

const january = { On: '2026-01-31' };
const ofUnit = { ...january, Chosen: { unit: ['firmware'] } };

export const dimensionsRequests: RequestTable<keyof typeof dimensionCalls> = {
  listDimensions: { all: () => ({}) },
  countByDimension: {
    byStatus: () => ({ ...january, Dimension: 'status' }),
    ofUnit: () => ({ ...ofUnit, Dimension: 'qualification' }),
  },
  readQualification: { all: () => january },
  readExperience: { ofUnit: () => ofUnit },
  readTenure: { ofUnit: () => ofUnit },
  readProfileReport: { all: () => january },
  listDashboardBusinesses: { all: () => january },
  listDashboardMonths: { year: () => ({ Year: 2025 }) },
  listMonthlyUsers: { all: () => january },
};
