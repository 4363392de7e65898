import { sql } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { companies } from '../../../people/organisation/tables';
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
import { tagField } from './named-codes';
import { recordFields } from './record-fields';

/** Everyone who works here on a day, with whatever of their record the reader may read. */
export const employeeList = defineReport({
  code: 'employee-list',
  module: 'ecenter',
  allow: 'visible',
  ...reportTitles('employee-list'),
  isByOrganisation: true,
  fileName: 'Employee_List',
  days: 'day',
  hasPlans: true,
  rowPage: PERSON_PAGE,
  pivot: { row: 'Unit', column: 'JobStatus' },
  sort: { field: 'Name', direction: 'asc' },
  query: async (reader, { on }) => {
    const fields = [
      ...personFields(reader),
      organisationField('Business', reader),
      field('Company', reader, { value: sql`${companies.name}`, isHiddenAtFirst: true }),
      organisationField('Unit', reader),
      organisationField('Location', reader),
      { ...organisationField('Level', reader), isHiddenAtFirst: true },
      organisationField('JobStatus', reader),
      field('JoinedOn', reader, { value: sql`${employments.validFrom}`, type: 'date' }),
      leaderField('Manager', reader, on),
      { ...leaderField('ManagerID', reader, on), isHiddenAtFirst: true },
      { ...leaderField('AdminManager', reader, on), isHiddenAtFirst: true },
      { ...leaderField('ReviewerID', reader, on), isHiddenAtFirst: true },
      { ...leaderField('Reviewer', reader, on), isHiddenAtFirst: true },
      tagField(reader, on),
    ];
    return {
      fields: [...fields, ...(await recordFields(reader, on, fields))],
      from: employeesFrom(reader, on, asOn(employments, on)),
      where: await visibleEmployments(reader),
      key: sql`${persons.id}`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
