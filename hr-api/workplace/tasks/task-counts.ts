import { dayOf } from '../../platform/dates';
import type { CountSource } from '../shell/dashboard/count-source';
import { countPendingTasks } from './data';

/** Tasks still open; only who is employed has any. */
export const taskCounts: CountSource = async (db, { employmentId }, now) => {
  if (!employmentId) return {};
  const { own, team } = await countPendingTasks(db, employmentId, dayOf(now));
  return { PendTask: own, PendTeamTask: team };
};
