import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '@/lib/contract/platform/languages';
import type { Erasure } from '@/lib/contract/workplace/retention/retention';
import { erasureOf } from './sample-retention';
import { showRetention } from './show-retention';

const NAMED = { ChillCode: 'arjun', empid: 'E1015', Name: 'Arjun Pillai', HasPhoto: false, LastDay: '2020-03-05' };
const SHARES = [{ ShareName: 'Mails', Deleted: 12, Emptied: 3 }];

const detailOf = (erasure: Erasure, because = '') => ({
  ...erasure,
  Named: [{ ...NAMED, Because: because, Problem: because === 'failed' ? 'a row is in use' : '' }],
  Shares: SHARES,
});

async function openRequest(erasure: Erasure, because?: string) {
  const user = userEvent.setup();
  const scene = showRetention({ erasures: [erasure], answers: { getErasure: detailOf(erasure, because) } });
  await user.click(screen.getByRole('tab', { name: /^Requests/ }));
  await user.click(screen.getByRole('button', { name: '2 people, asked by Sofia Lindqvist' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request for erasure' });
  await within(dialog).findByText('Arjun Pillai');
  return { user, dialog, ...scene };
}

test('who may decide sees whom it names and what would go, and agrees after a question', async () => {
  const { user, dialog, sent, answers } = await openRequest(erasureOf());
  expect(screen.getByRole('tab', { name: 'Requests (1)', hidden: true })).toBeInTheDocument();
  expect(within(dialog).getByRole('table', { name: 'What would go' })).toHaveTextContent('Mails123');
  await user.click(within(dialog).getByRole('button', { name: 'Agree' }));
  const question = await screen.findByRole('dialog', { name: 'Erase this data?' });
  expect(question).toHaveTextContent('This erases the data of 2 people for good.');
  const running = erasureOf({ State: 'running', Erased: 1, MayDecide: false });
  answers.getErasure = detailOf(running);
  answers.listErasures = [running];
  await user.click(within(question).getByRole('button', { name: 'Erase for good' }));
  expect(await within(dialog).findByRole('progressbar', { name: 'Erasing' })).toHaveAttribute('aria-valuenow', '50');
  expect(sent.of('decideErasure')).toEqual([{ RequestCode: running.RequestCode, IsAgreed: true }]);
  expect(within(dialog).queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
});

test('who refuses says why', async () => {
  const { user, dialog, sent } = await openRequest(erasureOf());
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  const question = await screen.findByRole('dialog', { name: 'Refuse this request?' });
  await user.type(within(question).getByLabelText(/^Reason/), 'A claim may come');
  await user.click(within(question).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(sent.of('decideErasure')).toMatchObject([{ IsAgreed: false, Comment: 'A claim may come' }]);
});

test('who asked can only take the request back', async () => {
  const own = erasureOf({ MayDecide: false, MayWithdraw: true });
  const { user, dialog, sent } = await openRequest(own);
  expect(dialog).toHaveTextContent('It waits for somebody else to agree.');
  expect(within(dialog).queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('dialog', { name: 'Withdraw this request?' });
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(sent.of('withdrawErasure')).toEqual([{ RequestCode: own.RequestCode }]);
});

test('a request that is done says how many went and who was left out with why', async () => {
  const done = erasureOf({
    ...{ State: 'done', Erased: 1, LeftOut: 1, MayDecide: false },
    ...{ DecidedBy: 'Vikram Nair', DecidedAt: '2026-03-19T06:30:00Z' },
  });
  const { dialog } = await openRequest(done, 'held');
  expect(within(dialog).getByRole('list', { name: 'Outcome' })).toHaveTextContent('Erased: 1Left out: 1');
  expect(within(dialog).getByRole('list', { name: 'Who was left out' })).toHaveTextContent('on hold');
  expect(within(dialog).getByRole('table', { name: 'What has gone' })).toBeVisible();
  expect(dialog).toHaveTextContent(/Agreed by Vikram Nair/);
});

test.each([
  ['running', 'could not be erased yet, is tried again'],
  ['done', 'could not be erased'],
] as const)('of a request that is %s, who could not be erased is named with why', async (State, text) => {
  const { dialog } = await openRequest(erasureOf({ State, Erased: 1, MayDecide: false }), 'failed');
  expect(within(dialog).getByText(text)).toBeVisible();
  expect(within(dialog).getByText('a row is in use')).toBeVisible();
});

test('a request of which nothing went shows no table of what would go', async () => {
  const refused = erasureOf({
    ...{ State: 'refused', MayDecide: false, Comment: 'A claim may come' },
    ...{ DecidedBy: 'Vikram Nair', DecidedAt: '2026-03-19T06:30:00Z' },
  });
  const { dialog } = await openRequest(refused);
  expect(dialog).toHaveTextContent('A claim may come');
  expect(within(dialog).queryByRole('table')).not.toBeInTheDocument();
});

test('a request that runs is followed in the list until it is done', async () => {
  const running = erasureOf({ State: 'running', Erased: 1, MayDecide: false });
  const { answers } = showRetention({ erasures: [running] });
  await userEvent.click(screen.getByRole('tab', { name: 'Requests' }));
  expect(screen.getByRole('progressbar', { name: 'Erasing' })).toHaveAttribute('aria-valuenow', '50');
  answers.listErasures = [erasureOf({ State: 'done', Erased: 2, MayDecide: false })];
  expect(await screen.findByText('Erased: 2')).toBeVisible();
});

test.each(languages)('the requests are told in %s, no text missing', async (language) => {
  const { container } = showRetention({
    language,
    erasures: [erasureOf(), erasureOf({ RequestCode: 'other', State: 'done', Erased: 2 })],
  });
  await userEvent.click(screen.getAllByRole('tab')[1]!);
  expect(container).not.toHaveTextContent(/retention\.|\{\w+\}/);
});
