import { PRIVATE } from '../beginning-access';
import { defineSection } from '../define-section';

const LINE = { type: 'text', maxLength: 200 } as const;
const NAME = { type: 'text', maxLength: 100 } as const;
const POSTAL_CODE = { type: 'text', minLength: 3, maxLength: 10 } as const;
const COUNTRY = { type: 'select', list: 'countries', isMandatory: true } as const;

export const address = defineSection('4', {
  image: 'address',
  link: 'ecenter/profilesave/dynamicadd/profileaddress',
  access: PRIVATE,
  copies: [{ column: 'homeAddress', fields: ['AddressLine1', 'AddressLine2', 'City', 'PostalCode'] }],
  groups: ['current', 'permanent'],
  fields: [
    { key: 'AddressLine1', group: 'current', ...LINE, isMandatory: true },
    { key: 'AddressLine2', group: 'current', ...LINE },
    { key: 'City', group: 'current', ...NAME, isMandatory: true },
    { key: 'State', group: 'current', ...NAME },
    { key: 'PostalCode', group: 'current', ...POSTAL_CODE, isMandatory: true },
    { key: 'Country', group: 'current', ...COUNTRY },
    { key: 'ResidenceKind', group: 'current', type: 'select', list: 'residence-kinds' },
    { key: 'LivingThereSince', group: 'current', type: 'date' },
    {
      key: 'IsPermanent',
      group: 'current',
      type: 'radio',
      isMandatory: true,
      enables: [{ answers: ['No'], groups: ['permanent'] }],
    },

    { key: 'PermanentLine1', group: 'permanent', ...LINE, isMandatory: true },
    { key: 'PermanentLine2', group: 'permanent', ...LINE },
    { key: 'PermanentCity', group: 'permanent', ...NAME, isMandatory: true },
    { key: 'PermanentState', group: 'permanent', ...NAME },
    { key: 'PermanentPostalCode', group: 'permanent', ...POSTAL_CODE, isMandatory: true },
    { key: 'PermanentCountry', group: 'permanent', ...COUNTRY },
  ],
});
