import { wireCalendarDate } from '@/lib/dates';
import type { LeaveRequestDetail } from '../leave-holder';

/** How much comes back where approved leave is cancelled: of one's own what is not behind, of whom one keeps all that is still held. */
export function amountGivenBack({ Days, Held }: LeaveRequestDetail, isOwn: boolean, today: string): number {
  const ahead = Days.filter(({ Day }) => (wireCalendarDate(Day) ?? '') >= today);
  return isOwn
    ? Math.min(
        Held,
        ahead.reduce((sum, { Amount }) => sum + Amount, 0),
      )
    : Held;
}
