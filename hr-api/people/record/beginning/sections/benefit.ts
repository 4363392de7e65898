import { PRIVATE } from '../beginning-access';
import { defineSection } from '../define-section';

/** One row for each relative and benefit. What a benefit asks of its nominees, share and address, is said by the benefit. */
export const benefit = defineSection('35', {
  area: 'record',
  image: 'benefit',
  link: 'ecenter/profilesave/dynamicadd/profilebenefit',
  isMaster: true,
  access: PRIVATE,
  groups: ['nominee'],
  fields: [
    { key: 'Family_Code', group: 'nominee', type: 'select', list: 'family', isMandatory: true, isColumn: true },
    { key: 'Benefit_Code', group: 'nominee', type: 'select', list: 'benefits', isMandatory: true, isColumn: true },
    {
      key: 'Nominee',
      group: 'nominee',
      type: 'radio',
      isMandatory: true,
      isColumn: true,
      enables: [{ answers: ['Yes'], fields: ['Percentage', 'Address'] }],
    },
    {
      key: 'Percentage',
      group: 'nominee',
      type: 'number',
      isColumn: true,
      isAboveZero: true,
      maxLength: 6,
    },
    { key: 'Address', group: 'nominee', type: 'textarea', maxLength: 500 },
  ],
});
