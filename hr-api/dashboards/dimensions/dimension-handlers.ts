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
  listDimensions: { allow: 'figures.read', handle: (_asked, context) => listDimensions(context) },
  countByDimension: { allow: 'figures.read', handle: countByDimension },
  readQualification: { allow: 'figures.read', handle: readQualification },
  readExperience: { allow: 'figures.read', handle: readExperience },
  readTenure: { allow: 'figures.read', handle: readTenure },
  readProfileReport: { allow: 'figures.read', handle: readProfileReport },
  listDashboardBusinesses: { allow: 'figures.read', handle: listDashboardBusinesses },
  listDashboardMonths: { allow: 'figures.read', handle: listDashboardMonths },
  listMonthlyUsers: { allow: 'figures.read', handle: listMonthlyUsers },
};
