import { sql } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { readableColumns } from '../../../people/record/rights/readable-columns';
import { sectionsOn } from '../../../people/record/sections/sections';
import { employments, persons } from '../../../people/tables';
import { dayOf, daysAfter } from '../../../platform/dates';
import { reportTitles } from '../field-titles';
import { defineReport } from '../report';
import { employeesFrom, field, organisationField, personFields, visibleEmployments } from './employee-rows';
import { relationsToOthers } from './record-fields';

/** The birthday on or after a day: 29 February is on the 28th of other years, as the database adds years. */
const birthdayFrom = (from: string) => sql`(${persons.bornOn} + make_interval(years =>
    extract(year from age(${from}::date - 1, ${persons.bornOn}))::int + 1))::date`;

/** Whose birthday is within a period. Colleagues know day and month; the year is for those who may read it in the record. */
export const birthdays = defineReport({
  code: 'birthdays',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('birthdays'),
  fileName: 'Birthdays',
  days: 'period',
  usualSpan: (today) => ({ from: today, to: daysAfter(today, 30) }),
  sort: { field: 'Birthday', direction: 'asc' },
  query: async (reader, { from, to }) => {
    const today = dayOf(reader.now);
    const readable = readableColumns(await sectionsOn(reader.db, today), relationsToOthers(reader.actor));
    const bornOn = field('BornOn', reader, { type: 'date', value: sql`${persons.bornOn}`, isHiddenAtFirst: true });
    const visible = await visibleEmployments(reader);
    const isWithin = sql`${birthdayFrom(from)} <= ${to}`;
    return {
      fields: [
        ...personFields(reader),
        field('Birthday', reader, { type: 'date', value: birthdayFrom(from) }),
        organisationField('Unit', reader),
        organisationField('Location', reader),
        ...(readable.has('bornOn') ? [bornOn] : []),
      ],
      from: employeesFrom(reader, today, asOn(employments, today)),
      where: visible ? sql`${visible} and ${isWithin}` : isWithin,
      key: sql`${persons.id}`,
      searched: sql`${persons.searchText}`,
    };
  },
});
