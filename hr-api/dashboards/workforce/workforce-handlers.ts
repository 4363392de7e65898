import type { workforceDashboardCalls } from '../../../lib/contract/dashboards/workforce-dashboard';
import type { Handlers } from '../../platform/calls/call';
import { listConfirmations } from './tiles/confirmations';
import { readEmployment } from './tiles/employment';
import { listMovementDetails, listWorkforceMovements } from './tiles/movements';
import { readProfileCount, readProfileSection } from './tiles/profiles';
import { listPendingWorkflows } from './tiles/workflows';

/** What computes long goes after the calls of others. */
const FIGURE = { allow: 'workforce.read', isLowPriority: true } as const;

export const workforceDashboardHandlers: Handlers<keyof typeof workforceDashboardCalls> = {
  listConfirmations: { ...FIGURE, handle: listConfirmations },
  listPendingWorkflows: { ...FIGURE, handle: listPendingWorkflows },
  listWorkforceMovements: { ...FIGURE, handle: listWorkforceMovements },
  listMovementDetails: { ...FIGURE, handle: listMovementDetails },
  readProfileCount: { ...FIGURE, handle: readProfileCount },
  readProfileSection: { ...FIGURE, handle: readProfileSection },
  readEmployment: { ...FIGURE, handle: readEmployment },
};
