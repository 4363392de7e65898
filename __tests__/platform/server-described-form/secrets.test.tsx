import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enabling, field } from './fields';
import { box, button, option, renderForm, save } from './render-form';

const account = field('Account', { isSecret: true, isMandatory: true, minLength: 6 });
const stored = { masked: { Account: '4321' } };

test('a stored secret shows its last signs, counts as answered, and is not sent', async () => {
  const send = jest.fn(async () => 'saved');
  await renderForm([account, field('Name')], { ...stored, send });
  expect(screen.getByText('•••• 4321')).toBeInTheDocument();
  expect(screen.getByText('stored, ends with 4321')).toBeInTheDocument();
  await save();
  expect(send.mock.calls[0]).toEqual([{ Name: '' }, undefined]);
});

test('a secret is replaced by what is typed into an empty field, by the rules of the field', async () => {
  const send = jest.fn(async () => 'saved');
  await renderForm([account], { ...stored, send });
  await userEvent.click(button('Change Account'));
  expect(box('Account')).toHaveFocus();
  expect(box('Account')).toHaveValue('');
  await userEvent.type(box('Account'), '123');
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('Account cannot be less than 6 characters');
  await userEvent.type(box('Account'), '456');
  await save();
  expect(send.mock.calls[0]).toEqual([{ Account: '123456' }, expect.any(String)]);
});

test('whoever begins to replace a secret can keep the stored one', async () => {
  const send = jest.fn(async () => 'saved');
  await renderForm([account], { ...stored, send });
  await userEvent.click(button('Change Account'));
  await userEvent.type(box('Account'), '999999');
  await userEvent.click(button('Keep the stored one'));
  expect(screen.getByText('•••• 4321')).toBeInTheDocument();
  await save();
  expect(send.mock.calls[0]?.[0 as never]).toEqual({});
});

test('a secret is shown whole on demand, where one may, and hidden again', async () => {
  const onReveal = jest.fn(async () => '987654321');
  await renderForm([account], { ...stored, onReveal });
  await userEvent.click(button('Show Account'));
  expect(onReveal.mock.calls).toEqual([[account]]);
  expect(await screen.findByText('987654321')).toBeInTheDocument();
  await userEvent.click(button('Hide Account'));
  expect(screen.queryByText('987654321')).toBeNull();
});

test('a secret that cannot be shown stays hidden and says so', async () => {
  await renderForm([account], { ...stored, onReveal: () => Promise.reject(new Error('no')) });
  await userEvent.click(button('Show Account'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('•••• 4321')).toBeInTheDocument();
});

test('a password is never shown, and a read-only secret is not changed', async () => {
  const fields = [field('Pin', { type: 'password', isSecret: true }), { ...account, isReadOnly: true }];
  await renderForm(fields, { masked: { Pin: '', Account: '4321' }, onReveal: async () => '' });
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toEqual(['Change Pin', 'Show Account', 'Save']);
});

test('a secret that another answer disables is saved empty', async () => {
  const send = jest.fn(async () => 'saved');
  const has = field('Has', { type: 'radio', ...enabling(['Y'], ['Account']) });
  const options = { Has: [option('Y'), option('N')] };
  await renderForm([has, account], { ...stored, options, answers: { Has: 'Y' }, send });
  await userEvent.click(screen.getByRole('radio', { name: 'N' }));
  await save();
  expect(send.mock.calls[0]).toEqual([{ Has: 'N', Account: '' }, expect.any(String)]);
});
