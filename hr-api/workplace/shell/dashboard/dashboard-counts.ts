import type { Handler } from '../../../platform/calls/call';
import { ownRolesOf } from '../../../people/accounts/roles';
import type { DashboardCounts } from './count-source';

/** What nobody counts is none. */
const NOTHING: DashboardCounts = {
  EmpRecWishCount: 0,
  EmpSenWishCount: 0,
  EmpNotiCount: 0,
  PendTask: 0,
  PendApproval: 0,
  PendMessage: 0,
  PendTeamTask: 0,
};

/** What waits for the caller (EDASH), as the capabilities count it; what several count adds up. */
export const getDashboardCounts: Handler<'getDashboardCounts'> = async (_request, context) => {
  const { actor, db, now, services } = context;
  const counts = { ...NOTHING };
  for (const source of services.capabilities)
    for (const [name, count] of Object.entries((await source.counts?.(db, actor, now)) ?? {}))
      counts[name as keyof DashboardCounts] += count;
  return { ...counts, Controls: (await ownRolesOf(context)).map(({ code }) => code) };
};
