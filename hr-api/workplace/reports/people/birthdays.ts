import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { colleaguesOf } from '../../../people/colleagues';
import { daysOfYearOn } from '../../../people/days-of-year';
import { asOn } from '../../../people/effective-dates';
import { readableColumns } from '../../../people/record/rights/readable-columns';
import { sectionsOn } from '../../../people/record/sections/sections';
import { dayOfYear, employments, persons } from '../../../people/tables';
import { dayOf, daysAfter, daysBetween, type CalendarDate } from '../../../platform/dates';
import { reportTitles } from '../field-titles';
import { defineReport, type ReportSpan } from '../report';
import {
  PERSON_PAGE,
  employeesFrom,
  field,
  leaderField,
  organisationField,
  personFields,
  visibleEmployments,
} from './employee-rows';
import { relationsToOthers } from './record-fields';

/**
 * The birthday on or after a day: 29 February is on the 28th of other years, as the database adds years. By the days of the year, for an
 * age is dear to work out of thousands.
 */
function birthdayFrom(from: CalendarDate): SQL {
  const [day] = daysOfYearOn(from);
  const isPast = sql`(${dayOfYear(persons.bornOn)} < ${day})::int`;
  const years = sql`${Number(from.slice(0, 4))}::int - extract(year from ${persons.bornOn})::int + ${isPast}`;
  return sql`(${persons.bornOn} + make_interval(years => ${years}))::date`;
}

/** Who was born on a day of the year that is within a period, as an index has them. */
function isBornWithin({ from, to }: Pick<ReportSpan, 'from' | 'to'>): SQL {
  const days = daysBetween(from, to) + 1;
  if (days > 365) return isNotNull(persons.bornOn);
  const within = Array.from({ length: days }, (_, at) => daysOfYearOn(daysAfter(from, at)));
  return inArray(dayOfYear(persons.bornOn), within.flat());
}

/**
 * Whose birthday is within a period, of those whom the reader sees and their colleagues. Colleagues know day and month; the rest is for
 * those to whom the record is open.
 */
export const birthdays = defineReport({
  code: 'birthdays',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('birthdays'),
  fileName: 'Birthdays',
  days: 'period',
  usualSpan: (today) => ({ from: today, to: daysAfter(today, 30) }),
  rowPage: PERSON_PAGE,
  sort: { field: 'Birthday', direction: 'asc' },
  query: async (reader, { from, to }) => {
    const today = dayOf(reader.now);
    const readable = readableColumns(await sectionsOn(reader.db, today), relationsToOthers(reader.actor));
    const bornOn = field('BornOn', reader, {
      type: 'date',
      class: 'personal',
      value: sql`${persons.bornOn}`,
      isHiddenAtFirst: true,
    });
    const isEmployed = asOn(employments, today);
    const visible = await visibleEmployments(reader);
    const isListed = visible && or(visible, colleaguesOf(reader.actor, today));
    return {
      fields: [
        ...personFields(reader),
        field('Birthday', reader, { type: 'date', value: birthdayFrom(from), isOfRow: true }),
        organisationField('Unit', reader),
        organisationField('Location', reader),
        { ...leaderField('Manager', reader, today), class: 'personal' },
        ...(readable.has('bornOn') ? [bornOn] : []),
      ],
      from: employeesFrom(reader, today, isEmployed),
      rowsFrom: sql`${persons} join ${employments} on ${and(eq(employments.personId, persons.id), isEmployed)}`,
      where: and(isBornWithin({ from, to }), isListed),
      isOpenRow: visible,
      key: sql`${persons.id}`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
