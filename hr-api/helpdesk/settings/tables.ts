import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { calendars } from '../../platform/calendar/tables';

/** By which calendar clocks run: one row at most, and the organisation's calendar where none is named. */
export const helpdeskSettings = pgTable(
  'helpdesk_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    calendarCode: integer('calendar_code').references(() => calendars.code),
  },
  (table) => [check('helpdesk_settings_only', sql`${table.isOnly}`)],
);

/** When clocks ran before calendars were, for the release before; nothing reads it. It goes one release later, as `holidays`. */
export const workingHours = pgTable(
  'working_hours',
  {
    weekday: smallint('weekday').primaryKey(),
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
  },
  (table) => [
    check('working_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'working_hours_span',
      sql`0 <= ${table.fromMinute} and ${table.fromMinute} < ${table.toMinute} and ${table.toMinute} <= 1440`,
    ),
  ],
);

/** As `workingHours`. */
export const holidays = pgTable('holidays', {
  day: date('day').primaryKey(),
  name: text('name').notNull(),
});
