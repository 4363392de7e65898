import { eq, sql, type SQL } from 'drizzle-orm';
import { employments, persons } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import { joinPlaces } from '../../../workplace/reports/people/employee-rows';
import type { ReportReader } from '../../../workplace/reports/report';

/** The people whose employments rows name, with where they stand on a day. */
export const joinPeople = (reader: ReportReader, employmentId: SQL, on: SQL | CalendarDate) => sql`
  join ${employments} on ${eq(employments.id, employmentId)}
  join ${persons} on ${eq(persons.id, employments.personId)} ${joinPlaces(reader, on)}`;
