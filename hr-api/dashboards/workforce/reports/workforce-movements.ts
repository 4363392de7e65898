import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments, persons } from '../../../people/tables';
import { defineReport, type ReportReader, type ReportSpan } from '../../../workplace/reports/report';
import { leaderName } from '../../../workplace/reports/people/changes';
import {
  PERSON_PAGE,
  joinPlaces,
  personFields,
  placeFields,
  visibleEmployments,
} from '../../../workplace/reports/people/employee-rows';
import { nameOfCode } from '../../../workplace/reports/people/named-codes';
import { twelveMonthsUpTo } from '../../tiles/figure-reader';
import { movementsIn } from '../movements-in';
import { workforceChoices, workforceField, workforceReport } from '../workforce-texts';

const moved = (name: string) => sql`movement.${sql.identifier(name)}`;

/** What was before, or is after: the place of a joiner or leaver, the parts of a place that differ, a level or a manager. */
function textOf(side: 'old' | 'new', reader: ReportReader) {
  const part = (name: 'business' | 'unit' | 'location' | 'level') =>
    nameOfCode(sql`${name}::text`, moved(`${side}_${name}`), reader);
  const company = sql`(select entity.name from companies entity where entity.code = ${moved(`${side}_company`)})`;
  const place = sql`concat_ws(' · ', unit_texts.unit_texts_name, location_texts.location_texts_name)`;
  const parts = sql.join(
    [part('business'), company, part('unit'), part('location'), part('level'), leaderName(moved(`${side}_leader`))],
    sql`, `,
  );
  return sql`(case movement.kind when ${side === 'old' ? 'left' : 'joined'}::text then ${place}
    else nullif(concat_ws(' · ', ${parts}), '') end)`;
}

/** PC-091, PC-089 of PC-096: who joined, left and moved within a period, what was before beside what is after. */
export const workforceMovements = defineReport({
  ...workforceReport('workforce-movements'),
  module: 'ecenter',
  allow: 'workforce.read',
  fileName: 'Workforce_Movements',
  days: 'period',
  endsToday: true,
  usualSpan: twelveMonthsUpTo,
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'Movement' },
  sort: { field: 'MovedOn', direction: 'desc' },
  query: async (reader, span) => {
    const ofPerson = eq(persons.id, employments.personId);
    const ofDays = (days: Pick<ReportSpan, 'from' | 'to'>) =>
      sql`${movementsIn(days)} join ${persons} on ${ofPerson} ${joinPlaces(reader, sql`movement.moved_on`)}`;
    const isThere = and(eq(assignments.employmentId, employments.id), asOn(assignments, sql`movement.moved_on`));
    return {
      fields: [
        ...personFields(reader),
        workforceField('Movement', reader, {
          value: sql`movement.kind`,
          choices: async () => workforceChoices('movements', reader),
        }),
        workforceField('MovedOn', reader, { type: 'date', value: sql`movement.moved_on` }),
        workforceField('Before', reader, { value: textOf('old', reader) }),
        workforceField('After', reader, { value: textOf('new', reader) }),
        ...placeFields(reader, 'Business', 'Level'),
      ],
      from: ofDays(span),
      // Everybody is a person: a left join is left out where nothing of them is asked.
      rowsFrom: sql`${movementsIn(span)} join ${assignments} on ${isThere} left join ${persons} on ${ofPerson}`,
      byDays: { field: 'MovedOn', from: ofDays },
      where: and(isNotNull(assignments.id), await visibleEmployments(reader)),
      orgDay: sql`movement.moved_on`,
      key: sql`movement.id`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
