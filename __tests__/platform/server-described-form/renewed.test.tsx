import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field } from './fields';
import { box, button, renderForm, save } from './render-form';

test('what somebody else saved meanwhile is told beside what was typed, and taken on demand', async () => {
  const { renew } = await renderForm([field('Name'), field('Town')], { answers: { Name: 'A', Town: 'Agra' } });
  await userEvent.type(box('Name'), 'sha');
  renew({ answers: { Name: 'Bela', Town: 'Pune' } });
  expect(box('Name')).toHaveValue('Asha');
  expect(box('Town')).toHaveValue('Pune');
  expect(box('Name')).toHaveAccessibleDescription(/Somebody else saved this meanwhile: Bela\./);
  await userEvent.click(button('Use that'));
  expect(box('Name')).toHaveValue('Bela');
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  expect(screen.getByText('as it was')).toBeInTheDocument();
});

test('the definition changes while one writes: what fits is kept, what does not is named', async () => {
  const { renew } = await renderForm([field('Name'), field('Town'), field('Size')]);
  for (const name of ['Name', 'Town', 'Size']) await userEvent.type(box(name), '12');
  renew({ fields: [field('Name', { label: 'Full name' }), field('Size', { type: 'rating' }), field('Land')] });
  expect(box('Full name')).toHaveValue('12');
  expect(box('Land')).toHaveValue('');
  expect(screen.getByRole('alert')).toHaveTextContent('What you wrote here no longer fits: “Town”, “Size”.');
});

test('what was saved is what is compared with from then on', async () => {
  const send = jest.fn(async () => 'saved');
  const { renew } = await renderForm([field('Name')], { answers: { Name: 'A' }, send });
  await userEvent.type(box('Name'), 'sha');
  await save();
  renew({ answers: { Name: 'Asha' } });
  expect(screen.getByText('as it was')).toBeInTheDocument();
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  await userEvent.clear(box('Name'));
  await userEvent.type(box('Name'), 'A');
  expect(screen.getByText('unsaved')).toBeInTheDocument();
});
