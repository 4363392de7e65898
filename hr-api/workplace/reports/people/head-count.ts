import { and, eq, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import { textsOf } from '../../../platform/texts/data';
import { reportTitles } from '../field-titles';
import { defineReport, type ReportReader } from '../report';
import { field, organisationField, visibleEmployments } from './employee-rows';

/** Whether an assignment is of somebody who works here and is seen. Who sees everyone looks for the few that do not. */
async function employedOn(on: CalendarDate, reader: ReportReader): Promise<SQL> {
  const isTheirs = eq(employments.id, assignments.employmentId);
  const visible = await visibleEmployments(reader);
  return visible
    ? sql`exists (select from ${employments} where ${and(isTheirs, asOn(employments, on), visible)})`
    : sql`not exists (select from ${employments} where ${isTheirs} and not ${asOn(employments, on)})`;
}

/** How many work in each unit of each business at each place on a day. */
export const headCount = defineReport({
  code: 'head-count',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('head-count'),
  isByOrganisation: true,
  isExcel: true,
  fileName: 'Head_Count',
  days: 'day',
  pivot: { row: 'Business', column: 'Location', value: 'HeadCount' },
  sort: { field: 'Business', direction: 'asc' },
  query: async (reader, { on }) => {
    const { language } = reader;
    const businesses = textsOf('business', language, 'business_texts');
    const units = textsOf('unit', language, 'unit_texts');
    const locations = textsOf('location', language, 'location_texts');
    const isEmployed = await employedOn(on, reader);
    return {
      fields: [
        organisationField('Business', reader),
        organisationField('Unit', reader),
        organisationField('Location', reader),
        field('HeadCount', reader, { type: 'number', value: sql`counted.people`, hasTotal: true }),
      ],
      from: sql`(
          select ${assignments.businessCode} as business, ${assignments.unitCode} as unit,
            ${assignments.locationCode} as place, count(*)::int as people
          from ${assignments} where ${and(asOn(assignments, on), isEmployed)} group by 1, 2, 3
        ) as counted
        left join ${businesses} on ${businesses.code} = counted.business
        left join ${units} on ${units.code} = counted.unit
        left join ${locations} on ${locations.code} = counted.place`,
      where: undefined,
      key: sql`(counted.business || ' ' || counted.unit || ' ' || counted.place)`,
      searched: sql`searchable(concat_ws(' ', ${businesses.name}, ${units.name}, ${locations.name}))`,
    };
  },
});
