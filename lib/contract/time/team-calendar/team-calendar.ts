import { z } from 'zod';
import { defineCall } from '../../call';
import { DAY_PORTIONS } from '../../platform/calendar-rules';
import { daySchema, leaveRead } from '../leave/leave-shapes';
import { ABSENCE_STATES, AUDIENCES, MAX_SHOWN_DAYS } from './team-calendar-rules';

const DAY_MS = 86_400_000;
const isShort = ({ From, To }: { readonly From: string; readonly To: string }) => {
  const days = (Date.parse(To) - Date.parse(From)) / DAY_MS + 1;
  return days >= 1 && days <= MAX_SHOWN_DAYS;
};

/**
 * A run of days of which each half is away or free anyway; days are DD-MMM-YYYY. It is told
 * whole, though it begins before the span that was asked for or ends after it, as far as two months beyond.
 */
const absenceSchema = z.object({
  From: z.string(),
  To: z.string(),
  /** `second`: from noon on; `first`: until noon. Of one day both say the same. */
  FromPortion: z.enum(DAY_PORTIONS),
  ToPortion: z.enum(DAY_PORTIONS),
  /** Of a day of which only hours are away; 0 for days and halves. */
  Hours: z.number().int(),
  State: z.enum(ABSENCE_STATES),
  /** Empty for whom it is "away" alone. */
  TypeName: z.string(),
});
export type CalendarAbsence = z.output<typeof absenceSchema>;

const calendarPersonSchema = z.object({
  Name: z.string(),
  Empid: z.string(),
  KeyCode: z.string(),
  HasPhoto: z.boolean(),
  Unit_Name: z.string(),
  IsOwn: z.boolean(),
  /** By which of the calendars they work, from which day on: the first from the beginning of the span. */
  Calendars: z.array(z.object({ From: z.string(), CalendarCode: z.string() })),
  Away: z.array(absenceSchema),
});
export type CalendarPerson = z.output<typeof calendarPersonSchema>;

const freeDaySchema = z.object({
  Day: z.string(),
  Portion: z.enum(DAY_PORTIONS),
  /** Of the holiday; empty where the week leaves it free. */
  Name: z.string(),
});

export const teamCalendarCalls = {
  /**
   * Who is away on the days of a span (path ours), of those who are in the audience today and whom the caller may know by name, by
   * name. `Code` is a unit or a location, one's own where it is empty. Of whom one keeps leave, and of oneself, the type is told, and
   * what is asked for; of whom one leads the types that are not private; of all others nothing but that they are away. `After` is the
   * `KeyCode` of the last one that is there already.
   */
  listTeamCalendar: defineCall({
    ...leaveRead,
    path: 'api/timemanage/teamcalendar/dynamiclist/away',
    request: z
      .object({
        From: daySchema,
        To: daySchema,
        Audience: z.enum(AUDIENCES).default('team'),
        Code: z.string().max(64).default(''),
        After: z.string().max(64).default(''),
      })
      .refine(isShort, { path: ['To'], message: 'too_long' }),
    reply: z.object({
      /** The unit or location that is shown; empty for the other audiences, and for who has none. */
      Code: z.string(),
      People: z.array(calendarPersonSchema),
      HasMore: z.boolean(),
      /** The days that are free, whole or half, in each calendar that somebody works by. */
      Calendars: z.array(z.object({ CalendarCode: z.string(), Name: z.string(), FreeDays: z.array(freeDaySchema) })),
    }),
  }),
};
