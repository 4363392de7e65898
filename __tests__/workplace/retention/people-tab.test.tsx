import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '@/lib/contract/platform/languages';
import { refusal } from '../../changes/answer-calls';
import { leftPerson, MEERA } from './sample-retention';
import { showRetention } from './show-retention';

const PREVIEW = { People: 2, Obstacles: [], Shares: [{ ShareName: 'Mails', Deleted: 12, Emptied: 3 }] };
const MEERA_HELD = { ChillCode: 'meera', Name: 'Meera Joshi', Because: 'held' };

async function openPreview() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }));
  expect(screen.getByText('Selected: 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check what would go' }));
  const dialog = await screen.findByRole('dialog', { name: 'What would go' });
  return { user, dialog };
}

test('the page says for how long data is kept, and how many are due and later', () => {
  showRetention();
  expect(screen.getByText('24 months after the last day')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Due 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Later 7' })).toHaveAttribute('aria-pressed', 'false');
  const [row] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('checkbox'));
  expect(row).toHaveTextContent(/Arjun Pillai.*E1015.*Last day 05-Mar-2020.*Due on 05-Mar-2022/);
});

test('without a period the page says that nothing is ever due, and asks for one', async () => {
  const { sent, answers } = showRetention({ keepMonths: null, people: [] });
  expect(screen.getByText('Nothing is ever due')).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Set a period' }));
  const dialog = await screen.findByRole('dialog', { name: 'How long is data kept?' });
  await user.type(within(dialog).getByLabelText(/^Months/), '5');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Give a whole number from 6 to 600.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Months/)).toHaveValue('5');
  expect(sent.of('saveRetention')).toEqual([]);

  await user.type(within(dialog).getByLabelText(/^Months/), '4');
  answers.getRetention = { KeepMonths: 54, Counts: { due: 0, held: 0, asked: 0, later: 9 } };
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('54 months after the last day')).toBeVisible();
  expect(sent.of('saveRetention')).toEqual([{ KeepMonths: 54 }]);
});

test('what would go is shown before it is asked for, and a short reason is refused', async () => {
  const { sent } = showRetention({ answers: { previewErasure: PREVIEW } });
  const { user, dialog } = await openPreview();
  expect(await within(dialog).findByRole('row', { name: 'Mails 12 3' })).toBeVisible();
  expect(dialog).toHaveTextContent('Somebody else has to agree');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'old');
  await user.click(within(dialog).getByRole('button', { name: 'Ask for erasure' }));
  expect(within(dialog).getByText('Say why in at least 5 characters.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Reason/), ' enough');
  await user.click(within(dialog).getByRole('button', { name: 'Ask for erasure' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.of('askErasure')).toEqual([{ ChillCodes: ['arjun', 'meera'], Reason: 'old enough' }]);
  expect(screen.queryByText('Selected: 2')).not.toBeInTheDocument();
});

test('a preview that cannot be read can be closed', async () => {
  showRetention({ answers: { previewErasure: refusal('internal', '', []) } });
  const { user, dialog } = await openPreview();
  await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('who cannot be erased now is named with why, and is left out at a press', async () => {
  const answers = { previewErasure: { ...PREVIEW, People: 1, Obstacles: [MEERA_HELD] } as object };
  const scene = showRetention({ answers });
  const { user, dialog } = await openPreview();
  const list = await within(dialog).findByRole('list', { name: '1 person cannot be erased now' });
  expect(list).toHaveTextContent('Meera Joshion hold');
  expect(within(dialog).queryByRole('button', { name: 'Ask for erasure' })).not.toBeInTheDocument();
  scene.answers.previewErasure = { ...PREVIEW, People: 1 };
  await user.click(within(dialog).getByRole('button', { name: 'Go on without 1 person' }));
  expect(await within(dialog).findByRole('button', { name: 'Ask for erasure' })).toBeVisible();
  expect(scene.sent.of('previewErasure').at(-1)).toEqual({ ChillCodes: ['arjun'] });
});

test('an obstacle that came meanwhile is said, and the reason is still there after it', async () => {
  const scene = showRetention({ answers: { previewErasure: PREVIEW } });
  scene.answers.askErasure = refusal('invalid', '', [{ path: 'ChillCodes.1', message: 'held' }]);
  const { user, dialog } = await openPreview();
  await user.type(await within(dialog).findByLabelText(/^Reason/), 'The time has passed');
  scene.answers.previewErasure = { ...PREVIEW, People: 1, Obstacles: [MEERA_HELD] };
  await user.click(within(dialog).getByRole('button', { name: 'Ask for erasure' }));
  expect(await within(dialog).findByText('Somebody named here is on hold.')).toBeVisible();
  scene.answers.previewErasure = { ...PREVIEW, People: 1 };
  await user.click(await within(dialog).findByRole('button', { name: 'Go on without 1 person' }));
  expect(await within(dialog).findByLabelText(/^Reason/)).toHaveValue('The time has passed');
});

test('somebody is put on hold with a reason, and the list is read again', async () => {
  const { sent, answers } = showRetention();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Hold the data of Meera Joshi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hold the data of Meera Joshi?' });
  await user.click(within(dialog).getByRole('button', { name: 'Hold' }));
  expect(within(dialog).getByText('Say why.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'A claim is open');
  answers.listLeftPeople = [leftPerson()];
  await user.click(within(dialog).getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(screen.queryByText('Meera Joshi')).not.toBeInTheDocument());
  expect(sent.of('holdPerson')).toEqual([{ ChillCode: 'meera', Reason: 'A claim is open' }]);
});

test('another view is read from its beginning, and shows the hold and who set it', async () => {
  const scene = showRetention();
  const held = { HeldBecause: 'A claim is open', HeldBy: 'Sofia Lindqvist', HeldSince: '2026-03-18' };
  scene.answers.listLeftPeople = [leftPerson({ ...MEERA, ...held })];
  await userEvent.click(screen.getByRole('button', { name: 'On hold 0' }));
  expect(await screen.findByText('A claim is open')).toBeVisible();
  expect(screen.getByText('by Sofia Lindqvist, since 18-Mar-2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'End hold on the data of Meera Joshi' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(scene.sent.of('listLeftPeople').at(-1)).toEqual({ View: 'held', Search: '', After: '', PageSize: 50 });
});

test.each(languages)('the people are told in %s, no text missing', (language) => {
  const { container } = showRetention({ language });
  expect(container).not.toHaveTextContent(/retention\.|\{\w+\}/);
});
