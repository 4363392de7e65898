import { NOT_AT_WORK, WORK } from '../beginning-access';
import { defineSection } from '../define-section';

const NAME = { type: 'text', maxLength: 120 } as const;
/** A field of the reference that the last employer gives. */
const REFEREE = { group: 'reference', access: NOT_AT_WORK } as const;
/** What HR notes down about the entry, not shown to the employee. */
const CHECK = { group: 'check', isShownToEmployee: false, access: NOT_AT_WORK } as const;

export const experience = defineSection('7', {
  area: 'career',
  image: 'experience',
  link: 'ecenter/profilesave/dynamicadd/profileexperience',
  isMaster: true,
  access: WORK,
  groups: ['employer', 'leaving', 'reference', 'check'],
  fields: [
    { key: 'Employer', group: 'employer', ...NAME, isMandatory: true, isColumn: true },
    { key: 'JobTitle', group: 'employer', ...NAME, isMandatory: true, isColumn: true },
    { key: 'JobSection', group: 'employer', type: 'select', list: 'job-sections' },
    { key: 'EmploymentKind', group: 'employer', type: 'select', list: 'employment-kinds' },
    { key: 'City', group: 'employer', ...NAME },
    { key: 'Country', group: 'employer', type: 'select', list: 'countries' },
    { key: 'FromDate', group: 'employer', type: 'date', isMandatory: true, isColumn: true },
    { key: 'ToDate', group: 'employer', type: 'date', isMandatory: true, isColumn: true },
    {
      key: 'Years',
      group: 'employer',
      type: 'formula',
      formula: 'ROUND(DAYS(FromDate, ToDate) / 365.25, 1)',
      isColumn: true,
    },

    {
      key: 'LeavingReason',
      group: 'leaving',
      type: 'select',
      list: 'leaving-reasons',
      access: NOT_AT_WORK,
      enables: [{ answers: ['other'], fields: ['LeavingRemark'] }],
    },
    {
      key: 'LeavingRemark',
      group: 'leaving',
      type: 'textarea',
      isMandatory: true,
      maxLength: 500,
      access: NOT_AT_WORK,
    },
    { key: 'LastSalary', group: 'leaving', type: 'number', isAboveZero: true, maxLength: 12, access: NOT_AT_WORK },
    { key: 'SalaryCurrency', group: 'leaving', type: 'select', list: 'currencies', access: NOT_AT_WORK },
    { key: 'RelievingLetter', group: 'leaving', type: 'file', access: NOT_AT_WORK },

    {
      key: 'MayBeAsked',
      type: 'radio',
      ...REFEREE,
      enables: [{ answers: ['Yes'], fields: ['RefereeName', 'RefereeTitle', 'RefereePhone', 'RefereeMail'] }],
    },
    { key: 'RefereeName', ...NAME, ...REFEREE, isMandatory: true, patterns: ['letters'] },
    { key: 'RefereeTitle', ...NAME, ...REFEREE },
    { key: 'RefereePhone', type: 'text', minLength: 7, maxLength: 20, ...REFEREE },
    { key: 'RefereeMail', type: 'email', maxLength: 100, ...REFEREE },

    { key: 'CheckedOn', type: 'date', ...CHECK },
    { key: 'CheckResult', type: 'select', ...CHECK },
    { key: 'CheckRemark', type: 'textarea', maxLength: 500, ...CHECK },
  ],
});
