import type { Answers, FormField } from '@/lib/contract/platform/form/field';
import { Form } from '@/lib/contract/platform/form/form';
import { FormulaError, planForm } from '@/lib/contract/platform/form/plan';
import { RingError } from '@/lib/contract/platform/form/plan-fields';
import { enabling, field } from './fields';

const TODAY = { today: '2026-03-01' };
const formOf = (fields: readonly FormField[], answers: Answers = {}) => new Form(planForm(fields), answers, TODAY);

const marriage = [
  field('Married', { type: 'radio', ...enabling(['Y'], ['Spouse', 'Spouse works']) }),
  field('Spouse'),
  field('Spouse works', { code: 'Spouse works', key: 'SpouseWorks', type: 'radio', ...enabling(['Y'], ['Employer']) }),
  field('Employer'),
];

test('an answer enables the fields that it names, in chains, and another one disables them', () => {
  const form = formOf(marriage);
  const enabled = () => marriage.filter(({ code }) => form.state(code).isEnabled).map(({ label }) => label);
  expect(enabled()).toEqual(['Married']);
  expect([...form.answer('Married', 'Y')]).toEqual(['Married', 'Spouse', 'Spouse works']);
  expect(enabled()).toEqual(['Married', 'Spouse', 'Spouse works']);
  form.answer('Spouse works', 'Y');
  expect(enabled()).toEqual(['Married', 'Spouse', 'Spouse works', 'Employer']);
  form.answer('Married', 'N');
  expect(enabled()).toEqual(['Married']);
});

test('what is disabled is saved empty, and is there again when it is enabled before the save', () => {
  const form = formOf(marriage, { Married: 'Y', Spouse: 'Asha', SpouseWorks: 'Y', Employer: 'Mill' });
  form.answer('Married', 'N');
  expect(form.values()).toEqual({ Married: 'N', Spouse: '', SpouseWorks: '', Employer: '' });
  form.answer('Married', 'Y');
  expect(form.values()).toEqual({ Married: 'Y', Spouse: 'Asha', SpouseWorks: 'Y', Employer: 'Mill' });
});

test('a group selection enables all fields of the groups that it names', () => {
  const home = { code: 'G2', label: 'Home' };
  const form = formOf([
    field('Lives', { type: 'select', ...enabling(['home', 'both'], [], ['G2']) }),
    field('Street', { group: home }),
    field('Town', { group: home }),
  ]);
  expect([...form.answer('Lives', 'both')]).toEqual(['Lives', 'Street', 'Town']);
  expect([...form.answer('Lives', 'home')]).toEqual(['Lives']);
  expect([...form.answer('Lives', 'away')]).toEqual(['Lives', 'Street', 'Town']);
});

test('a field that two others enable needs both; one of several choices is enough', () => {
  const form = formOf([
    field('Car', { type: 'checkbox', ...enabling(['own', 'lease'], ['Plate']) }),
    field('Drives', { type: 'radio', ...enabling(['Y'], ['Plate']) }),
    field('Plate'),
  ]);
  form.answer('Car', 'bike,lease');
  expect(form.state('Plate').isEnabled).toBe(false);
  form.answer('Drives', 'Y');
  expect(form.state('Plate').isEnabled).toBe(true);
});

test('a field that is not enabled by itself stays so', () => {
  const form = formOf([
    field('Has', { type: 'radio', ...enabling(['Y'], ['What']) }),
    field('What', { isEnabled: false }),
  ]);
  form.answer('Has', 'Y');
  expect(form.state('What').isEnabled).toBe(false);
});

const bank = [
  field('BankCode', { type: 'select', empties: ['Branch', 'BankAddress'] }),
  field('IFSCCode', { type: 'banklocator', choicesOf: 'BankCode' }),
  field('Branch'),
  field('BankAddress'),
];

test('another bank empties IFSC code, branch and address, and tells whose the codes are', () => {
  const form = formOf(bank, { BankCode: '1', IFSCCode: 'HDFC0000001', Branch: 'Fort', BankAddress: 'Mumbai' });
  expect(form.state('IFSCCode').parentAnswer).toBe('1');
  expect([...form.answer('BankCode', '2')].sort()).toEqual(['BankAddress', 'BankCode', 'Branch', 'IFSCCode']);
  expect(form.values()).toEqual({ BankCode: '2', IFSCCode: '', Branch: '', BankAddress: '' });
  expect(form.state('IFSCCode').parentAnswer).toBe('2');
  expect([...form.answer('BankCode', '2')]).toEqual([]);
});

test('fields that empty each other leave the one that was answered', () => {
  const form = formOf([field('Own', { empties: ['Rented'] }), field('Rented', { empties: ['Own'] })], {
    Rented: 'flat',
  });
  form.answer('Own', 'house');
  expect(form.values()).toEqual({ Own: 'house', Rented: '' });
});

test('a field is labelled by the answer of its parent', () => {
  const form = formOf([field('Proof', { type: 'select' }), field('Number', { labelledBy: 'Proof' })]);
  expect([...form.answer('Proof', 'passport')]).toEqual(['Proof', 'Number']);
  expect(form.state('Number').labelAnswer).toBe('passport');
});

test('formulas follow the answers, and count what is disabled as not answered', () => {
  const form = formOf([
    field('Total', { type: 'formula', formula: 'Basic + Allowance' }),
    field('Allowance', { type: 'formula', formula: 'IF(City in ("Mumbai"), Basic * 0.5, Basic * 0.4)' }),
    field('Basic', { type: 'number' }),
    field('City'),
  ]);
  expect(form.state('Total').answer).toBe('');
  form.answer('Basic', '1000');
  expect(form.state('Total').answer).toBe('1400');
  expect([...form.answer('City', 'Mumbai')]).toEqual(['City', 'Allowance', 'Total']);
  expect(form.state('Total').answer).toBe('1500');
});

test('formulas read figures of the organisation and today', () => {
  const plan = planForm(
    [field('Age', { type: 'formula', formula: 'YEARS(Born, TODAY())' }), field('Born', { type: 'date' }), share],
    new Map([['#Gross_CTC', 'money']]),
  );
  const form = new Form(plan, { Born: '02-Mar-1990' }, { ...TODAY, figures: { '#Gross_CTC': 100 } });
  expect(form.values()).toEqual({ Age: '35', Born: '02-Mar-1990', Share: '33.33' });
});
const share = field('Share', { type: 'formula', formula: '#Gross_CTC / 3' });

test('a sum of decimals reads as people add', () => {
  const form = formOf([
    field('Sum', { type: 'formula', formula: 'A + B' }),
    ...['A', 'B'].map((name) => field(name, { type: 'number' })),
  ]);
  form.answer('A', '0.1');
  form.answer('B', '0.2');
  expect(form.state('Sum').answer).toBe('0.3');
});

test('a ring is refused with the fields that form it', () => {
  const ring = [
    field('A', enabling(['1'], ['B'])),
    field('B', enabling(['1'], ['C'])),
    field('C', enabling(['1'], ['A'])),
    field('D', enabling(['1'], ['A'])),
  ];
  expect(() => planForm(ring)).toThrow(new RingError(['A', 'B', 'C', 'A']));
  expect(() => planForm([field('X', { formula: 'Y + 1' }), field('Y', { formula: 'X + 1' })])).toThrow(RingError);
  expect(() => planForm([field('X', { formula: 'Z + 1' })])).toThrow(FormulaError);
});

test('keys that every object has are answers like others', () => {
  const form = formOf([field('constructor'), field('toString')]);
  expect(form.values()).toEqual({ constructor: '', toString: '' });
});

test('one answer settles what depends on it alone', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => [
    field(`N${at}`, { type: 'number' }),
    field(`F${at}`, { type: 'formula', formula: `N${at} * 2` }),
  ]).flat();
  const form = formOf(many);
  expect([...form.answer('N500', '4')]).toEqual(['N500', 'F500']);
});
