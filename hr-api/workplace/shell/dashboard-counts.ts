import type { Handler } from '../../platform/calls/call';
import { countWishes } from '../happenings/data';
import { countPending } from '../notifications/data';
import { dayOf, mondayOf, startOf } from '../../platform/dates';
import { rolesOf } from '../../people/accounts/roles';
import { countPendingTasks } from '../tasks/data';

/** What waits for the caller (EDASH): wishes are those since Monday; notifications, messages and tasks those still open. */
export const getDashboardCounts: Handler<'getDashboardCounts'> = async (_request, { actor, db, now }) => {
  const today = dayOf(now);
  const wishes = await countWishes(db, actor.personId, { since: startOf(mondayOf(today)), until: now });
  const unread = await countPending(db, { accountId: actor.accountId, on: today });
  const pending = actor.employmentId ? await countPendingTasks(db, actor.employmentId, today) : { own: 0, team: 0 };
  const unreadOf = (kind: 'N' | 'M') =>
    unread.filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0);
  return {
    EmpRecWishCount: wishes.received,
    EmpSenWishCount: wishes.sent,
    EmpNotiCount: unreadOf('N'),
    PendTask: pending.own,
    PendMessage: unreadOf('M'),
    PendTeamTask: pending.team,
    Controls: await rolesOf(db, actor.accountId, today),
  };
};
