import { PRIVATE } from '../beginning-access';
import { defineSection } from '../define-section';

export const passport = defineSection('9', {
  area: 'record',
  image: 'passport',
  link: 'ecenter/profilesave/dynamicadd/profilepassport',
  access: PRIVATE,
  groups: ['passport', 'visa'],
  fields: [
    {
      key: 'HasPassport',
      group: 'passport',
      type: 'radio',
      isMandatory: true,
      enables: [
        {
          answers: ['Yes'],
          fields: ['PassportOf', 'NameInPassport', 'IssuedIn', 'IssuedOn', 'ExpiresOn', 'PassportCopy'],
        },
      ],
    },
    {
      key: 'PassportOf',
      group: 'passport',
      type: 'radio',
      isMandatory: true,
      enables: [
        { answers: ['india'], fields: ['PassportNumber', 'NeedsEmigrationCheck'] },
        { answers: ['other'], fields: ['PassportCountry', 'ForeignPassport'] },
      ],
    },
    {
      key: 'PassportNumber',
      group: 'passport',
      type: 'text',
      isMandatory: true,
      patterns: ['passport'],
      isSecret: true,
    },
    { key: 'PassportCountry', group: 'passport', type: 'select', list: 'countries', isMandatory: true },
    {
      key: 'ForeignPassport',
      group: 'passport',
      type: 'text',
      isMandatory: true,
      minLength: 5,
      maxLength: 20,
      isSecret: true,
    },
    { key: 'NameInPassport', group: 'passport', type: 'text', maxLength: 120, patterns: ['letters'] },
    { key: 'IssuedIn', group: 'passport', type: 'text', maxLength: 100 },
    { key: 'IssuedOn', group: 'passport', type: 'date', isMandatory: true },
    { key: 'ExpiresOn', group: 'passport', type: 'date', isMandatory: true },
    { key: 'NeedsEmigrationCheck', group: 'passport', type: 'radio' },
    { key: 'PassportCopy', group: 'passport', type: 'file' },

    {
      key: 'HasVisa',
      group: 'visa',
      type: 'radio',
      isMandatory: true,
      enables: [
        {
          answers: ['Yes'],
          fields: ['VisaCountry', 'VisaKind', 'VisaNumber', 'VisaFrom', 'VisaUntil', 'VisaEntries', 'VisaCopy'],
        },
      ],
    },
    { key: 'VisaCountry', group: 'visa', type: 'select', list: 'countries', isMandatory: true },
    { key: 'VisaKind', group: 'visa', type: 'select', list: 'visa-kinds', isMandatory: true },
    { key: 'VisaNumber', group: 'visa', type: 'text', isMandatory: true, minLength: 4, maxLength: 30, isSecret: true },
    { key: 'VisaFrom', group: 'visa', type: 'date' },
    { key: 'VisaUntil', group: 'visa', type: 'date', isMandatory: true },
    { key: 'VisaEntries', group: 'visa', type: 'radio' },
    { key: 'VisaCopy', group: 'visa', type: 'file' },
  ],
});
