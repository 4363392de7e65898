import { useCall } from '@/lib/client/call/use-call';
import { wireCalendarDate } from '@/lib/dates';
import { daysLater } from '@/lib/typed/calendar-days';
import type { LeaveHolder } from '../../mine/leave-holder';

/** Within so many days was a day off. */
const DAYS_BACK = 13;

interface Likely {
  readonly holder: LeaveHolder;
  readonly typeCode: number;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The last day that can be claimed, up to today; empty until it is known, and where there is none. */
export function useLikelyDay({ holder, typeCode, today }: Likely, isWanted: boolean): string {
  const { data } = useCall(
    'previewCompOffClaim',
    isWanted
      ? { ChillCode: holder.code, TypeCode: typeCode, WorkFrom: daysLater(today, -DAYS_BACK), WorkTo: today }
      : null,
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const last = data?.Days.findLast(({ Refusal }) => Refusal === '');
  return (last && wireCalendarDate(last.Day)) ?? '';
}
