import { eq, sql, type SQL } from 'drizzle-orm';
import { nearestDay } from '../../../people/effective-dates';
import { employments, persons } from '../../../people/tables';
import { dayOf, daysAfter } from '../../../platform/dates';
import {
  joinPeople,
  leaderField,
  organisationField,
  PERSON_PAGE,
  personFields,
} from '../../../workplace/reports/people/employee-rows';
import { defineReport, type ReportReader, type ReportSpan } from '../../../workplace/reports/report';
import { leaveDays, leaveRequests } from '../tables';
import { inDays, isLeaveTold, knownTypes, leaveField, typeField } from './known-types';
import { monthsOf } from './months-of';
import { LEAVE_REPORTS } from './report-titles';

type Period = Pick<ReportSpan, 'from' | 'to'>;

interface Away {
  readonly wanted: SQL;
  readonly by: SQL;
  readonly known: SQL;
  readonly told: SQL;
}

/** The days of approved leave within a period that the reader is told of, by what is wanted of them. */
const awayIn = ({ from, to }: Period, { wanted, by, known, told }: Away) => sql`(
    select ${leaveDays.employmentId} as employment_id, ${leaveRequests.typeCode} as type_code, ${wanted},
      sum(${leaveDays.amount}) as amount
    from ${leaveDays} join ${leaveRequests} on ${eq(leaveRequests.id, leaveDays.requestId)}
    join ${known} on known.code = ${leaveRequests.typeCode}
    join ${employments} on ${eq(employments.id, leaveDays.employmentId)}
    where ${leaveDays.day} between ${from} and ${to} and ${leaveDays.isHeld} and ${leaveRequests.state} = 'approved' and ${told}
    group by 1, 2, ${by}
  ) as away`;

const usual = {
  module: 'timemanage',
  allow: 'visible',
  days: 'period',
  rowPage: PERSON_PAGE,
} as const;

const queryOf = async (reader: ReportReader, span: ReportSpan) => {
  // People stand where they do today, or stood at last.
  const on = nearestDay(employments, dayOf(reader.now));
  return {
    on,
    field: leaveField(reader),
    known: await knownTypes(reader, span.to),
    told: (await isLeaveTold(reader)) ?? sql`true`,
    where: undefined,
    searched: sql`${persons.searchText}`,
    rowCode: sql`${employments.code}`,
  };
};

/** How many days of each type everybody took in each month of a period. */
export const leaveTaken = defineReport({
  ...usual,
  ...LEAVE_REPORTS.taken,
  code: 'leave-taken',
  fileName: 'Leave_Taken',
  usualSpan: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  pivot: { row: 'LeaveType', column: 'Month', value: 'Days' },
  sort: { field: 'Name', direction: 'asc' },
  query: async (reader, span) => {
    const { on, field, known, told, ...query } = await queryOf(reader, span);
    const month = sql`to_char(${leaveDays.day}, 'YYYY-MM')`;
    return {
      ...query,
      fields: [
        ...personFields(reader),
        organisationField('Unit', reader),
        { ...organisationField('Location', reader), isHiddenAtFirst: true },
        typeField(reader),
        field('Month', sql`away.month`, { choices: async () => monthsOf(span, reader.language) }),
        field('Days', inDays(sql`away.amount`), { type: 'number', hasTotal: true }),
      ],
      from: sql`${awayIn(span, { wanted: sql`${month} as month`, by: month, known, told })} join ${known} on known.code = away.type_code
        ${joinPeople(reader, sql`away.employment_id`, on)}`,
      key: sql`(away.employment_id::text || away.type_code || away.month)`,
    };
  },
});

/** Who is away when within a period; of what reaches beyond it, the days within are counted. */
export const absences = defineReport({
  ...usual,
  ...LEAVE_REPORTS.absences,
  code: 'absences',
  fileName: 'Absences',
  usualSpan: (today) => ({ from: today, to: daysAfter(today, 30) }),
  pivot: { row: 'Unit', column: 'LeaveType', value: 'Days' },
  sort: { field: 'FirstDay', direction: 'asc' },
  query: async (reader, span) => {
    const { on, field, known, told, ...query } = await queryOf(reader, span);
    const wanted = sql`${leaveRequests.id} as id, ${leaveRequests.firstDay} as first_day, ${leaveRequests.lastDay} as last_day`;
    return {
      ...query,
      fields: [
        ...personFields(reader),
        organisationField('Unit', reader),
        { ...organisationField('Location', reader), isHiddenAtFirst: true },
        { ...leaderField('Manager', reader, on), isHiddenAtFirst: true },
        typeField(reader),
        field('FirstDay', sql`away.first_day`, { type: 'date' }),
        field('LastDay', sql`away.last_day`, { type: 'date' }),
        field('Days', inDays(sql`away.amount`), { type: 'number', hasTotal: true }),
      ],
      from: sql`${awayIn(span, { wanted, by: sql`3, 4, 5`, known, told })} join ${known} on known.code = away.type_code
        ${joinPeople(reader, sql`away.employment_id`, on)}`,
      key: sql`away.id`,
    };
  },
});
