import { NOT_AT_WORK, OWN_WORK } from '../beginning-access';
import { defineSection } from '../define-section';

const PHONE = { type: 'text', minLength: 7, maxLength: 20 } as const;

export const contact = defineSection('3', {
  image: 'contact',
  link: 'ecenter/profilesave/dynamicadd/profilecontact',
  access: OWN_WORK,
  copies: [
    { column: 'mail', fields: ['WorkMail'] },
    { column: 'phone', fields: ['MobileNo'] },
    { column: 'personalMail', fields: ['PersonalMail'] },
  ],
  groups: ['work', 'private'],
  fields: [
    { key: 'WorkMail', group: 'work', type: 'email', maxLength: 100, access: { self: 'read' } },
    { key: 'MobileNo', group: 'work', ...PHONE, isMandatory: true },
    { key: 'WorkPhone', group: 'work', ...PHONE },
    { key: 'Extension', group: 'work', type: 'text', maxLength: 6, patterns: ['digits'] },
    { key: 'PreferredContact', group: 'work', type: 'radio' },
    { key: 'ProfileLink', group: 'work', type: 'text', maxLength: 200 },

    { key: 'OtherMobile', group: 'private', ...PHONE, access: NOT_AT_WORK },
    { key: 'HomePhone', group: 'private', ...PHONE, access: NOT_AT_WORK },
    { key: 'PersonalMail', group: 'private', type: 'email', maxLength: 100, access: NOT_AT_WORK },
  ],
});
