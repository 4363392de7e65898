import type { dimensionCalls } from '../../../lib/contract/dashboards/dimensions';
import type { Handlers } from '../../platform/calls/call';
import { listDashboardBusinesses, listDashboardMonths } from './list-choices';
import { listMonthlyUsers } from './monthly-users';
import {
  countByDimension,
  listDimensions,
  readExperience,
  readProfileReport,
  readQualification,
  readTenure,
} from './read-dimensions';

/** What computes long goes after the calls of others. */
const FIGURE = { allow: 'dimensions.read', isLowPriority: true } as const;

export const dimensionHandlers: Handlers<keyof typeof dimensionCalls> = {
  listDimensions: { allow: 'dimensions.read', handle: (_asked, context) => listDimensions(context) },
  countByDimension: { ...FIGURE, handle: countByDimension },
  readQualification: { ...FIGURE, handle: readQualification },
  readExperience: { ...FIGURE, handle: readExperience },
  readTenure: { ...FIGURE, handle: readTenure },
  readProfileReport: { ...FIGURE, handle: readProfileReport },
  listDashboardBusinesses: { allow: 'figures.read', handle: listDashboardBusinesses },
  listDashboardMonths: { allow: 'figures.read', handle: listDashboardMonths },
  listMonthlyUsers: { ...FIGURE, handle: listMonthlyUsers },
};
