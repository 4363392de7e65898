import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SetupScreen } from '@/components/time/leave/setup/setup-screen';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { answerCalls } from '../../../helpdesk/answer-calls';
import { renderWithMessages } from '../../../render-with-messages';
import { sampleRule } from '../sample-rule';
import { audience } from './sentences-of';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, refresh: () => {}, replace: () => {} }) }));

const named = (TypeCode: number, en: string, Rules: LeaveType['Rules'] = []): LeaveType => ({
  TypeCode,
  Names: { de: '', en, es: '', fr: '', ja: '', zh: '' },
  ...{ IsActive: true, IsPaid: true, IsPrivate: false, Rules },
});
const rule = { ...sampleRule({ amount: 22 * PARTS_PER_DAY }), units: [], locations: [] };
const types = [
  named(1, 'Annual leave', [
    { From: '01-Jan-2025', Rule: rule },
    { From: '01-Jan-2027', Rule: rule },
  ]),
  named(2, 'Comp-off'),
];
const ann = { Name: 'Ann Lee', Empid: 'E1', KeyCode: 'key', HasPhoto: false };
const found = { ...ann, ChillCode: 'c1', Business_Name: 'Sales' };
const nextRun = { at: '2026-03-18T19:00:00Z', page: '/common/scheduler' } as const;

function open(answers: Record<string, unknown> = {}) {
  const calls = answerCalls(answers);
  renderWithMessages(
    <SetupScreen
      {...{ types, audience, nextRun, today: '2026-03-18' }}
      canKeep
      balancesFile="/process/smartupload/start?kind=leave-balances"
      tab="types"
    />,
  );
  return calls;
}
const choose = (tab: string) => userEvent.click(screen.getByRole('tab', { name: tab }));

async function openAnn(answers: Record<string, unknown>) {
  const calls = open({ searchEmployees: [found], listLeaveBalances: [], ...answers });
  await choose('One person');
  await userEvent.type(screen.getByLabelText('Person'), 'Ann');
  await userEvent.click(await screen.findByRole('button', { name: /Ann Lee/ }));
  await screen.findByRole('heading', { name: 'Add an entry' });
  return calls;
}

test('each type says its rule in words, what is to come, and that it has none', () => {
  open();
  const [annual, compOff] = screen.getAllByRole('listitem');
  expect(annual).toHaveTextContent('22 days a year from January, pro rata by days, nothing carried over.');
  expect(annual).toHaveTextContent('Changes on 01-Jan-2027');
  expect(within(annual!).getByRole('link')).toHaveAttribute('href', '/timemanage/leavesetup/key/1');
  expect(compOff).toHaveTextContent('No rule yet: nobody can ask for it.');
});

test('a type is moved by the arrow keys, and the order is saved', async () => {
  const calls = open({ orderLeaveTypes: types });
  screen.getByRole('button', { name: 'Move Comp-off with the arrow keys up and down' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Comp-off');
  expect(screen.getByText('Comp-off is number 1 now')).toBeInTheDocument();
  expect(calls.of('orderLeaveTypes').map(({ request }) => request)).toEqual([{ Codes: [2, 1] }]);
});

test('after a move that was not saved, types stand as they were saved last', async () => {
  let answer: unknown = types;
  open({ orderLeaveTypes: () => answer });
  const handle = () => screen.getByRole('button', { name: /^Move Comp-off/ });
  const first = () => screen.getAllByRole('listitem')[0];
  handle().focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(first()).toHaveTextContent('Comp-off'));
  answer = { code: 'conflict', message: '' };
  handle().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(first()).toHaveTextContent('Comp-off');
});

test('who keeps leave is led to what counts differently from every tab', async () => {
  open();
  const link = screen.getByRole('link', { name: 'Look at it' });
  expect(link).toHaveAttribute('href', '/timemanage/leavesetup/recount');
  await choose('One person');
  expect(link).toBeVisible();
  expect(window.location.search).toBe('?tab=person');
});

test('names that are typed are not lost without a question', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a type' }));
  const dialog = await screen.findByRole('dialog', { name: 'New type of leave' });
  await userEvent.type(within(dialog).getAllByRole('textbox')[0]!, 'Moving house');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(within(dialog).getAllByRole('textbox')[0]).toHaveValue('Moving house');
});

test('a type without a name in any language is refused at the field before it is sent', async () => {
  const calls = open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a type' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New type of leave' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Give it a name.')).toBeVisible();
  expect(calls.of('saveLeaveType')).toEqual([]);
});

test('what the year’s end writes is asked as on the first of January, and said by type', async () => {
  const calls = open({
    previewLeaveWork: {
      Entries: [
        { TypeCode: 1, Kind: 'grant', People: 2, Amount: 44 * PARTS_PER_DAY },
        { TypeCode: 1, Kind: 'carry', People: 1, Amount: 0 },
        { TypeCode: 1, Kind: 'expiry', People: 1, Amount: -3 * PARTS_PER_DAY },
      ],
      People: [{ Person: ann, TypeCode: 1, Before: 5 * PARTS_PER_DAY, After: 24 * PARTS_PER_DAY }],
    },
  });
  await choose('What comes next');
  expect(screen.getByText(/^It runs next on 19-Mar-2026 00:30\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('44 days granted to 2 people')).toBeVisible();
  expect(screen.getByText('carried over for 1 person')).toBeVisible();
  expect(screen.getByText('3 days lapsing for 1 person')).toBeVisible();
  expect(screen.getByRole('row', { name: /Ann Lee.*Annual leave.*5 days.*24 days/ })).toBeVisible();
  expect(calls.of('previewLeaveWork').map(({ request }) => request)).toEqual([{ On: '2027-01-01' }]);
});

test('what is paid out is entered below zero, and the balance after it is told', async () => {
  const calls = await openAnn({ addLeaveEntry: { Balance: 2.5 * PARTS_PER_DAY } });
  await userEvent.selectOptions(screen.getByLabelText('What it is'), 'Paid out');
  expect(screen.queryByLabelText('Can be taken until')).toBeNull();
  await userEvent.type(screen.getByLabelText('Days *'), '1,5');
  await userEvent.type(screen.getByLabelText('Why *'), 'Paid with March');
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('Entered. Of Annual leave, 2.5 days are left today.')).toBeVisible();
  expect(calls.of('addLeaveEntry').map(({ request }) => request)).toEqual([
    {
      ...{ ChillCode: 'c1', TypeCode: 1, Kind: 'encashed', Day: '2026-03-18' },
      ...{ Amount: -360, LastDay: '', Note: 'Paid with March' },
    },
  ]);
});

test('a correction takes away or adds; what is refused stands at its field', async () => {
  const refusal = { code: 'invalid', issues: [{ path: 'Day', message: 'not_employed' }] };
  const calls = await openAnn({ addLeaveEntry: refusal });
  await userEvent.selectOptions(screen.getByLabelText('Direction'), 'Take away');
  await userEvent.type(screen.getByLabelText('Days *'), '2');
  await userEvent.type(screen.getByLabelText('Why *'), 'Counted twice');
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('There is no place of work on one of these days')).toBeVisible();
  expect(screen.getByLabelText('Counts from *')).toHaveAccessibleDescription(/There is no place of work/);
  expect(screen.getByLabelText('Days *')).toHaveValue('2');
  expect(calls.of('addLeaveEntry')[0]?.request).toMatchObject({ Kind: 'correction', Amount: -480 });
});

test('a person who is picked is focused, and typed input is asked about before another is', async () => {
  await openAnn({});
  expect(screen.getByRole('group', { name: 'Ann Lee' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Why *'), 'Counted twice');
  await choose('Types of leave');
  await choose('One person');
  expect(screen.getByLabelText('Why *')).toHaveValue('Counted twice');
  await userEvent.click(screen.getByRole('button', { name: 'Another person' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('searchbox', { name: 'Person' })).toHaveFocus();
});

test('a share of full time is set from a day on', async () => {
  const calls = await openAnn({ setWorkShare: {} });
  const percent = screen.getByLabelText('Per cent of full time *');
  expect(percent).toHaveValue('');
  await userEvent.type(percent, '101');
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(screen.getByText('Give a whole number from 1 to 100.')).toBeVisible();
  await userEvent.clear(percent);
  await userEvent.type(percent, '80');
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(await screen.findByText('From 18-Mar-2026 on it is 80 %.')).toBeVisible();
  expect(calls.of('setWorkShare').map(({ request }) => request)).toEqual([
    { ChillCode: 'c1', From: '2026-03-18', Percent: 80 },
  ]);
});

test('balances of many are brought by file from where one person’s are entered', async () => {
  open();
  await choose('One person');
  expect(screen.getByRole('heading', { name: 'Balances of many at once' })).toBeVisible();
  const href = '/process/smartupload/start?kind=leave-balances';
  expect(screen.getByRole('link', { name: 'Bring a file' })).toHaveAttribute('href', href);
});

test('a minimum is set in people or per cent, listed in words, and removed after a question', async () => {
  const minimum = { UnitCode: 'sales', UnitName: 'Sales', LocationCode: '', LocationName: '' };
  const answers = {
    listStaffingMinimums: [],
    saveStaffingMinimum: [
      { ...minimum, Least: 50, IsPercent: true },
      { ...minimum, LocationCode: 'pune', LocationName: 'Pune', Least: 1, IsPercent: false },
    ],
    deleteStaffingMinimum: [],
  };
  const calls = open(answers);
  await choose('Minimum staffing');
  expect(await screen.findByText('There is no minimum yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Choose a unit.')).toBeVisible();
  expect(calls.of('saveStaffingMinimum')).toEqual([]);

  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'sales');
  await userEvent.selectOptions(screen.getByLabelText('Counted in'), 'percent');
  await userEvent.type(screen.getByLabelText('At least *'), '101');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Give a whole number from 1 to 100.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('At least *'));
  await userEvent.type(screen.getByLabelText('At least *'), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(calls.of('saveStaffingMinimum').map(({ request }) => request)).toEqual([
    { UnitCode: 'sales', LocationCode: '', Least: 50, IsPercent: true },
  ]);
  const [whole, atPune] = within(screen.getByRole('list', { name: 'Minimum staffing' })).getAllByRole('listitem');
  expect(whole).toHaveTextContent('At least 50 % of those who work on the day');
  expect(atPune).toHaveTextContent(/Sales in Pune.*At least 1 person/);

  await userEvent.click(within(atPune!).getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('dialog', { name: 'Remove the minimum of Sales in Pune?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('There is no minimum yet.')).toBeVisible();
  const removed = calls.of('deleteStaffingMinimum').map(({ request }) => request);
  expect(removed).toEqual([{ UnitCode: 'sales', LocationCode: 'pune' }]);
});
