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

export const dimensionHandlers: Handlers<keyof typeof dimensionCalls> = {
  listDimensions: { allow: 'dimensions.read', handle: (_asked, context) => listDimensions(context) },
  countByDimension: { allow: 'dimensions.read', handle: countByDimension },
  readQualification: { allow: 'dimensions.read', handle: readQualification },
  readExperience: { allow: 'dimensions.read', handle: readExperience },
  readTenure: { allow: 'dimensions.read', handle: readTenure },
  readProfileReport: { allow: 'dimensions.read', handle: readProfileReport },
  listDashboardBusinesses: { allow: 'figures.read', handle: listDashboardBusinesses },
  listDashboardMonths: { allow: 'figures.read', handle: listDashboardMonths },
  listMonthlyUsers: { allow: 'dimensions.read', handle: listMonthlyUsers },
};
