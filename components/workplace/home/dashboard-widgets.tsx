import type { ShowDashboardWidget } from '@/components/platform/capability';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { HappeningList } from './lists/happening-list';
import { ModuleWaiting } from './module-waiting';
import { ProfileProgress } from './profile-progress';

/** MOD-10: where every task is at home. */
const TRACKER = 'tracker';

export const dashboardWidgets: Readonly<Record<string, ShowDashboardWidget>> = {
  'profile-progress': async () => {
    const record = await tryCallHr('getEmployeeHeader', {});
    return record && <ProfileProgress percent={record.EmpPercentage} />;
  },
  waiting: async ({ module: { Link_Src, Module_Code: Modulecode, Module_Name } }) => {
    const [tasks, unread] = await Promise.all([
      tryCallHr('listPendingTasks', Link_Src === TRACKER ? {} : { Modulecode }),
      tryCallHr('listUnread', { Modulecode }),
    ]);
    return <ModuleWaiting moduleName={Module_Name} tasks={tasks} unread={unread} />;
  },
  happenings: async () => <HappeningList happenings={await tryCallHr('listHappeningsToday', {})} />,
};
