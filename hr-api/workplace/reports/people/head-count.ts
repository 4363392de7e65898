import { sql } from 'drizzle-orm';
import { peopleByPlace } from '../../../people/organisation/filter/count-people';
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
  isByOrganisation: true,
  isExcel: true,
  fileName: 'Head_Count',
  days: 'day',
  hasPlans: true,
  pivot: { row: 'Business', column: 'Location', value: 'HeadCount' },
  sort: { field: 'Business', direction: 'asc' },
  query: async (reader, { on }) => {
    const { language } = reader;
    const businesses = textsOf('business', language, 'business_texts');
    const units = textsOf('unit', language, 'unit_texts');
    const locations = textsOf('location', language, 'location_texts');
    const among = await visibleEmployments(reader);
    return {
      fields: [
        organisationField('Business', reader),
        organisationField('Unit', reader),
        organisationField('Location', reader),
        field('HeadCount', reader, { type: 'number', value: sql`counted.people`, hasTotal: true }),
      ],
      from: sql`(
          select business, unit, location as place, sum(people)::int as people
          from (${peopleByPlace({ on, among }, ['business', 'unit', 'location'])}) as places
          group by 1, 2, 3 having sum(people) > 0
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
