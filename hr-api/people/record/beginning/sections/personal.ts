import { PRIVATE } from '../beginning-access';
import { defineSection } from '../define-section';

export const personal = defineSection('1', {
  image: 'person',
  link: 'ecenter/profilesave/dynamicadd/profilepersonal',
  access: PRIVATE,
  copies: [
    { column: 'name', fields: ['FirstName', 'LastName'] },
    { column: 'givenName', fields: ['FirstName'] },
    { column: 'familyName', fields: ['LastName'] },
    { column: 'bornOn', fields: ['DateOfBirth'] },
    { column: 'gender', fields: ['Gender'] },
    { column: 'nationality', fields: ['Nationality'] },
  ],
  groups: ['name', 'birth', 'family', 'more', 'disability'],
  fields: [
    { key: 'Title', group: 'name', type: 'select', list: 'titles' },
    { key: 'FirstName', group: 'name', type: 'text', isMandatory: true, maxLength: 60, patterns: ['letters'] },
    { key: 'MiddleName', group: 'name', type: 'text', maxLength: 60, patterns: ['letters'] },
    { key: 'LastName', group: 'name', type: 'text', isMandatory: true, maxLength: 60, patterns: ['letters'] },
    { key: 'KnownAs', group: 'name', type: 'text', maxLength: 60 },

    { key: 'DateOfBirth', group: 'birth', type: 'date', isMandatory: true },
    { key: 'Age', group: 'birth', type: 'formula', formula: 'YEARS(DateOfBirth, TODAY())' },
    { key: 'Gender', group: 'birth', type: 'radio', isMandatory: true },
    { key: 'BirthPlace', group: 'birth', type: 'text', maxLength: 100 },
    { key: 'BirthCountry', group: 'birth', type: 'select', list: 'countries' },
    { key: 'Nationality', group: 'birth', type: 'select', list: 'countries', isMandatory: true },
    {
      key: 'HasSecondNationality',
      group: 'birth',
      type: 'radio',
      enables: [{ answers: ['Yes'], fields: ['SecondNationality'] }],
    },
    { key: 'SecondNationality', group: 'birth', type: 'select', list: 'countries', isMandatory: true },

    {
      key: 'MaritalStatus',
      group: 'family',
      type: 'select',
      list: 'marital-statuses',
      isMandatory: true,
      enables: [{ answers: ['married', 'partnership'], fields: ['MarriedOn', 'SpouseName', 'SpouseWorksHere'] }],
    },
    { key: 'MarriedOn', group: 'family', type: 'date' },
    { key: 'SpouseName', group: 'family', type: 'text', isMandatory: true, maxLength: 120, patterns: ['letters'] },
    {
      key: 'SpouseWorksHere',
      group: 'family',
      type: 'radio',
      enables: [{ answers: ['Yes'], fields: ['SpouseEmployee'] }],
    },
    { key: 'SpouseEmployee', group: 'family', type: 'locator', isMandatory: true },

    { key: 'MotherTongue', group: 'more', type: 'select', list: 'languages' },
    { key: 'Languages', group: 'more', type: 'mselect', list: 'languages' },
    { key: 'BloodGroup', group: 'more', type: 'select', list: 'blood-groups' },
    {
      key: 'HasDisability',
      group: 'more',
      type: 'radio',
      enables: [{ answers: ['Yes'], groups: ['disability'] }],
    },
    { key: 'DisabilityKind', group: 'disability', type: 'text', isMandatory: true, maxLength: 100 },
    { key: 'DisabilityDegree', group: 'disability', type: 'number', isAboveZero: true, maxLength: 3 },
    { key: 'DisabilityProof', group: 'disability', type: 'file' },
  ],
});
