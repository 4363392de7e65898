import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '../../helpdesk/answer-calls';
import { enabling, field } from './fields';
import { box, button, option, press, renderForm, save } from './render-form';

const YES_NO = [option('Y', 'Yes, so it is'), option('N', 'No')];
const married = [
  field('Married', { type: 'radio', isMandatory: true, ...enabling(['Y'], ['Spouse']) }),
  field('Spouse', { isMandatory: true }),
];
const options = { Married: YES_NO };
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('what an answer disables is empty, not asked for, and there again when switched back', async () => {
  const send = jest.fn(async () => 'saved');
  await renderForm(married, { options, answers: { Married: 'Y', Spouse: 'Asha' }, send });
  await choose('No');
  expect(box('Spouse')).toBeDisabled();
  expect(box('Spouse')).toHaveValue('');
  await save();
  expect(send).toHaveBeenLastCalledWith({ Married: 'N', Spouse: '' }, expect.any(String));
  await choose('Yes, so it is');
  expect(box(/^Spouse/)).toHaveValue('Asha');
  expect(box(/^Spouse/)).toBeEnabled();
});

test('a field that waits for an answer says for which', async () => {
  await renderForm(married, { options, answers: { Married: 'N' } });
  await userEvent.click(button('Why can I not change Spouse?'));
  expect(screen.getByText('You are asked for this when “Married” is: Yes, so it is.')).toBeInTheDocument();
  await choose('Yes, so it is');
  expect(screen.queryByText(/You are asked/)).toBeNull();
});

test('a field that waits for a switch says so in the reader’s language', async () => {
  const fields = [field('Car', { type: 'switch', ...enabling(['Yes'], ['Plate']) }), field('Plate')];
  await renderForm(fields, { language: 'de' });
  await userEvent.click(button('Warum kann ich Plate nicht ändern?'));
  expect(screen.getByText('Danach wird gefragt, wenn „Car“ so beantwortet ist: Ja.')).toBeInTheDocument();
});

test('a read-only field tells on demand why it cannot be changed', async () => {
  const reasons = { Name: 'Only HR changes names.' };
  await renderForm([field('Name', { isReadOnly: true })], { answers: { Name: 'Asha' }, reasons });
  expect(screen.getByText('Asha')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  const why = button('Why can I not change Name?');
  expect(why).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(why);
  expect(screen.getByText('Only HR changes names.')).toBeInTheDocument();
  await userEvent.click(why);
  expect(screen.queryByText('Only HR changes names.')).toBeNull();
});

const bank = [
  field('BankCode', { label: 'Bank', type: 'select', empties: ['Branch', 'BankAddress'] }),
  field('IFSCCode', { label: 'IFSC', type: 'banklocator', choicesOf: 'BankCode' }),
  field('Branch'),
  field('BankAddress', { label: 'Address' }),
];

test('a bank leads to its IFSC codes, and one of them to branch and address (C7)', async () => {
  const search = jest.fn(async () => [
    option('HDFC0000001', 'HDFC0000001 Fort', { fills: { Branch: 'Fort', BankAddress: 'Mumbai' } }),
  ]);
  const send = jest.fn(async () => 'saved');
  const lists = { BankCode: [option('1', 'HDFC'), option('2', 'SBI')] };
  await renderForm(bank, { options: lists, searched: ['IFSCCode'], search, send, answers: { BankCode: '1' } });
  await userEvent.type(screen.getByRole('combobox', { name: 'IFSC' }), 'for');
  await userEvent.click(await screen.findByRole('option', { name: 'HDFC0000001 Fort' }));
  expect(search.mock.calls).toEqual([[expect.objectContaining({ key: 'IFSCCode' }), 'for', '1']]);
  expect([box('Branch'), box('Address')].map((input) => (input as HTMLInputElement).value)).toEqual(['Fort', 'Mumbai']);
  await save();
  const all = { BankCode: '1', IFSCCode: 'HDFC0000001', Branch: 'Fort', BankAddress: 'Mumbai' };
  expect(send).toHaveBeenLastCalledWith(all, expect.any(String));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'SBI');
  await save();
  const none = { BankCode: '2', IFSCCode: '', Branch: '', BankAddress: '' };
  expect(send).toHaveBeenLastCalledWith(none, expect.any(String));
});

test('a field is called what its parent is answered with (FORM-27)', async () => {
  const fields = [field('Proof', { type: 'select' }), field('Number', { labelledBy: 'Proof', isMandatory: true })];
  await renderForm(fields, { options: { Proof: [option('p', 'Passport'), option('v', 'Voter card')] } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Proof' }), 'Voter card');
  expect(box(/^Voter card/)).toBeInTheDocument();
  await save();
  expect(screen.getByText('Voter card is required')).toBeInTheDocument();
});

test('a list offers what belongs to the answer of its parent', async () => {
  const cities = [
    option('b', 'Berlin', { parent: 'de' }),
    option('p', 'Paris', { parent: 'fr' }),
    option('o', 'Online'),
  ];
  const fields = [field('Country', { type: 'radio' }), field('City', { type: 'select', choicesOf: 'Country' })];
  await renderForm(fields, { options: { Country: [option('de', 'Germany'), option('fr', 'France')], City: cities } });
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await choose('Germany');
  expect(offered()).toEqual(['Choose', 'Berlin', 'Online']);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Berlin');
  await choose('France');
  expect(offered()).toEqual(['Choose', 'Paris', 'Online']);
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('a formula follows the answers and cannot be changed', async () => {
  const fields = [field('Basic', { type: 'number' }), field('Half', { type: 'formula', formula: 'Basic / 2' })];
  await renderForm(fields);
  await userEvent.type(box('Basic'), '90');
  expect(screen.getByText('45')).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('what the HR API computed stands until somebody turns to the form', async () => {
  const fields = [field('Basic', { type: 'number' }), field('Half', { type: 'formula', formula: 'Basic / 2' })];
  await renderForm(fields, { answers: { Basic: '9', Half: '4' } });
  expect(screen.getByText('4')).toBeInTheDocument();
  await userEvent.type(box('Basic'), '0');
  expect(await screen.findByText('45')).toBeInTheDocument();
});

test('a form knows whether something is unsaved', async () => {
  await renderForm([field('Name')], { answers: { Name: 'A' } });
  await userEvent.type(box('Name'), 'b');
  expect(screen.getByText('unsaved')).toBeInTheDocument();
  await userEvent.type(box('Name'), '{Backspace}');
  expect(screen.getByText('as it was')).toBeInTheDocument();
  await userEvent.type(box('Name'), 'b');
  await save();
  expect(screen.getByText('as it was')).toBeInTheDocument();
});

test('while it is sent nothing is changed, and it is sent once', async () => {
  let finish: (result: string) => void = () => undefined;
  const send = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  await renderForm([field('Name')], { send });
  await userEvent.type(box('Name'), 'A');
  await press();
  await userEvent.type(box('Name'), 'b');
  await press();
  expect(box('Name')).toHaveValue('A');
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => finish('saved'));
  await userEvent.type(box('Name'), 'b');
  expect(box('Name')).toHaveValue('Ab');
});

test('the same answers are sent under the same key, others under another', async () => {
  const send = jest.fn(async () => Promise.reject(new Error('lost')));
  await renderForm([field('Name')], { send });
  await userEvent.type(box('Name'), 'A');
  await save();
  await save();
  await userEvent.type(box('Name'), 'b');
  await save();
  const keys = (send.mock.calls as unknown as [unknown, string][]).map(([, key]) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('fields stand in groups with headings; what is not shown is not there', async () => {
  const home = { code: 'G2', label: 'Home' };
  await renderForm([
    field('Name'),
    field('Street', { group: home }),
    field('Grade', { isShown: false, isMandatory: true }),
  ]);
  expect(screen.getByRole('region', { name: 'Home' })).toContainElement(box('Street'));
  expect(screen.getByRole('region', { name: 'Group' })).not.toContainElement(box('Street'));
  expect(screen.queryByText('Grade')).toBeNull();
});

test('a label and its notes are text, whatever they hold (T78)', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const lists = { Pick: [option('x', hostile)] };
  await renderForm([field('Pick', { label: hostile, notes: hostile, type: 'radio', isMandatory: true })], {
    options: lists,
  });
  await save();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText(`${hostile} is required`)).toBeInTheDocument();
});

test('what is typed is kept as a draft, secrets apart, and is there when one comes back', async () => {
  const draft = { form: 'section', subject: '8' };
  const stored = { answers: { Name: 'From yesterday', Gone: 'x' }, names: {}, intent: 'i' };
  const calls = answerCalls({ getDraft: { Content: JSON.stringify(stored), SavedAt: null } });
  const send = jest.fn(async () => 'saved');
  await renderForm([field('Name'), field('Pin', { isSecret: true }), field('Town')], { draft, send });
  await waitFor(() => expect(box('Name')).toHaveValue('From yesterday'));
  await userEvent.type(box('Pin'), '1234');
  await userEvent.type(box('Town'), 'Pune');
  await waitFor(() => expect(calls.of('saveDraft')).not.toEqual([]), { timeout: 3000 });
  const content = String(calls.of('saveDraft').at(-1)?.request.Content);
  expect(JSON.parse(content)).toMatchObject({ answers: { Name: 'From yesterday', Town: 'Pune' }, intent: 'i' });
  expect(content).not.toContain('1234');
  await save();
  expect(send.mock.calls[0]).toEqual([{ Name: 'From yesterday', Pin: '1234', Town: 'Pune' }, expect.any(String)]);
  await waitFor(() => expect(calls.of('discardDraft')).toHaveLength(1));
});

test('a draft never overwrites what was typed before it came', async () => {
  const stored = { answers: { Name: 'Old', Town: 'Agra' }, names: {}, intent: null };
  let tell: (reply: unknown) => void = () => undefined;
  answerCalls({ getDraft: () => new Promise((resolve) => (tell = resolve)) });
  await renderForm([field('Name'), field('Town')], { draft: { form: 'section', subject: '8' } });
  await userEvent.type(box('Name'), 'New');
  await act(async () => tell({ Content: JSON.stringify(stored), SavedAt: null }));
  await waitFor(() => expect(box('Town')).toHaveValue('Agra'));
  expect(box('Name')).toHaveValue('New');
});
