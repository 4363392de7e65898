import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { DAY_KINDS, DAY_PORTIONS } from '../../../lib/contract/platform/calendar-rules';
import type { LookupNames } from '../../../lib/contract/platform/lookups/lookup-shape';

declare module '../texts/tables' {
  interface TextKinds {
    calendar: true;
  }
}

/** Which days and hours are worked at a place. Exactly one is the organisation's own, for whatever names no other. */
export const calendars = pgTable(
  'calendars',
  {
    code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    timeZone: text('time_zone').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('calendars_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
  ],
);

/** The calendar of a code; the organisation's where that is null, or names none that is there. */
export const codeOrDefault = (code: SQL): SQL<number> =>
  sql`coalesce((select known.code from ${calendars} known where known.code = ${code}),
    (select usual.code from ${calendars} usual where usual.is_default))`;

const ofCalendar = () =>
  integer('calendar_code')
    .notNull()
    .references(() => calendars.code, { onDelete: 'cascade' });

/** The hours of a weekday, in minutes since midnight on the calendar's clock; 1 is Monday. A weekday without a row is off. */
export const calendarWeekdays = pgTable(
  'calendar_weekdays',
  {
    calendarCode: ofCalendar(),
    weekday: smallint('weekday').notNull(),
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
    /** What of a day these hours are. */
    portion: text('portion', { enum: DAY_PORTIONS }).notNull().default('whole'),
    /** The how-manieth of a month are off all the same: {2,4} are the second and the fourth. */
    offWeeks: smallint('off_weeks')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.calendarCode, table.weekday] }),
    check('calendar_weekdays_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'calendar_weekdays_span',
      sql`0 <= ${table.fromMinute} and ${table.fromMinute} < ${table.toMinute} and ${table.toMinute} <= 1440`,
    ),
    check('calendar_weekdays_portion', sql`${table.portion} in ('whole', 'first', 'second')`),
    check('calendar_weekdays_off_weeks', sql`${table.offWeeks} <@ '{1,2,3,4,5}'`),
  ],
);

/** The holidays of a calendar. */
export const calendarDays = pgTable(
  'calendar_days',
  {
    calendarCode: ofCalendar(),
    day: date('day').notNull(),
    names: jsonb('names').$type<LookupNames>().notNull(),
    kind: text('kind', { enum: DAY_KINDS }).notNull().default('public'),
    /** What of the day is free. */
    portion: text('portion', { enum: DAY_PORTIONS }).notNull().default('whole'),
  },
  (table) => [
    primaryKey({ columns: [table.calendarCode, table.day] }),
    check('calendar_days_kind', sql`${table.kind} in ('public', 'regional', 'optional')`),
    check('calendar_days_portion', sql`${table.portion} in ('whole', 'first', 'second')`),
  ],
);
