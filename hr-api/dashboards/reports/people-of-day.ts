import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import { AGE_BANDS } from '../../../lib/contract/dashboards/dashboard-rules';
import { asOn } from '../../people/effective-dates';
import { assignments, employments, jobStatuses, persons } from '../../people/tables';
import { defineReport, openFields, type Names, type ReportField } from '../../workplace/reports/report';
import {
  PERSON_PAGE,
  employeesFrom,
  field,
  leaderField,
  organisationField,
  personFields,
  placeFields,
  visibleEmployments,
} from '../../workplace/reports/people/employee-rows';
import { dimensionsOf } from '../dimensions/dimensions';
import { tenureOn } from '../dimensions/years-of-work';
import { ageOn } from '../population/count-people';
import { FIGURE_TITLES } from './figure-titles';

const GENDER_TITLES: Readonly<Record<'male' | 'female' | 'other', Names>> = {
  male: FIGURE_TITLES.Male,
  female: FIGURE_TITLES.Female,
  other: FIGURE_TITLES.OtherGender,
};

/** Whom a head count of a day counts, each with what the tiles tell apart. */
export const peopleOfDay = defineReport({
  code: 'people-of-day',
  module: 'ecenter',
  allow: 'figures.read',
  names: FIGURE_TITLES.PeopleOfDay,
  descriptions: FIGURE_TITLES.PeopleOfDayTells,
  fileName: 'Head_Count_People',
  days: 'day',
  hasPlans: true,
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'Location' },
  sort: { field: 'Name', direction: 'asc' },
  query: async (reader, { on }) => {
    const { language } = reader;
    const figure = openFields(FIGURE_TITLES, language);
    const age = ageOn(on);
    const dimensions = await dimensionsOf(reader);
    /** A part of a dimension is listed by its code, as figures and addresses name it. */
    const narrowedBy = (fieldCode: string, value: SQL): Pick<ReportField, 'value' | 'choices'> => {
      const dimension = dimensions.find((one) => one.fieldCode === fieldCode)!;
      return { value, choices: () => dimension.choices(on) };
    };
    const told = new Set(['JobStatus', 'Gender']);
    const band = sql`case ${sql.join(
      AGE_BANDS.map(({ label, from, to }) => sql`when ${age} between ${from}::int and ${to}::int then ${label}::text`),
      sql` `,
    )} end`;
    return {
      fields: [
        ...personFields(reader),
        ...placeFields(reader),
        { ...organisationField('JobStatus', reader), ...narrowedBy('JobStatus', sql`${jobStatuses.statusCode}::text`) },
        field('JoinedOn', reader, { value: sql`${employments.validFrom}`, type: 'date' }),
        leaderField('Manager', reader, on),
        figure('Gender', sql`${persons.gender}`, {
          class: 'hr',
          choices: async () =>
            Object.entries(GENDER_TITLES).map(([value, names]) => ({ value, text: names[language] })),
        }),
        figure('Age', age, { type: 'number', class: 'hr' }),
        figure('AgeBand', band, {
          class: 'hr',
          isHiddenAtFirst: true,
          choices: async () => AGE_BANDS.map(({ label }) => ({ value: label, text: label })),
        }),
        figure('TenureMonths', tenureOn(on), { type: 'number', isHiddenAtFirst: true }),
        ...dimensions.flatMap(({ name, fieldCode, value, choices }): ReportField[] =>
          fieldCode === null || told.has(fieldCode)
            ? []
            : [
                {
                  ...{ name: fieldCode, title: name, type: 'text', class: 'open', isHiddenAtFirst: true },
                  ...{ value: value(on), choices: () => choices(on) },
                },
              ],
        ),
      ],
      from: employeesFrom(reader, on, asOn(employments, on)),
      where: and(isNotNull(assignments.id), await visibleEmployments(reader)),
      orgDay: on,
      key: sql`${persons.id}`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
