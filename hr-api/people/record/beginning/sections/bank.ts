import { PRIVATE } from '../beginning-access';
import { defineSection } from '../define-section';

export const bank = defineSection('8', {
  area: 'record',
  image: 'bank',
  link: 'ecenter/profilesave/dynamicadd/profilebank',
  access: PRIVATE,
  isSeenTwice: true,
  groups: ['account', 'india', 'abroad', 'payroll'],
  fields: [
    {
      key: 'AccountHolder',
      group: 'account',
      type: 'text',
      isMandatory: true,
      maxLength: 120,
      patterns: ['letters'],
    },
    {
      key: 'BankPlace',
      group: 'account',
      type: 'radio',
      isMandatory: true,
      enables: [
        { answers: ['india'], groups: ['india'] },
        { answers: ['abroad'], groups: ['abroad'] },
      ],
    },
    { key: 'Proof', group: 'account', type: 'file' },

    { key: 'BankCode', group: 'india', type: 'select', list: 'banks', isMandatory: true },
    {
      key: 'IFSCCode',
      group: 'india',
      type: 'banklocator',
      list: 'ifsc',
      choicesOf: 'BankCode',
      isMandatory: true,
    },
    { key: 'Branch', group: 'india', type: 'text', isMandatory: true, maxLength: 120 },
    { key: 'BankAddress', group: 'india', type: 'textarea', maxLength: 300 },
    { key: 'AccountKind', group: 'india', type: 'radio', isMandatory: true },
    {
      key: 'AccountNumber',
      group: 'india',
      type: 'text',
      isMandatory: true,
      minLength: 9,
      maxLength: 18,
      patterns: ['digits'],
      isSecret: true,
    },

    { key: 'BankName', group: 'abroad', type: 'text', isMandatory: true, maxLength: 120 },
    { key: 'BankCountry', group: 'abroad', type: 'select', list: 'countries', isMandatory: true },
    { key: 'Iban', group: 'abroad', type: 'text', isMandatory: true, minLength: 6, maxLength: 34, isSecret: true },
    { key: 'Bic', group: 'abroad', type: 'text', minLength: 8, maxLength: 11 },

    { key: 'CheckedOn', group: 'payroll', type: 'date', isShownToEmployee: false },
  ],
});
