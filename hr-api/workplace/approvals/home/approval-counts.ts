import { dayOf } from '../../../platform/dates';
import type { CountSource } from '../../shell/dashboard/count-source';
import { approvalApprovers } from '../tables';
import { waitsInTeam } from './team-approvals';
import { waitsInAnyRole } from './waiting-in-any-role';

/** What is to be decided is to be done: it counts as tasks do. */
export const approvalCounts: CountSource = async (db, { personId, employmentId }, now) => {
  const today = dayOf(now);
  if (!employmentId) return {};
  const own = await db.$count(approvalApprovers, await waitsInAnyRole(db, { personId, today }));
  return {
    PendTask: own,
    PendApproval: own,
    PendTeamTask: await db.$count(approvalApprovers, waitsInTeam(employmentId, today)),
  };
};
