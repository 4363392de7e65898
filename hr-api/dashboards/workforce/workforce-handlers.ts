import type { workforceDashboardCalls } from '../../../lib/contract/dashboards/workforce-dashboard';
import type { Handlers } from '../../platform/calls/call';
import { listConfirmations } from './tiles/confirmations';
import { readEmployment } from './tiles/employment';
import { listMovementDetails, listWorkforceMovements } from './tiles/movements';
import { readProfileCount, readProfileSection } from './tiles/profiles';
import { listPendingWorkflows } from './tiles/workflows';

export const workforceDashboardHandlers: Handlers<keyof typeof workforceDashboardCalls> = {
  listConfirmations: { allow: 'figures.read', handle: listConfirmations },
  listPendingWorkflows: { allow: 'figures.read', handle: listPendingWorkflows },
  listWorkforceMovements: { allow: 'figures.read', handle: listWorkforceMovements },
  listMovementDetails: { allow: 'figures.read', handle: listMovementDetails },
  readProfileCount: { allow: 'figures.read', handle: readProfileCount },
  readProfileSection: { allow: 'figures.read', handle: readProfileSection },
  readEmployment: { allow: 'figures.read', handle: readEmployment },
};
