import { sql } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { employments, persons } from '../../../people/tables';
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

/** Who leads whom on a day, and how many report to them. */
export const reportingLines = defineReport({
  code: 'reporting-lines',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('reporting-lines'),
  fileName: 'Reporting_Lines',
  days: 'day',
  hasPlans: true,
  rowPage: PERSON_PAGE,
  sort: { field: 'Name', direction: 'asc' },
  query: async (reader, { on }) => ({
    fields: [
      ...personFields(reader),
      organisationField('Unit', reader),
      leaderField('ManagerID', reader, on),
      leaderField('Manager', reader, on),
      leaderField('AdminManager', reader, on),
      leaderField('Reviewer', reader, on),
      field('DirectReports', reader, {
        type: 'number',
        value: sql`(select count(*) from reporting_lines led
          where led.leader_id = ${employments.id} and led.kind = 'manager'
            and led.valid_from <= ${on} and (led.valid_to is null or led.valid_to > ${on}))`,
      }),
    ],
    from: employeesFrom(reader, on, asOn(employments, on)),
    where: await visibleEmployments(reader),
    key: sql`${persons.id}`,
    searched: sql`${persons.searchText}`,
    rowCode: sql`${employments.code}`,
  }),
});
