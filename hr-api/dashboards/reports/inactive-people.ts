import { and, between, eq, not, sql } from 'drizzle-orm';
import { hasBegun } from '../../people/effective-dates';
import { firstDayOfUnbroken, isEmployedBeside } from '../../people/employed-beside';
import { employments, leavingReasons, persons } from '../../people/tables';
import { daysAfter } from '../../platform/dates';
import { namesOf, textsOf } from '../../platform/texts/data';
import {
  PERSON_PAGE,
  joinPlaces,
  leaderField,
  organisationField,
  personFields,
  placeFields,
  visibleEmployments,
} from '../../workplace/reports/people/employee-rows';
import { defineReport, openFields, type ReportSpan } from '../../workplace/reports/report';
import { monthsOfTenure } from '../dimensions/years-of-work';
import { FIGURE_TITLES } from './figure-titles';

/**
 * PC-117, WFDB-13: who left within a period, each with the place of the last day. Whoever begins another employment right after did not
 * leave. Months are those of the unbroken employment.
 */
export const inactivePeople = defineReport({
  code: 'inactive-people',
  module: 'ecenter',
  allow: 'figures.read',
  names: FIGURE_TITLES.InactivePeople,
  descriptions: FIGURE_TITLES.InactivePeopleTells,
  fileName: 'Inactive_People',
  days: 'period',
  hasPlans: true,
  usualSpan: (today) => ({ from: daysAfter(today, -364), to: today }),
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'Location' },
  sort: { field: 'LastDay', direction: 'desc' },
  query: async (reader, { from, to }) => {
    const { db, language } = reader;
    const figure = openFields(FIGURE_TITLES, language);
    const lastDay = sql`(${employments.validTo} - 1)`;
    const [person, begins] = [sql`${persons.id}`, sql`${employments.validFrom}`];
    const reasons = textsOf('leaving-reason', language, 'reason_texts');
    // An employment ends on the day before.
    const endsWithin = (days: Pick<ReportSpan, 'from' | 'to'>) =>
      between(employments.validTo, daysAfter(days.from, 1), daysAfter(days.to, 1));
    const hasLeft = and(hasBegun(employments), not(isEmployedBeside(person, 'after', sql`${employments.validTo}`)));
    const ofDays = (days: Pick<ReportSpan, 'from' | 'to'>) => sql`${employments}
      join ${persons} on ${and(eq(persons.id, employments.personId), endsWithin(days))}
      left join ${leavingReasons} on ${eq(leavingReasons.code, employments.leftReason)}
      left join ${reasons} on ${reasons.code} = ${employments.leftReason}::text
      ${joinPlaces(reader, lastDay)}`;
    return {
      fields: [
        ...personFields(reader),
        ...placeFields(reader, 'Level'),
        { ...organisationField('JobStatus', reader), isHiddenAtFirst: true },
        leaderField('Manager', reader, lastDay),
        figure('FirstDay', firstDayOfUnbroken(person, begins), { type: 'date', isHiddenAtFirst: true }),
        figure('LastDay', lastDay, { type: 'date' }),
        figure('TenureMonths', monthsOfTenure(person, begins, sql`${employments.validTo}::timestamp`), {
          type: 'number',
        }),
        figure('Reason', sql`coalesce(reason_texts.reason_texts_name, ${employments.leftBecause})`, {
          class: 'hr',
          choices: async () =>
            [...new Set((await namesOf(db, 'leaving-reason', language)).values())].map((text) => ({
              value: text,
              text,
            })),
        }),
        figure('IsVoluntary', sql`${leavingReasons.isVoluntary}`, {
          type: 'boolean',
          class: 'hr',
          isHiddenAtFirst: true,
        }),
      ],
      from: ofDays({ from, to }),
      byDays: { field: 'LastDay', from: ofDays },
      where: and(hasLeft, await visibleEmployments(reader)),
      orgDay: lastDay,
      key: sql`${employments.id}`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
