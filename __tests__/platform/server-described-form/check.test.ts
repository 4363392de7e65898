import { issuesOf } from '@/lib/contract/platform/form/check';
import type { FormField } from '@/lib/contract/platform/form/field';
import { Form } from '@/lib/contract/platform/form/form';
import { planForm } from '@/lib/contract/platform/form/plan';
import { enabling, field } from './fields';

function brokenBy(settings: Partial<FormField>, answer: string, scope: 'mandatory' | 'answered' = 'mandatory') {
  const one = field('One', { isMandatory: true, ...settings });
  const form = new Form(planForm([one]), { One: answer }, { today: '2026-03-01' });
  return issuesOf(form, scope)[0]?.rule ?? null;
}

test.each<[string, Partial<FormField>, string, string | null]>([
  ['nothing in a mandatory field', {}, '', 'required'],
  ['spaces in a mandatory field', {}, '  ', 'required'],
  ['one character fewer than the minimum', { minLength: 3 }, 'ab', 'too_short'],
  ['exactly the minimum', { minLength: 3 }, 'abc', null],
  ['exactly the maximum', { maxLength: 3 }, 'abc', null],
  ['exactly the maximum in characters of two units', { maxLength: 2 }, '😀😀', null],
  ['one character more than the maximum', { maxLength: 3 }, 'abcd', 'too_long'],
  ['no mail address', { patterns: ['email'] }, 'asha@', 'email'],
  ['no mail address in a field of that type', { type: 'email' }, 'asha@x', 'email'],
  ['a mail address', { patterns: ['email'] }, 'asha.rao+hr@mail.example', null],
  ['a letter among digits', { patterns: ['digits'] }, '12a', 'digits'],
  ['digits', { patterns: ['digits'] }, '0123', null],
  ['a digit among letters', { patterns: ['letters'] }, 'Asha1', 'letters'],
  ['letters of any script, in several words', { patterns: ['letters'] }, 'Zoë O’Neil', null],
  ['a passport that begins with Q', { patterns: ['passport'] }, 'Q1234567', 'passport'],
  ['a passport whose second sign is 0', { patterns: ['passport'] }, 'A0234567', 'passport'],
  ['a passport that ends with 0', { patterns: ['passport'] }, 'A1234560', 'passport'],
  ['a passport', { patterns: ['passport'] }, 'A1234567', null],
  ['a passport with a space', { patterns: ['passport'] }, 'A12 34567', null],
  ['a PAN in small letters', { patterns: ['pan'] }, 'abcde1234f', 'pan'],
  ['a PAN', { patterns: ['pan'] }, 'ABCDE1234F', null],
  ['zero where more is wanted', { type: 'number', isAboveZero: true }, '0', 'invalid'],
  ['less than zero', { type: 'number', isAboveZero: true }, '-1', 'invalid'],
  ['one', { type: 'number', isAboveZero: true }, '1', null],
  ['no number', { type: 'number' }, '1e3', 'invalid'],
  ['a day that does not exist', { type: 'date' }, '31-Feb-2026', 'invalid'],
  ['a day', { type: 'date' }, '28-Feb-2026', null],
  ['a day without its time', { type: 'datetime' }, '28-Feb-2026', 'invalid'],
  ['a time that no clock shows', { type: 'datetime' }, '28-Feb-2026 24:00', 'invalid'],
  ['a day and a time', { type: 'datetime' }, '28-Feb-2026 23:59', null],
  ['an hour alone', { type: 'time' }, '9', 'invalid'],
  ['a time', { type: 'time' }, '09:05', null],
  ['a month without its year', { type: 'MonthYear' }, 'Feb', 'invalid'],
  ['a month', { type: 'MonthYear' }, 'Feb-2026', null],
  ['a score above five', { type: 'rating' }, '6', 'invalid'],
  ['a score', { type: 'rating' }, '5', null],
  ['a switch that is neither', { type: 'switch' }, 'Maybe', 'invalid'],
  ['a switch', { type: 'switch' }, 'No', null],
])('says of %s what is wrong', (_, settings, answer, rule) => {
  expect(brokenBy(settings, answer)).toBe(rule);
});

test.each<[string, Partial<FormField>]>([
  ['optional', { isMandatory: false }],
  ['not enabled', { isEnabled: false }],
  ['read-only', { isReadOnly: true }],
  ['not shown', { isShown: false }],
  ['without a name on the wire', { key: '' }],
  ['a label', { type: 'label' }],
])('the browser asks nothing of a field that is %s', (_, settings) => {
  expect(brokenBy(settings, '')).toBeNull();
});

test('an optional field with an answer is looked at by the HR API and not by the browser', () => {
  const optional = { isMandatory: false, patterns: ['email' as const] };
  expect(brokenBy(optional, 'rubbish', 'mandatory')).toBeNull();
  expect(brokenBy(optional, 'rubbish', 'answered')).toBe('email');
  expect(brokenBy(optional, '', 'answered')).toBeNull();
});

test('a field that an answer disables is not asked for, and is as soon as it is enabled', () => {
  const fields = [field('Has', { type: 'radio', ...enabling(['Y'], ['What']) }), field('What', { isMandatory: true })];
  const form = new Form(planForm(fields), { Has: 'N' }, { today: '2026-03-01' });
  expect(issuesOf(form, 'mandatory')).toEqual([]);
  form.answer('Has', 'Y');
  expect(issuesOf(form, 'mandatory')).toEqual([{ code: 'What', rule: 'required' }]);
});
