import { and, between, eq, sql } from 'drizzle-orm';
import { PARTS_PER_DAY } from '../../../../lib/contract/time/leave/leave-rules';
import { nearestDay } from '../../../people/effective-dates';
import { employments, persons } from '../../../people/tables';
import { dayOf, daysAfter } from '../../../platform/dates';
import {
  joinPeople,
  leaderField,
  organisationField,
  PERSON_PAGE,
  personFields,
  visibleEmployments,
} from '../../../workplace/reports/people/employee-rows';
import { defineReport, openFields } from '../../../workplace/reports/report';
import { compOffClaims, compOffDays } from '../tables';
import { COMP_OFF_FIELDS, COMP_OFF_REPORT } from './report-titles';

const MINUTES_PER_HOUR = 60;
const DAYS_BACK = 60;

/**
 * Who may be entitled to days for work on days off within a period. As nothing records who was there, worked is what is claimed and not
 * refused: of it so much is credited, and the rest is to be decided.
 */
export const compOffReport = defineReport({
  ...COMP_OFF_REPORT,
  code: 'comp-off',
  module: 'timemanage',
  allow: 'leave.keep',
  fileName: 'Comp_Off',
  days: 'period',
  endsToday: true,
  usualSpan: (today) => ({ from: daysAfter(today, -DAYS_BACK), to: today }),
  rowPage: PERSON_PAGE,
  sort: { field: 'Name', direction: 'asc' },
  query: async (reader, { from, to }) => {
    const field = openFields(COMP_OFF_FIELDS, reader.language);
    const on = nearestDay(employments, dayOf(reader.now));
    const days = (name: keyof typeof COMP_OFF_FIELDS, amount: 'worked' | 'credited' | 'open') =>
      field(name, sql`round(claimed.${sql.identifier(amount)} / ${PARTS_PER_DAY}::numeric, 2)`, {
        ...{ type: 'number', hasTotal: true },
      });
    const sumOf = (state: 'approved' | 'pending') =>
      sql`coalesce(sum(${compOffDays.amount}) filter (where ${compOffClaims.state} = ${state}), 0)`;
    return {
      fields: [
        ...personFields(reader),
        organisationField('Unit', reader),
        { ...organisationField('Location', reader), isHiddenAtFirst: true },
        { ...leaderField('Manager', reader, on), isHiddenAtFirst: true },
        days('WorkedDays', 'worked'),
        field('Hours', sql`round(claimed.minutes / ${MINUTES_PER_HOUR}::numeric, 2)`, {
          ...{ type: 'number', hasTotal: true },
        }),
        days('ClaimedDays', 'credited'),
        days('EligibleDays', 'open'),
      ],
      from: sql`(
          select ${compOffDays.employmentId} as employment_id, sum(${compOffDays.amount}) as worked,
            sum(${compOffDays.minutes}) as minutes, ${sumOf('approved')} as credited, ${sumOf('pending')} as open
          from ${compOffDays} join ${compOffClaims} on ${eq(compOffClaims.id, compOffDays.claimId)}
          where ${and(eq(compOffDays.isHeld, true), between(compOffDays.day, from, to))}
          group by 1
        ) as claimed ${joinPeople(reader, sql`claimed.employment_id`, on)}`,
      where: await visibleEmployments(reader),
      key: sql`claimed.employment_id`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
