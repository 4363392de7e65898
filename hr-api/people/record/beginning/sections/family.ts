import { PRIVATE } from '../beginning-access';
import { defineSection } from '../define-section';

export const family = defineSection('5', {
  image: 'family',
  link: 'ecenter/profilesave/dynamicadd/profilefamily',
  isMaster: true,
  access: PRIVATE,
  groups: ['person', 'cover', 'guardian'],
  fields: [
    { key: 'Relation', group: 'person', type: 'select', list: 'relations', isMandatory: true, isColumn: true },
    {
      key: 'Name',
      group: 'person',
      type: 'text',
      isMandatory: true,
      isColumn: true,
      maxLength: 120,
      patterns: ['letters'],
    },
    { key: 'Gender', group: 'person', type: 'radio' },
    { key: 'DateOfBirth', group: 'person', type: 'date', isMandatory: true, isColumn: true },
    { key: 'Age', group: 'person', type: 'formula', formula: 'YEARS(DateOfBirth, TODAY())', isColumn: true },
    { key: 'Nationality', group: 'person', type: 'select', list: 'countries' },
    { key: 'Occupation', group: 'person', type: 'text', maxLength: 100 },
    { key: 'Phone', group: 'person', type: 'text', minLength: 7, maxLength: 20 },
    { key: 'LivesWithMe', group: 'person', type: 'radio', enables: [{ answers: ['No'], fields: ['Address'] }] },
    { key: 'Address', group: 'person', type: 'textarea', maxLength: 500 },

    {
      key: 'IsDependent',
      group: 'cover',
      type: 'radio',
      isMandatory: true,
      isColumn: true,
      enables: [{ answers: ['Yes'], fields: ['DependentSince', 'IsInsured'] }],
    },
    { key: 'DependentSince', group: 'cover', type: 'date' },
    { key: 'IsInsured', group: 'cover', type: 'radio', isMandatory: true },

    {
      key: 'IsMinor',
      group: 'guardian',
      type: 'radio',
      isMandatory: true,
      enables: [{ answers: ['Yes'], fields: ['GuardianName', 'GuardianRelation'] }],
    },
    { key: 'GuardianName', group: 'guardian', type: 'text', isMandatory: true, maxLength: 120, patterns: ['letters'] },
    { key: 'GuardianRelation', group: 'guardian', type: 'select', list: 'relations', isMandatory: true },
  ],
});
