import { z } from 'zod';
import { defineCall } from '../call';
import { DAY_KINDS, DAY_PORTIONS } from '../platform/calendar-rules';
import { lookupCodeSchema, lookupRowSchema, saveLookupRowSchema } from '../platform/lookups/lookup-schemas';
import { MAX_CALENDAR_DAYS } from './calendar-rules';
import { calendarShape } from './place-shapes';

const read = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const write = { reach: 'browser', gate: 'full', effect: 'write' } as const;

/** Minutes since midnight where the calendar is. */
const minute = z.number().int().min(0).max(1440);

const weekdaySchema = z.object({
  /** 1 is Monday, 7 is Sunday; a weekday that is not there is off. */
  Weekday: z.number().int().min(1).max(7),
  From: minute,
  To: minute,
  /** What of a day these hours are. */
  Portion: z.enum(DAY_PORTIONS),
  /** The how-manieth of a month are off all the same. */
  OffWeeks: z.array(z.number().int().min(1).max(5)).max(5),
});

const daySchema = z.object({
  /** YYYY-MM-DD. */
  On: z.iso.date(),
  /** In each language, empty where it is that of English. */
  Names: lookupRowSchema(calendarShape).shape.Names,
  Kind: z.enum(DAY_KINDS),
  /** What of the day is free. */
  Portion: z.enum(DAY_PORTIONS),
});
export type CalendarHoliday = z.output<typeof daySchema>;
export type CalendarWeekday = z.output<typeof weekdaySchema>;

const calendarRows = z.array(lookupRowSchema(calendarShape).extend({ Week: z.array(weekdaySchema) }));
const dayRows = z.array(daySchema);

/** Ours: which days and hours are worked at a place. A refusal is `invalid`; its messages are of `CALENDAR_ISSUES`. */
export const calendarCalls = {
  /** All calendars, each with its week. */
  listCalendars: defineCall({
    ...read,
    path: 'api/process/calendars/dynamiclist/list',
    request: z.object({}),
    reply: calendarRows,
  }),
  /** A new one has the week of the standard calendar at first. */
  saveCalendar: defineCall({
    ...write,
    path: 'api/process/calendars/dynamicadd/save',
    request: saveLookupRowSchema(calendarShape),
    reply: calendarRows,
  }),
  saveCalendarWeek: defineCall({
    ...write,
    path: 'api/process/calendars/dynamicadd/week',
    request: lookupCodeSchema(calendarShape).extend({ Week: z.array(weekdaySchema).max(7) }),
    reply: calendarRows,
  }),
  /** One that something names is made inactive. */
  deleteCalendar: defineCall({
    ...write,
    path: 'api/process/calendars/dynamicadd/delete',
    request: lookupCodeSchema(calendarShape),
    reply: calendarRows,
  }),

  /** The holidays of a calendar in all years, by day. */
  listCalendarDays: defineCall({
    ...read,
    path: 'api/process/calendars/dynamiclist/days',
    request: lookupCodeSchema(calendarShape),
    reply: dayRows,
  }),
  /** What differs: of a day in `Put` the holiday is new or another, of one in `Remove` there is none any more. */
  saveCalendarDays: defineCall({
    ...write,
    path: 'api/process/calendars/dynamicadd/days',
    request: lookupCodeSchema(calendarShape).extend({
      Put: z.array(daySchema.extend({ Names: saveLookupRowSchema(calendarShape).shape.Names })).max(MAX_CALENDAR_DAYS),
      Remove: z.array(daySchema.shape.On).max(MAX_CALENDAR_DAYS),
    }),
    reply: dayRows,
  }),
};
