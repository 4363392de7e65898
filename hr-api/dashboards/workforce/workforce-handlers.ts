import type { workforceDashboardCalls } from '../../../lib/contract/dashboards/workforce-dashboard';
import type { Handlers } from '../../platform/calls/call';
import { listConfirmations } from './tiles/confirmations';
import { readEmployment } from './tiles/employment';
import { listMovementDetails, listWorkforceMovements } from './tiles/movements';
import { readProfileCount, readProfileSection } from './tiles/profiles';
import { listPendingWorkflows } from './tiles/workflows';

export const workforceDashboardHandlers: Handlers<keyof typeof workforceDashboardCalls> = {
  listConfirmations: { allow: 'workforce.read', handle: listConfirmations },
  listPendingWorkflows: { allow: 'workforce.read', handle: listPendingWorkflows },
  listWorkforceMovements: { allow: 'workforce.read', handle: listWorkforceMovements },
  listMovementDetails: { allow: 'workforce.read', handle: listMovementDetails },
  readProfileCount: { allow: 'workforce.read', handle: readProfileCount },
  readProfileSection: { allow: 'workforce.read', handle: readProfileSection },
  readEmployment: { allow: 'workforce.read', handle: readEmployment },
};
