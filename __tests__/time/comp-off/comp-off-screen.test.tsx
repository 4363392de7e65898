import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { CompOffScreen } from '@/components/time/leave/comp-off/comp-off-screen';
import { OWN_LEAVE } from '@/components/time/leave/mine/leave-holder';
import type { CompOffClaim, CompOffOverview } from '@/lib/contract/time/comp-off/comp-off';
import { HALF_DAY, PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import { answerCalls } from '../../helpdesk/answer-calls';
import { renderWithMessages } from '../../render-with-messages';

const TODAY = '2026-03-18';
const aClaim = (changes: Partial<CompOffClaim> = {}): CompOffClaim => ({
  ...{ KeyCode: 'A', TypeName: 'Comp-off', WorkFrom: '14-Mar-2026', WorkTo: '15-Mar-2026', HalfDay: true },
  ...{
    HalfDayDate: '15-Mar-2026',
    Hours: 13.5,
    Reason: 'Moved the servers',
    EnteredBy: '',
    State: 'approved',
    Comment: '',
  },
  ...{ Amount: PARTS_PER_DAY + HALF_DAY, ValidFrom: '16-Mar-2026', ExpiresOn: '14-May-2026' },
  ...{ AskedDate: '16-Mar-2026 09:00', DecidedDate: '16-Mar-2026 10:00', CanWithdraw: false, CanCancel: true },
  ...changes,
});
const overview = (changes: Partial<CompOffOverview> = {}): CompOffOverview => ({
  Types: [{ TypeCode: 5, Name: 'Comp-off', ClaimDays: 60, EarnedDays: 60 }],
  ...{ Credits: [], Claims: [] },
  ...changes,
});
const counts = (Day: string) => ({ Day, Amount: PARTS_PER_DAY, Holiday: '', Refusal: '' });
const previewed = {
  ...{ Days: [counts('15-Mar-2026')], Amount: PARTS_PER_DAY, ValidFrom: '16-Mar-2026', ExpiresOn: '14-May-2026' },
  ...{ Steps: [], Issues: [] },
};

function open(initial: CompOffOverview, answers: Record<string, unknown> = {}, holder = OWN_LEAVE) {
  const calls = answerCalls({ getCompOff: initial, previewCompOffClaim: previewed, ...answers });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CompOffScreen holder={holder} initial={initial} today={TODAY} />
    </SWRConfig>,
  );
  return calls;
}

async function openClaim() {
  await userEvent.click(screen.getByRole('button', { name: 'Claim days worked' }));
  return screen.findByRole('dialog', { name: 'Claim days worked' });
}

test('a claim begins with the last day off, tells what each day comes to, and is sent', async () => {
  const refused = { Day: '13-Mar-2026', Amount: 0, Holiday: 'Half a feast', Refusal: 'worked' };
  const Issues = [{ path: 'WorkFrom', message: 'worked' }];
  const calls = open(overview(), {
    previewCompOffClaim: ({ WorkFrom, WorkTo }: Record<string, unknown>) =>
      WorkFrom === '2026-03-13' && WorkTo === '2026-03-15'
        ? { ...previewed, Days: [refused, counts('14-Mar-2026'), counts('15-Mar-2026')], Issues }
        : previewed,
    sendCompOffClaim: { KeyCode: 'A', State: 'pending' },
  });
  const drawer = within(await openClaim());
  await waitFor(() => expect(drawer.getByLabelText('First day worked')).toHaveValue('15-Mar-2026'));
  expect(drawer.getByLabelText('Last day worked')).toHaveValue('15-Mar-2026');
  const told = within(await drawer.findByRole('region', { name: 'What it comes to' }));
  expect(await told.findByText('from 16-Mar-2026 until 14-May-2026')).toBeVisible();
  expect(told.getByText('Nobody is named to decide yet')).toBeVisible();

  fireEvent.change(drawer.getByLabelText('First day worked'), { target: { value: '13-Mar-2026' } });
  fireEvent.change(drawer.getByLabelText('Last day worked'), { target: { value: '15-Mar-2026' } });
  expect(await told.findByText('Fri 13-Mar-2026: Half a feast')).toBeVisible();
  expect(drawer.getByLabelText('First day worked')).toHaveAccessibleDescription('A working day');
  const said = drawer.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContainEqual(expect.stringContaining('A working day'));

  fireEvent.change(drawer.getByLabelText('First day worked'), { target: { value: '14-Mar-2026' } });
  await userEvent.click(drawer.getByLabelText('On one of these days I worked half of the day'));
  await userEvent.selectOptions(drawer.getByLabelText('On which day'), '14-Mar-2026');
  await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
  expect(await drawer.findByText('This is needed')).toBeVisible();
  expect(calls.of('sendCompOffClaim')).toEqual([]);
  await userEvent.type(drawer.getByLabelText(/^What you worked on/), 'Moved the servers');
  await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.of('sendCompOffClaim')[0]?.request).toEqual({
    ...{ ChillCode: '', TypeCode: 5, WorkFrom: '2026-03-14', WorkTo: '2026-03-15' },
    ...{ HalfDay: true, HalfDayDate: '2026-03-14' },
    Reason: 'Moved the servers',
  });
});

test('a refusal stands at its field, and what was typed stays', async () => {
  open(overview(), {
    sendCompOffClaim: { code: 'invalid', message: '', issues: [{ path: 'WorkTo', message: 'claimed' }] },
  });
  const drawer = within(await openClaim());
  await waitFor(() => expect(drawer.getByLabelText('First day worked')).toHaveValue('15-Mar-2026'));
  await userEvent.type(drawer.getByLabelText(/^What you worked on/), 'Stocktaking');
  await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(drawer.getByLabelText('Last day worked')).toHaveAccessibleDescription('Claimed already'));
  expect(drawer.getByLabelText(/^What you worked on/)).toHaveValue('Stocktaking');
});

test('credits say what is left until when; one that leave stands on is not given back', async () => {
  const credit = { TypeName: 'Comp-off', ValidFrom: '16-Mar-2026', ExpiresOn: '14-May-2026', Amount: 360, Left: 120 };
  const waiting = aClaim({ KeyCode: 'B', State: 'pending', HalfDay: false, CanWithdraw: true, CanCancel: false });
  const calls = open(overview({ Credits: [credit], Claims: [waiting, aClaim()] }), {
    cancelCompOffClaim: { code: 'conflict', message: '', params: { reason: 'used' } },
    withdrawCompOffClaim: {},
  });
  const credits = within(screen.getByRole('region', { name: 'What you can take' }));
  expect(credits.getByText('0.5 days left')).toBeVisible();
  expect(credits.getByText('from 16-Mar-2026 until 14-May-2026')).toBeVisible();
  expect(credits.getByText('Comp-off · of 1.5 days')).toBeVisible();
  const claims = within(screen.getByRole('region', { name: 'Your claims' }));
  expect(claims.getByText('14-Mar-2026 to 15-Mar-2026, half a day on 15-Mar-2026')).toBeVisible();
  expect(claims.getByText('1.5 days of Comp-off credited · until 14-May-2026')).toBeVisible();

  await userEvent.click(claims.getByRole('button', { name: 'Give it back' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Give back what was credited?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Give it back' }));
  await waitFor(() => expect(calls.of('cancelCompOffClaim')[0]?.request).toEqual({ KeyCode: 'A' }));
  await userEvent.click(claims.getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw this claim?' }));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(calls.of('withdrawCompOffClaim')[0]?.request).toEqual({ KeyCode: 'B' }));
});

test('whom no leave is opened to that work is credited to, reads so and is offered no claim', () => {
  open(overview({ Types: [] }));
  expect(screen.getByText(/^HR has not opened any leave to you/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim days worked' })).toBeNull();
  expect(screen.getByText('You have not claimed any days yet.')).toBeVisible();
});

test('HR claims for somebody, takes none of their claims back, and reads who entered them', async () => {
  const holder = { code: 'ananya', name: 'Ananya Rao' };
  const entered = aClaim({ EnteredBy: 'Kavita Menon', CanCancel: false });
  const calls = open(overview({ Claims: [entered] }), { sendCompOffClaim: { KeyCode: 'B', State: 'pending' } }, holder);
  const claims = within(screen.getByRole('region', { name: 'Their claims' }));
  expect(claims.getByText('Entered by Kavita Menon')).toBeVisible();
  expect(claims.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Claim on their behalf' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Claim days worked/ }));
  await waitFor(() => expect(drawer.getByLabelText('First day worked')).toHaveValue('15-Mar-2026'));
  await userEvent.type(drawer.getByLabelText(/^What they worked on/), 'Stocktaking');
  await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.of('sendCompOffClaim')[0]?.request).toMatchObject({ ChillCode: 'ananya' }));
});
