import type { calendarCalls } from '../../../lib/contract/structure/calendars';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { changeCalendars } from '../../platform/calendar/followers';
import { deleteRow } from '../../platform/lookups/delete-row';
import { refuseIf } from '../../platform/lookups/lookup-issues';
import { listRows } from '../../platform/lookups/lookup-rows';
import { saveRow } from '../../platform/lookups/save-row';
import { forAll } from '../lookups/for-all';
import { listDays, storeDays } from './calendar-days';
import { dayIssues, weekIssues } from './calendar-issues';
import { calendarLookup, weeksIn } from './calendar-lookup';
import { storeWeek } from './store-week';

const allow = 'organisation.configure';

async function listCalendars(context: CallContext) {
  const weeks = await weeksIn(context.db);
  return (await listRows(calendarLookup, context)).map((row) => ({
    ...row,
    Week: weeks.filter(({ of }) => of === row.CalendarCode).map(({ day }) => day),
  }));
}

export const calendarHandlers: Handlers<keyof typeof calendarCalls> = {
  listCalendars: { allow, handle: (_request, context) => listCalendars(context) },
  saveCalendar: {
    allow,
    handle: forAll(async (request, context) => {
      await changeCalendars(context, () => saveRow(calendarLookup, request, context));
      return listCalendars(context);
    }),
  },
  saveCalendarWeek: {
    allow,
    handle: forAll(async (request, context) => {
      refuseIf(weekIssues(request.Week));
      await changeCalendars(context, () => storeWeek(context, request));
      return listCalendars(context);
    }),
  },
  deleteCalendar: {
    allow,
    handle: forAll(async ({ CalendarCode }, context) => {
      await changeCalendars(context, () => deleteRow(calendarLookup, CalendarCode, context));
      return listCalendars(context);
    }),
  },

  listCalendarDays: { allow, handle: ({ CalendarCode }, { db }) => listDays(db, CalendarCode) },
  saveCalendarDays: {
    allow,
    handle: forAll(async (request, context) => {
      refuseIf(dayIssues(request.Put));
      await changeCalendars(context, () => storeDays(context, request));
      return listDays(context.db, request.CalendarCode);
    }),
  },
};
