import { useCall } from '@/lib/client/call/use-call';
import { wireCalendarDate } from '@/lib/dates';
import { daysLater } from '@/lib/typed/calendar-days';
import { weekdayFrom } from './likely-choice';

/** Within so many days somebody works again. */
const DAYS_AHEAD = 13;

/** The next day that counts where somebody works, from a day on; null asks for none. Until it is known, and where it cannot be, the next weekday. */
export function useLikelyDay(
  chillCode: string,
  from: { readonly typeCode: number; readonly day: string } | null,
): string {
  const span = from && { From: from.day, To: daysLater(from.day, DAYS_AHEAD) };
  const { data } = useCall(
    'previewLeaveRequest',
    from && span && { ChillCode: chillCode, TypeCode: from.typeCode, ...span },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const first = data?.Days.find(({ Amount }) => Amount > 0);
  return (first && wireCalendarDate(first.Day)) ?? (from ? weekdayFrom(from.day) : '');
}
