import { and, or, sql } from 'drizzle-orm';
import { colleaguesOf } from '../../../people/colleagues';
import { asOn } from '../../../people/effective-dates';
import { readableColumns } from '../../../people/record/rights/readable-columns';
import { sectionsOn } from '../../../people/record/sections/sections';
import { employments, persons } from '../../../people/tables';
import { dayOf, daysAfter } from '../../../platform/dates';
import { reportTitles } from '../field-titles';
import { defineReport } from '../report';
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

/** The birthday on or after a day: 29 February is on the 28th of other years, as the database adds years. */
const birthdayFrom = (from: string) => sql`(${persons.bornOn} + make_interval(years =>
    extract(year from age(${from}::date - 1, ${persons.bornOn}))::int + 1))::date`;

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
    const visible = await visibleEmployments(reader);
    const isListed = visible && or(visible, colleaguesOf(reader.actor, today));
    return {
      fields: [
        ...personFields(reader),
        field('Birthday', reader, { type: 'date', value: birthdayFrom(from) }),
        organisationField('Unit', reader),
        organisationField('Location', reader),
        { ...leaderField('Manager', reader, today), class: 'personal' },
        ...(readable.has('bornOn') ? [bornOn] : []),
      ],
      from: employeesFrom(reader, today, asOn(employments, today)),
      where: and(sql`${birthdayFrom(from)} <= ${to}`, isListed),
      isOpenRow: visible,
      key: sql`${persons.id}`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
