import { sql } from 'drizzle-orm';
import type { CalendarFollower } from '../../../platform/calendar/followers';
import { dayOf, daysAfter } from '../../../platform/dates';
import { changedDays, readCalendarsOfAll } from '../../leave/recount/changed-days';
import { YEAR } from '../../leave/recount/find-candidates';
import { tellKeepers } from '../../leave/recount/follow-calendars';
import { compOffTexts } from '../texts';
import { findClaimRecounts } from './find-recounts';

/** What was credited goes by the calendars of places, too: what a change leaves to be counted anew is told, not booked along. */
export const compOffFollowsCalendars: CalendarFollower = {
  beforeChange: async (context) => {
    const { db, now } = context;
    const today = dayOf(now);
    const was = await readCalendarsOfAll(db);
    return async () => {
      const behind = { from: daysAfter(today, -YEAR), to: today };
      const days = changedDays(was, await readCalendarsOfAll(db), behind).map(({ day }) => day);
      const [from, to] = [days.sort()[0], days.at(-1)];
      if (!from || !to) return;
      const { recounts } = await findClaimRecounts(context, { from, to, among: sql`true` });
      if (recounts.length === 0) return;
      const concerned = recounts.map(({ claim }) => claim.employmentId);
      await tellKeepers(context, concerned, (language) => compOffTexts[language].recountDue);
    };
  },
};
