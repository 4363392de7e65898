import { and, eq, sql } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments } from '../../../people/tables';
import { textsOf } from '../../../platform/texts/data';
import { reportTitles } from '../field-titles';
import { defineReport } from '../report';
import { field, organisationField, visibleEmployments } from './employee-rows';

/** How many work in each unit of each business at each place on a day. */
export const headCount = defineReport({
  code: 'head-count',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('head-count'),
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
    const isCounted = and(asOn(employments, on), await visibleEmployments(reader));
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
          from ${employments}
          join ${assignments} on ${and(eq(assignments.employmentId, employments.id), asOn(assignments, on))}
          where ${isCounted} group by 1, 2, 3
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
