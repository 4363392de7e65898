import { PRIVATE } from '../beginning-access';
import { defineSection } from '../define-section';

/** A number of which only the last signs are shown. */
const TWELVE_SIGNS = {
  type: 'text',
  isMandatory: true,
  minLength: 12,
  maxLength: 12,
  isSecret: true,
} as const;

export const identity = defineSection('10', {
  area: 'record',
  image: 'identity',
  link: 'ecenter/profilesave/dynamicadd/profileidentity',
  access: PRIVATE,
  groups: ['india', 'other'],
  fields: [
    {
      key: 'HasPan',
      group: 'india',
      type: 'radio',
      isMandatory: true,
      enables: [{ answers: ['Yes'], fields: ['Pan', 'NameOnPan', 'PanCopy'] }],
    },
    { key: 'Pan', group: 'india', type: 'text', isMandatory: true, patterns: ['pan'], isSecret: true },
    { key: 'NameOnPan', group: 'india', type: 'text', maxLength: 120, patterns: ['letters'] },
    { key: 'PanCopy', group: 'india', type: 'file' },
    {
      key: 'HasAadhaar',
      group: 'india',
      type: 'radio',
      enables: [{ answers: ['Yes'], fields: ['Aadhaar'] }],
    },
    { key: 'Aadhaar', group: 'india', ...TWELVE_SIGNS, patterns: ['digits'] },
    { key: 'HasUan', group: 'india', type: 'radio', enables: [{ answers: ['Yes'], fields: ['Uan'] }] },
    { key: 'Uan', group: 'india', ...TWELVE_SIGNS, patterns: ['digits'] },

    {
      key: 'HasOther',
      group: 'other',
      type: 'radio',
      isMandatory: true,
      enables: [
        {
          answers: ['Yes'],
          fields: ['IdentityKind', 'IdentityNumber', 'IdentityCountry', 'IdentityUntil', 'IdentityCopy'],
        },
      ],
    },
    { key: 'IdentityKind', group: 'other', type: 'select', list: 'identity-kinds', isMandatory: true },
    {
      key: 'IdentityNumber',
      group: 'other',
      type: 'text',
      labelledBy: 'IdentityKind',
      isMandatory: true,
      minLength: 4,
      maxLength: 30,
      isSecret: true,
    },
    { key: 'IdentityCountry', group: 'other', type: 'select', list: 'countries' },
    { key: 'IdentityUntil', group: 'other', type: 'date' },
    { key: 'IdentityCopy', group: 'other', type: 'file' },
  ],
});
