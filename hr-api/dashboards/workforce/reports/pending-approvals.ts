import { and, eq, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { distanceFrom, nearestDay } from '../../../people/effective-dates';
import { assignments, employments, persons } from '../../../people/tables';
import { instantValue } from '../../../platform/db/instant';
import { ZONE, daysAfter, startOf } from '../../../platform/dates';
import { subjectsIn } from '../../../workplace/approvals/subject';
import { approvals } from '../../../workplace/approvals/tables';
import { defineReport } from '../../../workplace/reports/report';
import {
  PERSON_PAGE,
  employeesFrom,
  leaderField,
  personFields,
  placeFields,
  visibleEmployments,
} from '../../../workplace/reports/people/employee-rows';
import { toldApprovals } from '../told-approvals';
import { workforceField, workforceReport } from '../workforce-texts';

const nearest = alias(employments, 'nearest');

/**
 * PC-089 of PC-087. What waited for a decision at the end of a day, of those whose record the reader sees: that it waits, of which kind
 * and since when, never what it says, and of managers only as far as they may read it. What others ask for the reader's own record is
 * told to them once it counts, not here.
 */
export const pendingApprovals = defineReport({
  ...workforceReport('pending-approvals'),
  module: 'ecenter',
  allow: 'workforce.read',
  fileName: 'Pending_Approvals',
  days: 'day',
  endsToday: true,
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'Kind' },
  sort: { field: 'AskedOn', direction: 'asc' },
  query: async (reader, { on }) => {
    const { personId } = reader.actor;
    const end = instantValue(startOf(daysAfter(on, 1)));
    const askedOn = sql`(${approvals.askedAt} at time zone ${ZONE}::text)::date`;
    const place = nearestDay(employments, on);
    const isNearest = sql`${employments.id} = (select ${nearest.id} from ${employments} ${sql.identifier('nearest')}
      where ${eq(nearest.personId, persons.id)} order by ${distanceFrom(nearest, on)} limit 1)`;
    const kinds = subjectsIn(reader.services.capabilities);
    return {
      fields: [
        ...personFields(reader),
        workforceField('Kind', reader, {
          value: sql`${approvals.kind}`,
          choices: async () => kinds.map(({ kind, names }) => ({ value: kind, text: names[reader.language] })),
        }),
        workforceField('AskedOn', reader, { type: 'date', value: askedOn }),
        workforceField('AgeInDays', reader, { type: 'number', value: sql`(${on}::date - ${askedOn})` }),
        ...placeFields(reader, 'Business', 'Level'),
        leaderField('Manager', reader, place),
      ],
      from: sql`${employeesFrom(reader, place, isNearest)} join ${approvals} on ${eq(approvals.personId, persons.id)}`,
      where: and(
        lt(approvals.askedAt, end),
        or(isNull(approvals.decidedAt), gte(approvals.decidedAt, end)),
        or(ne(approvals.personId, personId), eq(approvals.askedById, personId)),
        isNotNull(assignments.id),
        await toldApprovals(reader),
        await visibleEmployments(reader),
      ),
      orgDay: on,
      key: sql`${approvals.id}`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
