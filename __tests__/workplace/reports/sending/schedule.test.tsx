import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSending, schedule, type SendingScreen } from './sending-screen';

const showSnackbar = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: (...given: unknown[]) => showSnackbar(...given) as unknown,
}));

beforeEach(() => jest.clearAllMocks());

const button = (name: string) => screen.getByRole('button', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const time = () => screen.getByRole('textbox', { name: 'Time' });

async function openSchedule(): Promise<SendingScreen> {
  const opened = await openSending();
  await opened.user.click(screen.getByRole('tab', { name: 'Schedule' }));
  return opened;
}

async function openHistory(listed = schedule): Promise<SendingScreen> {
  const opened = await openSending();
  opened.answer('listReportSchedules', [listed]);
  await opened.user.click(screen.getByRole('tab', { name: 'Schedule History' }));
  await screen.findByText('Team by unit');
  return opened;
}

test('what is missing is named, of four month days the first alone (RSCH-17, RSCH-18, VOPQ-22)', async () => {
  const { user, requestsOf } = await openSchedule();
  await user.click(button('Schedule'));
  expect(await screen.findByText('Scheduler Type is required')).toBeVisible();
  expect(screen.getByText('Saved Report is required')).toBeVisible();
  await user.selectOptions(choice('Scheduler Type'), 'Monthly');
  expect(screen.getByText('Time is required')).toBeVisible();
  expect(screen.getByText('Month Day 1 is required')).toBeVisible();
  expect(screen.queryByText('Month Day 2 is required')).toBeNull();
  expect(within(choice('Month Day 4')).getByRole('option', { name: 'Month End' })).toHaveValue('32');
  expect(requestsOf('saveReportSchedule')).toEqual([]);
});

test('the next five instants are shown before it is saved with what its type shows (RSCH-31)', async () => {
  const { user, answer, requestsOf } = await openSchedule();
  answer('saveReportSchedule', { HeaderCode: 'header-1' });
  await user.selectOptions(choice('Saved Report'), 'Team by unit');
  await user.selectOptions(choice('Scheduler Type'), 'Monthly');
  fireEvent.change(time(), { target: { value: '09:15' } });
  await user.selectOptions(choice('Month Day 1'), 'Month End');
  const runs = screen.getByRole('region', { name: 'Next runs' });
  expect(within(runs).getAllByRole('listitem')).toHaveLength(5);
  await user.selectOptions(choice('When to send'), 'Only when a number is above a limit');
  await user.click(button('Schedule'));
  expect(await screen.findByText('Enter a number')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Above' }), '100');
  await user.click(screen.getByRole('checkbox', { name: /^Show what changed since the last mail/ }));
  await user.click(button('Schedule'));
  await waitFor(() => expect(showSnackbar).toHaveBeenCalledWith('success', 'Report has been scheduled'));
  expect(requestsOf('saveReportSchedule')).toEqual([
    expect.objectContaining({
      ...{ HeaderCode: '', SavedReportCode: 'layout-1', ExecuteTime: '09:15', SchedulerType: 2, SchedulerCode: 1 },
      ...{ MonthCode1: 32, MonthCode2: null, MonthCode3: null, MonthCode4: null, WeekDay: null, HourCode: null },
      ...{ CCEmailIDs: '', SendWhen: 'limit', LimitField: '', LimitValue: 100, ShowsChanges: true },
    }),
  ]);
});

test('the history tells states apart and shows on request what everybody got', async () => {
  const { user, answer } = await openHistory();
  expect(screen.getByText(/^Every 2 weeks on Monday at 09:15 \(Asia\/Kolkata\)/)).toBeVisible();
  expect(screen.getByText('Delivered: 2')).toBeVisible();
  expect(screen.getByText('Refused by the mail server: 1')).toBeVisible();
  const none = { RoleName: '', Reasons: [], MissingColumns: [], RowCount: 0, ColumnCount: 0, SettledAt: '' };
  const Changes = { Added: 3, Altered: 2, Gone: 1 };
  answer('listReportSendingRuns', [
    {
      ...{ RunCode: 'run-1', DueAt: '2030-03-04T03:45:00.000Z', StartedAt: '', EndedAt: '', State: 'done' },
      ...{ ErrorName: '', RequestId: '' },
      Deliveries: [
        { ...none, Recipient: 'Mei Lin', Address: '', State: 'left_out', Reasons: ['report_closed'], ErrorName: '' },
        { ...none, Recipient: 'Asha Rao', Address: '', State: 'delivered', ErrorName: '', RowCount: 1, Changes },
        { ...none, Recipient: '', Address: 'x@partner.example', State: 'refused', ErrorName: '550 unknown mailbox' },
      ],
    },
  ]);
  await user.click(button('Who got what of “Team by unit”'));
  expect(await screen.findByText('Left out for rights')).toBeVisible();
  expect(screen.getByText('May not open this report.')).toBeVisible();
  expect(screen.getByText('1 row, 0 columns · 3 added, 1 gone, 2 altered')).toBeVisible();
  expect(screen.getByText('The mail server says: 550 unknown mailbox')).toBeVisible();
});

test('a schedule is paused, and removed once that is confirmed (RHIS-03, RHIS-04)', async () => {
  const { user, answer, requestsOf } = await openHistory();
  answer('listReportSchedules', [{ ...schedule, Active: false, NextDueAt: '' }]);
  await user.click(button('Pause “Team by unit”'));
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(requestsOf('setReportScheduleActive')).toEqual([{ HeaderCode: 'header-1', Active: false }]);
  await user.click(button('Remove “Team by unit”'));
  const question = await screen.findByRole('dialog', { name: 'Remove from the history' });
  expect(requestsOf('removeReportSchedule')).toEqual([]);
  answer('listReportSchedules', []);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(showSnackbar).toHaveBeenCalledWith('success', 'Schedule has been removed'));
  expect(requestsOf('removeReportSchedule')).toEqual([{ HeaderCode: 'header-1' }]);
  expect(await screen.findByText('Nothing sent yet')).toBeVisible();
});

test('a schedule whose layout was deleted is edited, not resumed', async () => {
  await openHistory({ ...schedule, Active: false, NextDueAt: '', PausedBecause: 'layout_gone' });
  expect(screen.getByText('Its layout was deleted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resume “Team by unit”' })).toBeNull();
  expect(button('Edit “Team by unit”')).toBeVisible();
});

test('a schedule that is edited comes with all that it had, and keeps it when nothing is changed', async () => {
  const { user, requestsOf } = await openHistory();
  await user.click(button('Edit “Team by unit”'));
  expect(screen.getByText('You are changing the schedule of “Team by unit”.')).toBeVisible();
  expect(choice('Week Day')).toHaveDisplayValue('Monday');
  expect(screen.getByText('Asha Rao')).toBeVisible();
  expect(screen.getByText('Role: Appraiser')).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() => expect(requestsOf('saveReportSchedule')).toHaveLength(1));
  expect(requestsOf('saveReportSchedule')[0]).toEqual({
    ...{ HeaderCode: 'header-1', ReportCode: 'employee-list', SavedReportCode: 'layout-1', ReportName: '', Fields: [] },
    ...{ Format: 'csv', ChillCodes: ['person-1'], RoleCodes: [5], CCEmailIDs: 'asha@example.com' },
    ...{ ExecuteTime: '09:15', SchedulerType: 3, SchedulerCode: 2, WeekDay: 2, HourCode: null },
    ...{ MonthCode1: null, MonthCode2: null, MonthCode3: null, MonthCode4: null },
    ...{ SendWhen: 'rows', LimitField: '', LimitValue: 0, ShowsChanges: true },
  });
});
