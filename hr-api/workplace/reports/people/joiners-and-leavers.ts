import { and, gte, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { nearestDay } from '../../../people/effective-dates';
import { employments, persons } from '../../../people/tables';
import { dayOf, daysAfter } from '../../../platform/dates';
import { fieldTitle, reportTitles } from '../field-titles';
import { defineReport, type ReportReader, type ReportSpan } from '../report';
import {
  PERSON_PAGE,
  employeesFrom,
  field,
  leaderField,
  organisationField,
  personFields,
  visibleEmployments,
} from './employee-rows';

/** The last day of an employment that ends. */
const lastDay = sql`(${employments.validTo} - 1)`;

/** Both where somebody joined and left within the span. */
function movementsIn(reader: ReportReader, { from, to }: ReportSpan): SQL {
  const today = dayOf(reader.now);
  const joined = and(gte(employments.validFrom, from), lte(employments.validFrom, to));
  const left = and(isNotNull(employments.validTo), sql`${lastDay} between ${from} and ${to}`);
  const people = employeesFrom(reader, nearestDay(employments, today), sql`true`);
  return sql`${people} join (values ('joined'), ('left')) as movement (kind)
    on (movement.kind = 'joined' and ${joined}) or (movement.kind = 'left' and ${left})`;
}

/** Who came and who went within a period. */
export const joinersAndLeavers = defineReport({
  code: 'joiners-and-leavers',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('joiners-and-leavers'),
  fileName: 'Joiners_And_Leavers',
  days: 'period',
  usualSpan: (today) => ({ from: daysAfter(today, -90), to: today }),
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'Movement' },
  sort: { field: 'MovedOn', direction: 'desc' },
  query: async (reader, span) => {
    const on = nearestDay(employments, dayOf(reader.now));
    const kinds = (['joined', 'left'] as const).map((value) => ({ value, text: fieldTitle(value, reader.language) }));
    return {
      fields: [
        ...personFields(reader),
        field('Movement', reader, { value: sql`movement.kind`, choices: async () => kinds }),
        field('MovedOn', reader, {
          type: 'date',
          value: sql`(case movement.kind when 'joined' then ${employments.validFrom} else ${lastDay} end)`,
        }),
        organisationField('Business', reader),
        organisationField('Unit', reader),
        organisationField('Location', reader),
        leaderField('Manager', reader, on),
        field('Reason', reader, {
          class: 'hr',
          value: sql`(case movement.kind when 'left' then ${employments.leftBecause} end)`,
        }),
      ],
      from: movementsIn(reader, span),
      where: await visibleEmployments(reader),
      key: sql`(${employments.id}::text || movement.kind)`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
