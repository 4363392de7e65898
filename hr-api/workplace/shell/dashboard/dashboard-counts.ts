import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { rolesOf } from '../../../people/accounts/roles';
import type { DashboardCounts } from './count-source';

/** What nobody counts is none. */
const NOTHING: DashboardCounts = {
  EmpRecWishCount: 0,
  EmpSenWishCount: 0,
  EmpNotiCount: 0,
  PendTask: 0,
  PendMessage: 0,
  PendTeamTask: 0,
};

/** What waits for the caller (EDASH), as the capabilities count it. */
export const getDashboardCounts: Handler<'getDashboardCounts'> = async (_request, { actor, db, now, services }) => {
  let counts = NOTHING;
  for (const source of services.capabilities) counts = { ...counts, ...(await source.counts?.(db, actor, now)) };
  return { ...counts, Controls: await rolesOf(db, actor.accountId, dayOf(now)) };
};
