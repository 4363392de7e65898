import { and, eq, sql } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { employments } from '../../../people/tables';
import { joinPlaces, organisationField, visibleEmployments } from '../../../workplace/reports/people/employee-rows';
import { defineReport } from '../../../workplace/reports/report';
import { leaveEntries } from '../tables';
import { inDays, knownTypes, leaveField, typeField } from './known-types';
import { LEAVE_REPORTS } from './report-titles';

/** What each unit owes in days that are paid out where they are not taken. What somebody has overdrawn is not set against it. */
export const leaveLiability = defineReport({
  ...LEAVE_REPORTS.liability,
  code: 'leave-liability',
  module: 'timemanage',
  allow: 'leave.keep',
  fileName: 'Leave_Liability',
  days: 'day',
  endsToday: true,
  pivot: { row: 'Unit', column: 'LeaveType', value: 'Days' },
  sort: { field: 'Unit', direction: 'asc' },
  query: async (reader, { on }) => {
    const field = leaveField(reader);
    const unit = organisationField('Unit', reader);
    const known = await knownTypes(reader, on);
    const owed = sql`(
      select employment_id, type_code, sum(amount) as amount from ${leaveEntries}
      where day <= ${on} group by 1, 2 having sum(amount) > 0
    ) as account`;
    return {
      fields: [
        { ...unit, value: sql`owed.unit` },
        { ...typeField(reader), value: sql`owed.name` },
        field('People', sql`owed.people`, { type: 'number', hasTotal: true }),
        field('Days', inDays(sql`owed.amount`), { type: 'number', hasTotal: true }),
      ],
      from: sql`(
          select ${unit.value} as unit, known.name, account.type_code, count(*)::int as people, sum(account.amount) as amount
          from ${owed} join ${known} on known.code = account.type_code and known.is_encashed
          join ${employments} on ${and(eq(employments.id, sql`account.employment_id`), asOn(employments, on))}
          ${joinPlaces(reader, on)}
          where ${(await visibleEmployments(reader)) ?? sql`true`}
          group by 1, 2, 3
        ) as owed`,
      where: undefined,
      key: sql`(coalesce(owed.unit, '') || owed.type_code)`,
      searched: sql`searchable(concat_ws(' ', owed.unit, owed.name))`,
    };
  },
});
