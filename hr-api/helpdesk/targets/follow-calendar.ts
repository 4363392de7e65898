import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarFollower } from '../../platform/calendar/followers';
import { WorkingTime } from '../../platform/calendar/working-time';
import { lockLookup } from '../../platform/lookups/lookup-rows';
import { SETTINGS_LOCK } from '../settings/settings-stores';
import { helpdeskSettings } from '../settings/tables';
import { recalculateForWorkingTime } from './recalculate-due-dates';
import { readClockCalendar } from './working-time';

/** Reads by what clocks run, and answers what moves the tickets along once they run by something else. */
export async function readDueDates({ db, now }: Pick<CallContext, 'db' | 'now'>): Promise<() => Promise<void>> {
  const was = await readClockCalendar(db);
  return async () => {
    const is = await readClockCalendar(db);
    if (isDeepStrictEqual(is, was)) return;
    await recalculateForWorkingTime(db, new WorkingTime(was), new WorkingTime(is), now);
  };
}

/** The helpdesk goes by the calendar that its settings name. */
export const helpdeskCalendar: CalendarFollower = {
  namesCalendar: async (db, calendarCode) =>
    (await db.$count(helpdeskSettings, eq(helpdeskSettings.calendarCode, calendarCode))) > 0,
  beforeChange: async (context) => {
    await lockLookup(context.db, SETTINGS_LOCK);
    return readDueDates(context);
  },
};
