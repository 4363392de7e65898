import { OWN } from '../beginning-access';
import { defineSection } from '../define-section';

const PHONE = { type: 'text', minLength: 7, maxLength: 20 } as const;

export const emergency = defineSection('11', {
  image: 'emergency',
  link: 'ecenter/profilesave/dynamicadd/profileemergency',
  isMaster: true,
  access: OWN,
  copies: [{ column: 'emergencyContact', fields: ['Name'] }],
  groups: ['contact'],
  fields: [
    {
      key: 'Name',
      group: 'contact',
      type: 'text',
      isMandatory: true,
      isColumn: true,
      maxLength: 120,
      patterns: ['letters'],
    },
    { key: 'Relation', group: 'contact', type: 'select', list: 'relations', isMandatory: true, isColumn: true },
    { key: 'CallOrder', group: 'contact', type: 'select', isColumn: true },
    { key: 'Phone', group: 'contact', ...PHONE, isMandatory: true, isColumn: true },
    { key: 'OtherPhone', group: 'contact', ...PHONE },
    { key: 'Mail', group: 'contact', type: 'email', maxLength: 100 },
    { key: 'Languages', group: 'contact', type: 'mselect', list: 'languages' },
    { key: 'LivesWithMe', group: 'contact', type: 'radio', enables: [{ answers: ['No'], fields: ['Address'] }] },
    { key: 'Address', group: 'contact', type: 'textarea', maxLength: 500 },
  ],
});
