import type { LeaveBestDays } from '@/lib/contract/time/leave/leave';
import { wireCalendarDate } from '@/lib/dates';
import type { AskValues } from '../ask-values';

/** The days of a way as the form has them: whole ones. */
export const bestDaysValues = (best: Pick<LeaveBestDays, 'From' | 'To'>): Partial<AskValues> => ({
  ...{ From: wireCalendarDate(best.From) ?? '', To: wireCalendarDate(best.To) ?? '' },
  ...{ FromPortion: 'whole', ToPortion: 'whole', Hours: 0 },
});
