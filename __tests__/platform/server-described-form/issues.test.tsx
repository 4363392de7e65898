import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError } from '@/lib/client/call/call-error';
import type { FormField } from '@/lib/contract/platform/form/field';
import type { Language } from '@/lib/contract/platform/languages';
import { field } from './fields';
import { box, option, renderForm, save } from './render-form';

const refusal = (path: string, message: string) =>
  new CallError({ code: 'invalid', message: 'no', requestId: 'r', issues: [{ path, message }] }, 422);

test.each<[string, Partial<FormField>, string, string]>([
  ['nothing', {}, '', 'Given name is required'],
  ['too little', { minLength: 3 }, 'ab', 'Given name cannot be less than 3 characters'],
  ['too much', { maxLength: 3 }, 'abcd', 'Given name cannot be more than 3 characters'],
  ['no mail address', { patterns: ['email'] }, 'a@', 'please enter a valid email'],
  ['no mail address of that type', { type: 'email' }, 'a@', 'Invalid email address'],
  ['letters', { patterns: ['digits'] }, '1a', 'Given name should have digits only'],
  ['digits', { patterns: ['letters'] }, 'a1', 'Given name should have alphabets only'],
  ['no passport', { patterns: ['passport'] }, 'Q1', 'Passport format is invalid'],
  ['no PAN', { patterns: ['pan'] }, 'abcde1234f', 'PAN format is invalid'],
  ['zero', { type: 'number', isAboveZero: true }, '0', 'Given name is not valid'],
  ['no day', { type: 'date' }, '31.2.2025', 'Invalid Date'],
  ['nothing, asked as a question', { label: 'Depends on your income?' }, '', '“Depends on your income?” is required'],
  ['nothing, without a name', { label: '' }, '', 'Required field'],
  ['nonsense, without a name', { label: '', type: 'number' }, 'x', 'Field is not valid'],
  ['too much, without a name', { label: '', maxLength: 1 }, 'xy', 'Input is Too Long!'],
  ['too little, without a name', { label: '', minLength: 3 }, 'xy', 'Input must be 3 characters!'],
])('a mandatory field with %s says so at the field, and nothing is sent', async (_, settings, answer, text) => {
  const send = jest.fn(async () => 'saved');
  await renderForm([field('Name', { label: 'Given name', isMandatory: true, ...settings })], { send });
  if (answer) await userEvent.type(screen.getByRole('textbox'), answer);
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  const control = screen.getByRole('textbox');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(control).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test.each<Language>(['de', 'es', 'fr', 'ja', 'zh'])('in %s the texts are not English', async (language) => {
  await renderForm([field('Name', { isMandatory: true })], { language });
  await save();
  expect(screen.getByRole('alert').textContent).not.toMatch(/is required/);
});

test('an optional field with rubbish is sent; what the HR API says of it appears there (C35)', async () => {
  const send = jest.fn().mockRejectedValueOnce(refusal('answers.Mail', 'email')).mockResolvedValue('saved');
  await renderForm([field('Name'), field('Mail', { patterns: ['email'] })], { send });
  await userEvent.type(box('Mail'), 'rubbish');
  await save();
  expect(send.mock.calls[0]).toEqual([{ Name: '', Mail: 'rubbish' }, expect.any(String)]);
  expect(screen.getByRole('alert')).toHaveTextContent('please enter a valid email');
  expect(box('Mail')).toHaveFocus();
  await userEvent.type(box('Mail'), 's');
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a rule of the HR API that the portal does not know is still told', async () => {
  const send = async () => Promise.reject(refusal('Name', 'is_taken'));
  await renderForm([field('Name')], { send });
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('Name is not valid');
});

test('a refusal that names no field stands above the form, and keeps what was typed', async () => {
  const send = async () => Promise.reject(new CallError({ code: 'forbidden', message: 'no', requestId: 'r' }, 403));
  await renderForm([field('Name')], { send });
  await userEvent.type(box('Name'), 'Asha');
  await save();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(box('Name')).toHaveValue('Asha');
});

test('a field shows what is wrong once it was left, not before and not while it was never there', async () => {
  await renderForm([field('Name', { isMandatory: true }), field('Town', { isMandatory: true })]);
  await userEvent.type(box(/^Name/), 'A{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Name is required');
  expect(box(/^Town/)).toHaveAttribute('aria-invalid', 'false');
});

test('of a group the error names the whole, and the first choice takes the focus', async () => {
  const options = { Sex: [option('f', 'Female'), option('m', 'Male')] };
  await renderForm([field('Sex', { type: 'radio', isMandatory: true })], { options });
  await save();
  expect(screen.getByRole('group', { name: /^Sex/ })).toHaveAccessibleDescription(/Sex is required/);
  expect(screen.getByRole('radio', { name: 'Female' })).toHaveFocus();
});

test('a date says how it is written while it is in use, and that it is right (FENG-30, FENG-31)', async () => {
  await renderForm([field('Born', { type: 'date' })]);
  expect(box('Born')).toHaveAccessibleDescription("Please choose Born in 'DD-MMM-YYYY' format");
  await userEvent.type(box('Born'), '5 march 1990');
  await userEvent.tab();
  await userEvent.tab();
  expect(box('Born')).toHaveValue('05-Mar-1990');
  expect(screen.getByText('Born was selected correct')).toBeInTheDocument();
});

test('a mandatory field is marked, and said to be mandatory', async () => {
  await renderForm([field('Name', { isMandatory: true, notes: 'As in your passport' })]);
  expect(box('Name')).toHaveAttribute('aria-required', 'true');
  expect(box('Name')).toHaveAccessibleDescription('As in your passport');
});
