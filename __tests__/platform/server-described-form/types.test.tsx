import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIELD_TYPES, type FieldType } from '@/lib/contract/platform/form/field';
import { field } from './fields';
import { box, button, option, renderForm, save } from './render-form';

type Settings = Parameters<typeof renderForm>[1];

const LIST = [option('a', 'Apple'), option('b', 'Berry'), option('c', 'Cherry')];

/** Opens a form of one field, answers it, and gives what is sent. */
async function answered(type: FieldType, answer: () => Promise<unknown>, more: Parameters<typeof renderForm>[1] = {}) {
  const send = jest.fn(async () => 'saved');
  await renderForm([field('One', { type })], { options: { One: LIST }, send, ...more });
  await answer();
  await save();
  return (send.mock.calls as unknown as [Record<string, string>][])[0]?.[0].One;
}

const type = (text: string, name = 'One') => userEvent.type(box(name), text);
const search = (text: string) => userEvent.type(screen.getByRole('combobox', { name: 'One' }), text);
const pick = async (name: string) => userEvent.click(await screen.findByRole('option', { name }));
const found = { searched: ['One'], search: async () => [option('7', 'Asha Rao')] };

test.each<[FieldType, string, () => Promise<unknown>, Settings]>([
  ['text', 'Asha', () => type('Asha'), {}],
  ['email', 'a@b.example', () => type('a@b.example'), {}],
  ['number', '12.5', () => type('12.5'), {}],
  ['textarea', 'One\nTwo', () => type('One{Enter}Two'), {}],
  ['password', 'secret', () => userEvent.type(screen.getByLabelText('One'), 'secret'), {}],
  ['date', '05-Mar-2025', () => type('5.3.25'), {}],
  ['datetime', '05-Mar-2025 21:30', async () => (await type('5.3.25', 'One: day'), type('9.30 pm', 'One: time')), {}],
  ['time', '09:05', () => type('905'), {}],
  ['MonthYear', 'Mar-2025', () => type('3/25'), {}],
  ['select', 'b', () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'One' }), 'Berry'), {}],
  ['gselect', 'b', () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'One' }), 'Berry'), {}],
  ['select', '7', async () => (await search('a'), pick('Asha Rao')), found],
  ['mselect', 'c,a', async () => (await search('che'), await pick('Cherry'), await search('app'), pick('Apple')), {}],
  ['othselect', 'a', () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'One' }), 'Apple'), {}],
  ['radio', 'c', () => userEvent.click(screen.getByRole('radio', { name: 'Cherry' })), {}],
  [
    'checkbox',
    'a,c',
    async () => (
      await userEvent.click(screen.getByLabelText('Cherry')),
      userEvent.click(screen.getByLabelText('Apple'))
    ),
    {},
  ],
  ['switch', 'No', () => userEvent.click(screen.getByRole('radio', { name: 'No' })), {}],
  ['rating', '4', () => userEvent.click(screen.getByRole('radio', { name: '4 of 5' })), {}],
  ['locator', '7', async () => (await search('ash'), pick('Asha Rao')), found],
  ['ilocator', '7', async () => (await search('ash'), pick('Asha Rao')), found],
  ['memplist', '7', async () => (await search('ash'), pick('Asha Rao')), found],
  ['banklocator', '7', async () => (await search('ash'), pick('Asha Rao')), found],
])('a %s field is answered with %s', async (kind, answer, act, more) => {
  expect(await answered(kind, act, more)).toBe(answer);
});

test('each of the 26 types names what is asked', async () => {
  expect(FIELD_TYPES).toHaveLength(26);
  const fields = FIELD_TYPES.map((kind) =>
    field(`Field ${kind}`, { type: kind, formula: kind === 'formula' ? '1' : null }),
  );
  await renderForm(fields, { options: Object.fromEntries(fields.map(({ code }) => [code, LIST])) });
  const unnamed = [...document.querySelectorAll('input, select, textarea, fieldset, [contenteditable]')].filter(
    (element) =>
      !within(document.body)
        .queryAllByLabelText(/./)
        .includes(element as HTMLElement),
  );
  expect(unnamed.map((element) => element.outerHTML)).toEqual([]);
  for (const { label } of fields) expect(screen.getAllByText(label, { exact: false }).length).toBeGreaterThan(0);
});

test('a choice of “Other” is answered in one’s own words', async () => {
  const own = async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'One' }), 'Other');
    await type('Quince', 'Other: One');
  };
  expect(await answered('othselect', own)).toBe('Quince');
  expect(screen.getByRole('combobox', { name: 'One' })).toHaveDisplayValue('Other');
});

test('a grouped list has its headings', async () => {
  const options = { One: [option('a', 'Apple', { group: 'Fruit' }), option('l', 'Leek', { group: 'Greens' })] };
  await renderForm([field('One', { type: 'gselect' })], { options });
  expect(
    within(screen.getByRole('group', { name: 'Greens' })).getByRole('option', { name: 'Leek' }),
  ).toBeInTheDocument();
});

test('all of a list are chosen at once as *, and what is chosen is taken off again', async () => {
  const all = async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'One' }));
    await pick('All');
  };
  expect(await answered('mselect', all)).toBe('*');
  await userEvent.click(button('Remove All'));
  expect(screen.queryByText('All')).toBeNull();
});

test('the last of several choices goes by Backspace', async () => {
  await renderForm([field('One', { type: 'mselect' })], { options: { One: LIST }, answers: { One: 'a,b' } });
  await userEvent.type(screen.getByRole('combobox', { name: 'One' }), '{Backspace}');
  expect(screen.queryByRole('button', { name: 'Remove Berry' })).toBeNull();
  expect(button('Remove Apple')).toBeInTheDocument();
});

test('a stored answer that is offered no more stays in sight and is not changed', async () => {
  const send = jest.fn(async () => 'saved');
  await renderForm([field('One', { type: 'select' })], { options: { One: LIST }, answers: { One: 'old' }, send });
  expect(screen.getByRole('combobox', { name: 'One' })).toHaveValue('old');
  await save();
  expect(send.mock.calls).toEqual([[{ One: 'old' }, undefined]]);
});

test('a searched list asks the HR API for what is typed, and shows what it knows of the answer', async () => {
  const ask = jest.fn(async () => [option('7', 'Asha Rao')]);
  const settings = {
    searched: ['One'],
    search: ask,
    options: { One: [option('9', 'Ben Ode')] },
    answers: { One: '9' },
  };
  await renderForm([field('One', { type: 'locator' })], settings);
  const input = screen.getByRole('combobox', { name: 'One' });
  expect(input).toHaveValue('Ben Ode');
  await userEvent.clear(input);
  await userEvent.type(input, 'as');
  expect(await screen.findByText('Type at least 3 characters')).toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.type(input, 'h');
  await pick('Asha Rao');
  expect(ask.mock.calls).toEqual([[expect.objectContaining({ code: 'One' }), 'ash', '']]);
  expect(input).toHaveValue('Asha Rao');
});

test('what is typed into a searched list and not chosen is no answer', async () => {
  const settings = { ...found, options: { One: [option('9', 'Ben Ode')] }, answers: { One: '9' } };
  await renderForm([field('One', { type: 'locator' })], settings);
  await search(' and');
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'One' })).toHaveValue('Ben Ode');
});

test('a file that is stored is named, and taken off', async () => {
  const send = jest.fn(async () => 'saved');
  const files = {
    call: 'uploadTicketFile',
    addressOf: (code: string) => `/f/${code}`,
    names: { h1: 'pass.pdf' },
  } as const;
  await renderForm([field('One', { type: 'file' })], { files, answers: { One: 'h1' }, send });
  expect(await screen.findByText('pass.pdf')).toBeInTheDocument();
  await userEvent.click(button('Remove pass.pdf'));
  await save();
  expect(send.mock.calls[0]).toEqual([{ One: '' }, expect.any(String)]);
});
