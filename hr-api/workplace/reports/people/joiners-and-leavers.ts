import { and, between, not, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hasBegun } from '../../../people/effective-dates';
import { isEmployedBeside } from '../../../people/employed-beside';
import { employments, persons } from '../../../people/tables';
import { daysAfter } from '../../../platform/dates';
import { textsOf } from '../../../platform/texts/data';
import { fieldTitle, reportTitles } from '../field-titles';
import { defineReport, type ReportReader, type ReportSpan } from '../report';
import {
  PERSON_PAGE,
  field,
  joinPeople,
  leaderField,
  personFields,
  placeFields,
  visibleEmployments,
} from './employee-rows';

/**
 * Where somebody joined or left within the span, as rows of `id`, `kind` and `moved_on`. They are found first, by their days: nobody else
 * is looked at. An employment that follows another without a gap is a move.
 */
export function joinedAndLeft({ from, to }: Pick<ReportSpan, 'from' | 'to'>): SQL {
  const isAlone = (side: 'before' | 'after', day: AnyPgColumn) =>
    not(isEmployedBeside(sql`${employments.personId}`, side, sql`${day}`));
  const hasJoined = and(
    between(employments.validFrom, from, to),
    hasBegun(employments),
    isAlone('before', employments.validFrom),
  );
  // An employment ends on the day before.
  const hasLeft = and(
    between(employments.validTo, daysAfter(from, 1), daysAfter(to, 1)),
    hasBegun(employments),
    isAlone('after', employments.validTo),
  );
  return sql`
    select ${employments.id}, 'joined' as kind, ${employments.validFrom} as moved_on from ${employments} where ${hasJoined}
    union all
    select ${employments.id}, 'left', ${employments.validTo} - 1 from ${employments} where ${hasLeft}`;
}

/** The same with the people and their place of that day. */
function movementsIn(reader: ReportReader, span: Pick<ReportSpan, 'from' | 'to'>): SQL {
  const reasons = textsOf('leaving-reason', reader.language, 'reason_texts');
  return sql`(${joinedAndLeft(span)}) as movement
    ${joinPeople(reader, sql`movement.id`, sql`movement.moved_on`)}
    left join ${reasons} on ${reasons.code} = ${employments.leftReason}::text`;
}

/** Who came and who went within a period. */
export const joinersAndLeavers = defineReport({
  code: 'joiners-and-leavers',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('joiners-and-leavers'),
  isByOrganisation: true,
  fileName: 'Joiners_And_Leavers',
  days: 'period',
  hasPlans: true,
  usualSpan: (today) => ({ from: daysAfter(today, -90), to: today }),
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'Movement' },
  sort: { field: 'MovedOn', direction: 'desc' },
  query: async (reader, span) => {
    const kinds = (['joined', 'left'] as const).map((value) => ({ value, text: fieldTitle(value, reader.language) }));
    return {
      fields: [
        ...personFields(reader),
        field('Movement', reader, { value: sql`movement.kind`, choices: async () => kinds }),
        field('MovedOn', reader, {
          type: 'date',
          value: sql`movement.moved_on`,
        }),
        ...placeFields(reader, 'Level'),
        leaderField('Manager', reader, sql`movement.moved_on`),
        field('Reason', reader, {
          class: 'hr',
          value: sql`(case movement.kind when 'left' then coalesce(reason_texts.reason_texts_name, ${employments.leftBecause}) end)`,
        }),
      ],
      from: movementsIn(reader, span),
      byDays: { field: 'MovedOn', from: (days) => movementsIn(reader, days) },
      where: await visibleEmployments(reader),
      orgDay: sql`movement.moved_on`,
      key: sql`(${employments.id}::text || movement.kind)`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
