import { sql, type Name, type SQL } from 'drizzle-orm';
import type { OrgLevel } from '../../../lib/contract/people/organisation-levels';
import type { CalendarDate } from '../../platform/dates';
import type { Among } from '../../workplace/reports/people/record-fields';
import type { Choice } from '../../workplace/reports/report';

/** What is joined to `people`, and what it says of each of them. */
interface JoinedValue {
  readonly value: SQL;
  readonly joined: SQL;
}

/** Joined, not looked up: of how many are among a query's rows the planner knows nothing. */
export const OF_PEOPLE: Among = {
  joined: sql`cross join people as among`,
  isOne: (personId) => sql`among.person_id = ${personId}`,
};

/** Rows of `person_id` and `value`, joined to `people`. */
export const byPerson = (rows: SQL, name: Name): JoinedValue => ({
  value: sql`${name}.value`,
  joined: sql`left join ${rows} ${name} on ${name}.person_id = people.person_id`,
});

/** What people are told apart by. */
export interface Dimension {
  readonly code: string;
  readonly name: string;
  /** A level of the organisation, of which a list is narrowed as all figures are; null for all else. */
  readonly level: OrgLevel | null;
  /** The field of the list of people that has it; null for a level. */
  readonly fieldCode: string | null;
  /** What somebody's part is called on a day, over `persons` and `employments`; empty or null where it is not known. Not asked of a level. */
  readonly value: (on: CalendarDate) => SQL;
  /**
   * The same of all of `people` at once, the rows of `peopleOn`, by what is joined to them under a name. Null where `persons` alone
   * say it.
   */
  readonly ofAll: ((on: CalendarDate, name: Name) => JoinedValue) | null;
  /** How many of `people` have how many completed months, which the parts are bands of, as a query of `value` and `people`; else null. */
  readonly countedMonths: ((on: CalendarDate) => SQL) | null;
  /** What the parts are called, in their order; of a long list only those values that are asked for need be among them. */
  readonly choices: (on: CalendarDate, values?: readonly string[]) => Promise<readonly Choice[]>;
}
