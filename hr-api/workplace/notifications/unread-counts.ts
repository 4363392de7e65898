import { dayOf } from '../../platform/dates';
import type { CountSource } from '../shell/dashboard/count-source';
import { countPending } from './data';

/** Notifications and messages still unread, of all roles. */
export const unreadCounts: CountSource = async (db, person, now) => {
  const unread = await countPending(db, { ...person, on: dayOf(now) });
  const unreadOf = (kind: 'N' | 'M') =>
    unread.filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0);
  return { EmpNotiCount: unreadOf('N'), PendMessage: unreadOf('M') };
};
