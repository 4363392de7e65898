import type { LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { wireCalendarDate } from '@/lib/dates';

const dayOf = (wire: string) => wireCalendarDate(wire) ?? '';

/** What is to come and may still be taken, the next first; then all else, the latest first. */
export function orderRequests(requests: readonly LeaveRequest[], today: string) {
  const isAhead = ({ To, State }: LeaveRequest) => dayOf(To) >= today && (State === 'pending' || State === 'approved');
  const byDay = [...requests].sort((one, other) => dayOf(one.From).localeCompare(dayOf(other.From)));
  return {
    upcoming: byDay.filter(isAhead),
    earlier: byDay.filter((request) => !isAhead(request)).reverse(),
  };
}
