import type { SQL } from 'drizzle-orm';
import type { OrgLevel } from '../../../lib/contract/people/organisation-levels';
import type { CalendarDate } from '../../platform/dates';
import type { Among } from '../../workplace/reports/people/record-fields';
import type { Choice } from '../../workplace/reports/report';

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
   * The same of all of some people at once, as rows of `person_id` and `value`, which are the months where there are some. Null
   * where one after the other is as fast.
   */
  readonly ofAll: ((on: CalendarDate, among: Among) => SQL) | null;
  /** Completed months that the parts are bands of; null where they are none. */
  readonly months: ((on: CalendarDate) => SQL) | null;
  /** What the parts are called, in their order; of a long list only those values that are asked for need be among them. */
  readonly choices: (on: CalendarDate, values?: readonly string[]) => Promise<readonly Choice[]>;
}
