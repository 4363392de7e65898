import type { ShowDashboardWidget } from '@/components/platform/capability';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { HappeningList } from './lists/happening-list';
import { ProfileProgress } from './profile-progress';
import { TodayGroups } from './today/today-groups';

/** MOD-10: where every task is at home. */
const TRACKER = 'tracker';

export const dashboardWidgets: Readonly<Record<string, ShowDashboardWidget>> = {
  'profile-progress': async () => {
    const record = await tryCallHr('getEmployeeHeader', {});
    return record && <ProfileProgress percent={record.EmpPercentage} />;
  },
  waiting: async ({ module: { Link_Src, Module_Code: Modulecode, Module_Name } }) => {
    const today = await tryCallHr('listToday', Link_Src === TRACKER ? {} : { Modulecode });
    return (
      <div className="space-y-4">
        <TodayGroups today={today} moduleName={Module_Name} />
      </div>
    );
  },
  happenings: async () => {
    const [happenings, away] = await Promise.all([
      tryCallHr('listHappeningsToday', { WithJoiners: true }),
      tryCallHr('listAwayToday', {}),
    ]);
    return <HappeningList happenings={happenings} away={away} />;
  },
};
