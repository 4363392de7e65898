import { LOOKUP_ISSUES } from '../platform/lookups/lookup-shape';

/** The holidays of a calendar, those of all years. */
export const MAX_CALENDAR_DAYS = 2000;
/** What `calendarShape` says of names. */
export const MAX_HOLIDAY_NAME = 100;

/** Why a calendar is refused: the message of an issue, whose path names the field. Apart from the schemas, so that a browser reads it. */
export const CALENDAR_ISSUES = [
  ...LOOKUP_ISSUES,
  /** The organisation's own calendar is active. */
  'default_inactive',
  'not_after_beginning',
  /** A week in which nobody ever works. */
  'no_hours',
  /** More holidays than `MAX_CALENDAR_DAYS`. */
  'too_many',
] as const;
export type CalendarIssue = (typeof CALENDAR_ISSUES)[number];
