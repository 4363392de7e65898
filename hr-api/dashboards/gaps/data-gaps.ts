import { sql } from 'drizzle-orm';
import { DATA_GAPS } from '../../../lib/contract/dashboards/dashboard-rules';
import { employments, persons } from '../../people/tables';
import { defineReport, openFields } from '../../workplace/reports/report';
import {
  PERSON_PAGE,
  joinPeople,
  leaderField,
  personFields,
  placeFields,
  visibleEmployments,
} from '../../workplace/reports/people/employee-rows';
import { FIGURE_TITLES } from '../reports/figure-titles';
import { GAP_TITLES } from './gap-titles';
import { gapsOn } from './gaps-on';

/** Each thing that a record lacks, a row for each, which leads to the record. */
export const dataGaps = defineReport({
  code: 'data-gaps',
  module: 'ecenter',
  allow: 'gaps.read',
  names: FIGURE_TITLES.DataGaps,
  descriptions: FIGURE_TITLES.DataGapsTells,
  fileName: 'Data_Gaps',
  days: 'day',
  hasPlans: true,
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'Gap' },
  sort: { field: 'Gap', direction: 'asc' },
  query: async (reader, { on }) => ({
    fields: [
      ...personFields(reader),
      openFields(FIGURE_TITLES, reader.language)('Gap', sql`lack.gap`, {
        choices: async () => DATA_GAPS.map((gap) => ({ value: gap, text: GAP_TITLES[gap][reader.language] })),
      }),
      ...placeFields(reader, 'Level'),
      leaderField('Manager', reader, on),
    ],
    from: sql`${gapsOn(on)} ${joinPeople(reader, sql`lack.employment_id`, on)}`,
    where: await visibleEmployments(reader),
    orgDay: on,
    key: sql`(${employments.id}::text || lack.gap)`,
    searched: sql`${persons.searchText}`,
    rowCode: sql`${employments.code}`,
  }),
});
