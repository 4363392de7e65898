import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { AskForm } from '@/components/time/leave/mine/ask/ask-form';
import { OWN_LEAVE } from '@/components/time/leave/mine/leave-holder';
import { HALF_DAY, PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveBalance } from '@/lib/contract/time/leave/leave-shapes';
import { answerCalls } from '../../../helpdesk/answer-calls';
import { renderWithMessages } from '../../../render-with-messages';
import { aBalance } from './a-balance';

const counted = { First: true, Second: true, Amount: PARTS_PER_DAY, Free: '', Holiday: '' };
const preview = {
  ...{ Days: [{ ...counted, Day: '04-Jan-2027' }], Amount: PARTS_PER_DAY, Left: 9 * PARTS_PER_DAY },
  ...{ Lowest: 9 * PARTS_PER_DAY, NeedsProof: false, Away: [], Shortfalls: [], Steps: [], Issues: [] },
};

function open(offered: readonly LeaveBalance[], answers: Record<string, unknown> = {}) {
  const onSent = jest.fn();
  const calls = answerCalls({ previewLeaveRequest: preview, ...answers });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AskForm holder={OWN_LEAVE} request={null} offered={offered} requests={[]} today="2026-11-30" onSent={onSent} />
    </SWRConfig>,
  );
  return { calls, onSent };
}
const setDay = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('one day may be its morning; of several the first may begin and the last end at noon', async () => {
  const { calls, onSent } = open([aBalance()], { sendLeaveRequest: { RequestCode: 'A', State: 'pending' } });
  setDay('From', '04-Jan-2027');
  expect(screen.getByLabelText('To')).toHaveValue('04-Jan-2027');
  await userEvent.click(screen.getByRole('button', { name: 'Morning' }));
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const span = { From: '2027-01-04', To: '2027-01-04', FromPortion: 'first', ToPortion: 'first', Hours: 0 };
  expect(calls.of('sendLeaveRequest').at(-1)?.request).toMatchObject(span);

  setDay('To', '06-Jan-2027');
  await userEvent.click(screen.getByLabelText('First day from noon'));
  await userEvent.click(screen.getByLabelText('Last day until noon'));
  await waitFor(() =>
    expect(calls.of('previewLeaveRequest').at(-1)?.request).toMatchObject({
      ...{ From: '2027-01-04', To: '2027-01-06', FromPortion: 'second', ToPortion: 'first' },
    }),
  );
});

test('hours are offered where a type is taken by them, and whole days alone where it is not', async () => {
  const hourly = aBalance({ TypeCode: 2, Name: 'Paid time off', Piece: 'hour' });
  const daily = aBalance({ TypeCode: 3, Name: 'Unpaid leave', Piece: 'day', BelowZero: null });
  const { calls } = open([hourly, daily]);
  setDay('From', '04-Jan-2027');
  await userEvent.selectOptions(screen.getByLabelText('Hours'), '3 hours');
  await waitFor(() => expect(calls.of('previewLeaveRequest').at(-1)?.request).toMatchObject({ TypeCode: 2, Hours: 3 }));
  await userEvent.click(screen.getByRole('radio', { name: /^Unpaid leave/ }));
  expect(screen.queryByLabelText('Hours')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Morning' })).toBeNull();
  await waitFor(() => expect(calls.of('previewLeaveRequest').at(-1)?.request).toMatchObject({ TypeCode: 3, Hours: 0 }));
});

test('what does not count is named with why, and what is against it stands at its field', async () => {
  open([aBalance()], {
    previewLeaveRequest: {
      ...preview,
      Days: [
        { ...counted, Day: '24-Dec-2026', Second: false, Amount: HALF_DAY, Holiday: 'Christmas Eve' },
        {
          ...counted,
          Day: '25-Dec-2026',
          First: false,
          Second: false,
          Amount: 0,
          Free: 'holiday',
          Holiday: 'Christmas Day',
        },
        { ...counted, Day: '26-Dec-2026', First: false, Second: false, Amount: 0, Free: 'off' },
      ],
      Amount: HALF_DAY,
      Lowest: 2 * PARTS_PER_DAY,
      Issues: [{ path: 'From', message: 'overlaps' }],
    },
  });
  const told = screen.getByRole('region', { name: 'What it comes to' });
  expect(await within(told).findByText('Thu 24-Dec-2026: Christmas Eve, half of the day')).toBeVisible();
  expect(within(told).getByText('Fri 25-Dec-2026: Christmas Day')).toBeVisible();
  expect(within(told).getByText('Days off: Sat 26-Dec-2026')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('There is other leave on one of these days');
  const foot = screen.getByRole('status');
  expect(within(foot).getByText('0.5 days')).toBeVisible();
  expect(within(foot).getByText('There is other leave on one of these days')).toBeVisible();
});

test('a day on which too few would be there is said in words, and leave can be sent all the same', async () => {
  const short = { Day: '24-Dec-2026', UnitName: 'Firmware', LocationName: '', There: 2, Of: 6, Wanted: 3 };
  open([aBalance()], {
    previewLeaveRequest: { ...preview, Shortfalls: [short, { ...short, LocationName: 'Pune', There: 0, Of: 1 }] },
  });
  const told = screen.getByRole('region', { name: 'What it comes to' });
  expect(await within(told).findByText('Fewer than wanted')).toBeVisible();
  const texts = within(told).getAllByRole('listitem');
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'Thu 24-Dec-2026: 2 of 6 of Firmware would be there; 3 are wanted',
    'Thu 24-Dec-2026: 0 of 1 of Firmware in Pune would be there; 3 are wanted',
  ]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('what is left then is said, and with what is planned later', async () => {
  open([aBalance()], { previewLeaveRequest: { ...preview, Lowest: 2 * PARTS_PER_DAY } });
  expect(await screen.findByText('9 days left then')).toBeVisible();
  expect(screen.getByText('With what is planned later: 2 days')).toBeVisible();
  expect(screen.getByText('Nothing: all of these days count')).toBeVisible();
});

test('of no days nothing is told but what is against them', async () => {
  const Issues = [{ path: 'To', message: 'end_before_beginning' }];
  open([aBalance()], { previewLeaveRequest: { ...preview, Days: [], Amount: 0, Issues } });
  expect(await screen.findByText('Nothing to show for these days.')).toBeVisible();
  expect(screen.queryByText('Nobody else is away')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^The last day lies before the first$/);
});

test('after a failed preview no amount of another choice stays', async () => {
  let answer: unknown = preview;
  open([aBalance()], { previewLeaveRequest: () => answer });
  expect(await screen.findByText('1 day')).toBeVisible();
  answer = { code: 'internal', message: '' };
  setDay('From', '05-Jan-2027');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('1 day')).toBeNull();
});

test('a refusal of the type stands with the types and is focused', async () => {
  open([aBalance()], {
    sendLeaveRequest: { code: 'invalid', message: '', issues: [{ path: 'TypeCode', message: 'not_offered' }] },
  });
  await send();
  const types = screen.getByRole('group', { name: 'Which leave?' });
  expect(await within(types).findByRole('alert')).toHaveTextContent('This leave is not offered');
  expect(within(types).getByRole('radio')).toHaveFocus();
});

test('a refusal stands at its field, and what was typed stays', async () => {
  const { onSent } = open([aBalance()], {
    sendLeaveRequest: { code: 'invalid', message: '', issues: [{ path: 'ProofCode', message: 'proof_required' }] },
  });
  await userEvent.type(screen.getByLabelText('Note (optional)'), 'Back on Monday');
  await send();
  const proof = await screen.findByRole('group', { name: 'Proof (optional)' });
  expect(within(proof).getByRole('alert')).toHaveTextContent('Attach a proof');
  expect(screen.getByLabelText('Note (optional)')).toHaveValue('Back on Monday');
  expect(onSent).not.toHaveBeenCalled();
});

test('the best days are read once somebody opens them, and choosing one fills in its days', async () => {
  const found = {
    ...{ From: '28-Dec-2026', To: '31-Dec-2026', Amount: 4 * PARTS_PER_DAY },
    ...{ OffFrom: '25-Dec-2026', OffTo: '03-Jan-2027', DaysOff: 10, Holidays: ['Christmas', 'New Year’s Day'] },
  };
  const { calls } = open([aBalance()], { listBestDays: [found] });
  setDay('From', '04-Jan-2027');
  fireEvent.blur(screen.getByLabelText('From'));
  await userEvent.click(screen.getByRole('button', { name: 'Morning' }));
  expect(calls.of('listBestDays')).toHaveLength(0);
  const head = screen.getByText('Longest time off around holidays');
  await userEvent.click(head);
  await userEvent.selectOptions(await screen.findByLabelText('With at most'), '4 days of leave');
  await waitFor(() => expect(calls.of('listBestDays').at(-1)?.request).toMatchObject({ Days: 4 }));
  const way = await screen.findByRole('button', {
    name: /^4 days of leave, 10 days off Fri 25-Dec-2026 to Sun 03-Jan-2027/,
  });
  expect(way).toHaveTextContent('Christmas, New Year’s Day');
  await waitFor(() => expect(way).toBeEnabled());
  await userEvent.click(way);
  expect(screen.getByLabelText('From')).toHaveValue('28-Dec-2026');
  expect(screen.getByLabelText('To')).toHaveValue('31-Dec-2026');
  await waitFor(() =>
    expect(calls.of('previewLeaveRequest').at(-1)?.request).toMatchObject({
      ...{ From: '2026-12-28', To: '2026-12-31', FromPortion: 'whole', ToPortion: 'whole', Hours: 0 },
    }),
  );
});
