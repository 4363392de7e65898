import type { ShowDashboardWidget } from '@/components/platform/capability';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { LeaveLine } from './home/leave-line';

export const dashboardWidgets: Readonly<Record<string, ShowDashboardWidget>> = {
  'own-leave': async () => <LeaveLine balances={await tryCallHr('listLeaveBalances', {})} />,
};
