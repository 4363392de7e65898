import type { Answers, FieldOption, FormField } from '@/lib/contract/platform/form/field';

const WORK = { code: 'work', label: 'Work' };
const MONEY = { code: 'money', label: 'Bank and pay' };
const MORE = { code: 'more', label: 'Everything else' };

/** A plain text field of a name, but for what is said. */
const field = (code: string, label: string, settings: Partial<FormField> = {}): FormField => ({
  code,
  key: code,
  label,
  type: 'text',
  group: { code: 'you', label: 'About you' },
  order: 0,
  notes: '',
  isMandatory: false,
  isEnabled: true,
  isReadOnly: false,
  isShown: true,
  isColumn: false,
  isSecret: false,
  minLength: null,
  maxLength: null,
  patterns: [],
  isAboveZero: false,
  enables: [],
  labelledBy: null,
  choicesOf: null,
  empties: [],
  formula: null,
  ...settings,
});

/** Every type of field, most of them in a state that people meet. */
export const SAMPLE_FIELDS: readonly FormField[] = [
  field('Name', 'Full name', { isMandatory: true, patterns: ['letters'], maxLength: 60, notes: 'As in your passport' }),
  field('Mail', 'Personal e-mail', { type: 'email' }),
  field('Employee', 'Employee number', { isReadOnly: true }),
  field('Born', 'Date of birth', { type: 'date', isMandatory: true }),
  field('Sex', 'Gender', { type: 'radio', isMandatory: true }),
  field('Married', 'Married', {
    type: 'switch',
    enables: [{ answers: ['Yes'], fields: ['Spouse', 'Wedding'], groups: [] }],
  }),
  field('Spouse', 'Name of your husband or wife', { isMandatory: true }),
  field('Wedding', 'Day of your wedding', { type: 'date' }),
  field('Proof', 'Proof of identity', { type: 'select' }),
  field('Number', 'Number', { labelledBy: 'Proof', isMandatory: true }),
  field('Pan', 'PAN', { patterns: ['pan'], isSecret: true }),
  field('Scan', 'Scan of the proof', { type: 'file' }),

  field('Manager', 'Mentor', { type: 'locator', group: WORK, isMandatory: true }),
  field('Buddy', 'Buddy', { type: 'ilocator', group: WORK }),
  field('Team', 'People you work with', { type: 'memplist', group: WORK }),
  field('Unit', 'Unit', { type: 'gselect', group: WORK }),
  field('Town', 'Town', { type: 'select', choicesOf: 'Unit', group: WORK }),
  field('Skills', 'Languages that you speak and would like to use at work', { type: 'mselect', group: WORK }),
  field('Way', 'How you come to work', { type: 'othselect', group: WORK }),
  field('Days', 'Days in the office', { type: 'checkbox', group: WORK }),
  field('From', 'First month', { type: 'MonthYear', group: WORK }),
  field('Begin', 'Usual beginning', { type: 'time', group: WORK }),
  field('Meeting', 'First meeting', { type: 'datetime', group: WORK }),
  field('Mood', 'How do you like it here?', { type: 'rating', group: WORK }),

  field('Note', 'Your salary is paid to this account.', {
    type: 'label',
    notes: 'A change counts from the next month.',
    group: MONEY,
  }),
  field('BankCode', 'Bank', { type: 'select', group: MONEY, empties: ['Branch', 'BankAddress'] }),
  field('IFSCCode', 'IFSC code', { type: 'banklocator', choicesOf: 'BankCode', group: MONEY }),
  field('Branch', 'Branch', { group: MONEY }),
  field('BankAddress', 'Address of the bank', { type: 'textarea', group: MONEY }),
  field('Account', 'Account number', { isSecret: true, isMandatory: true, patterns: ['digits'], group: MONEY }),
  field('Basic', 'Basic pay', { type: 'number', isAboveZero: true, group: MONEY }),
  field('House', 'House rent allowance', { type: 'formula', formula: 'Basic * 0.4', group: MONEY }),
  field('Total', 'Pay in all', { type: 'formula', formula: 'Basic + House', group: MONEY }),

  field('Pin', 'Phone password', { type: 'password', isSecret: true, group: MORE, minLength: 6 }),
  field('Papers', 'Other papers', { type: 'upload', group: MORE }),
  field('About', 'About you', { type: 'editor', group: MORE }),
];

const option = (value: string, label = value, more: Partial<FieldOption> = {}): FieldOption => ({
  value,
  label,
  parent: null,
  ...more,
});

export const SAMPLE_OPTIONS: ReadonlyMap<string, readonly FieldOption[]> = new Map([
  ['Sex', [option('f', 'Female'), option('m', 'Male'), option('o', 'Other')]],
  ['Proof', [option('p', 'Passport number'), option('v', 'Voter card number'), option('d', 'Driving licence number')]],
  [
    'Unit',
    [
      option('1', 'Mills', { group: 'Making' }),
      option('2', 'Dyeing', { group: 'Making' }),
      option('3', 'Shops', { group: 'Selling' }),
    ],
  ],
  [
    'Town',
    [option('pune', 'Pune', { parent: '1' }), option('agra', 'Agra', { parent: '2' }), option('any', 'Anywhere')],
  ],
  ['Skills', ['Hindi', 'English', 'Marathi', 'Tamil', 'German', 'Japanese'].map((name) => option(name))],
  ['Way', [option('bus', 'By bus'), option('bike', 'By bicycle'), option('foot', 'On foot')]],
  ['Days', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => option(name))],
  ['Manager', [option('9', 'E1009 · Ben Ode')]],
  ['BankCode', [option('1', 'HDFC Bank'), option('2', 'State Bank of India')]],
]);

export const SAMPLE_ANSWERS: Answers = {
  Name: 'Asha Rao',
  Employee: 'E1006',
  Married: 'No',
  Manager: '9',
  Skills: 'Hindi,English',
  Days: 'Monday,Thursday',
  Basic: '50000',
  About: '<p>I like <b>birds</b>.</p>',
};
