import { SCHEDULER_PAGE } from '@/components/workplace/scheduler/scheduler-pages';
import { mayOpenLink } from '@/components/workplace/shell/aside/read-menu-link';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { NextRun } from '@/components/time/leave/setup/work/coming-work';

/** As the HR API calls the work that settles leave. */
const LEAVE_SERVICE = 'settle leave';

/** When the work that settles leave runs next; null for whom schedules are closed. */
export async function readNextRun(): Promise<NextRun | null> {
  if (!(await mayOpenLink('process', 'scheduler'))) return null;
  const schedules = await tryCallHr('listServiceSchedules', {});
  if (!schedules) return null;
  const times = schedules
    .filter(({ ServiceCode, NextDueAt }) => ServiceCode === LEAVE_SERVICE && NextDueAt !== '')
    .map(({ NextDueAt }) => NextDueAt);
  return { at: times.sort()[0] ?? '', page: SCHEDULER_PAGE };
}
