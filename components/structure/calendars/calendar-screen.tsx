'use client';

import { LookupProvider } from '@/components/platform/lookups/lookup-provider';
import type { ReplyFor } from '@/lib/contract/all';
import type { CalendarHoliday } from '@/lib/contract/structure/calendars';
import { HolidayList } from './holiday-list';
import { WeekEditor } from './week-editor';

interface CalendarScreenProps {
  readonly calendar: ReplyFor<'listCalendars'>[number];
  readonly days: readonly CalendarHoliday[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The hours and holidays of one calendar. */
export function CalendarScreen({ calendar, days, today }: CalendarScreenProps) {
  return (
    <LookupProvider>
      {() => (
        <div className="space-y-6">
          <WeekEditor initial={calendar} />
          <HolidayList calendarCode={calendar.CalendarCode} initial={days} today={today} />
        </div>
      )}
    </LookupProvider>
  );
}
