import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleDialog } from '@/components/workplace/scheduler/dialog/schedule-dialog';
import type { Service, ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { renderWithMessages } from '../../render-with-messages';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));
const showSnackbar = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: (...given: unknown[]) => showSnackbar(...given) as unknown,
}));

const service: Service = {
  ServiceCode: 'clean up',
  ServiceName: 'Clean up',
  IsSafety: true,
  LeastMinutes: 15,
  MostMinutes: 360,
};
const user = userEvent.setup();
let answer: { status: number; body: unknown };
let sent: unknown[];

beforeEach(() => {
  jest.clearAllMocks();
  [answer, sent] = [{ status: 200, body: { AutoCode: 'schedule-1' } }, []];
  global.fetch = jest.fn(async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return { ok: answer.status === 200, status: answer.status, json: async () => answer.body } as Response;
  }) as typeof fetch;
});

const open = (schedule: ServiceSchedule | null = null) =>
  renderWithMessages(<ScheduleDialog schedule={schedule} services={[service]} />);

const choose = async (name: string, text: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name }), text);
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

async function fill(): Promise<void> {
  await choose('Service', 'Clean up');
  await choose('Scheduler Type', 'Hourly');
  fireEvent.change(screen.getByLabelText(/^Effective From/), { target: { value: '18-Mar-2030' } });
  fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '09:15' } });
  await choose('Hour', '2 hours');
}

test('each type shows its own fields, and every field that is shown is required', async () => {
  open();
  await choose('Scheduler Type', 'Monthly');
  await save();
  for (const label of ['Service', 'Time', 'Month Day 1', 'Month Day 4'])
    expect(screen.getByText(`${label} is required`)).toBeVisible();
  await choose('Scheduler Type', 'Weekly');
  expect(screen.queryByRole('combobox', { name: 'Month Day 1' })).toBeNull();
  expect(screen.getByText('Week Day is required')).toBeVisible();
  await choose('Scheduler Type', 'Daily');
  expect(screen.queryByRole('combobox', { name: 'Week Day' })).toBeNull();
  expect(sent).toEqual([]);
});

test('what is filled in shows its next runs and is sent with nothing of what is hidden', async () => {
  open();
  await choose('Scheduler Type', 'Weekly');
  await choose('Week Day', 'Monday');
  await fill();
  const runs = screen.getByRole('region', { name: 'Next runs' });
  expect(runs).toHaveTextContent('Every 2 hours, from 09:15 on (Asia/Kolkata)');
  expect(runs).toHaveTextContent('18-Mar-2030 11:15');
  await save();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/common/scheduler', { scroll: false }));
  expect(showSnackbar).toHaveBeenCalledWith('success', 'Scheduler has been updated successfully');
  expect(sent).toEqual([
    {
      ...{ AutoCode: null, ServiceCode: 'clean up', EffectiveFrom: '2030-03-18', ExecuteTime: '09:15', Active: true },
      ...{ SchedulerType: 4, SchedulerCode: 1, HourCode: 2, WeekDay: null, EveryMinutes: null },
      ...{ MonthCode1: null, MonthCode2: null, MonthCode3: null, MonthCode4: null },
      Version: '',
    },
  ]);
});

test('what the HR API refuses stands at its field and in a snackbar, and nothing typed is lost', async () => {
  open();
  await fill();
  const issues = [{ path: 'SchedulerCode', message: 'too_seldom' }];
  answer = { status: 422, body: { code: 'invalid', message: 'no', issues, requestId: 'r' } };
  await save();
  expect(await screen.findByText('It would run too seldom: at least once in 360 minutes')).toBeVisible();
  expect(showSnackbar).toHaveBeenCalledWith('error', expect.any(String));
  expect(screen.getByLabelText(/^Time/)).toHaveValue('09:15');
  expect(screen.getByRole('combobox', { name: 'Hour' })).toHaveValue('2');
  expect(router.push).not.toHaveBeenCalled();
});

test('an untouched schedule shows the runs of the list, and is sent with its version', async () => {
  const noDays = { MonthCode1: null, MonthCode2: null, MonthCode3: null, MonthCode4: null, WeekDay: null };
  open({
    ...{ AutoCode: 'schedule-1', ServiceCode: 'clean up', ServiceName: 'Clean up', Schedulename: 'By the minute' },
    ...{ EffectiveFrom: '18-Mar-2030', StartsAt: '2030-03-18T04:35:00.000Z', ExecutionTime: '00:00' },
    ...{ ...noDays, SchedulerType: null, SchedulerCode: null, HourCode: null, EveryMinutes: 60 },
    ...{ LastExecutedDate: '', RecordActive: true, NextDueAt: '', LastRun: null, IsNeeded: true, Version: 'v1' },
  });
  const runs = await screen.findByRole('region', { name: 'Next runs' });
  expect(runs).toHaveTextContent('18-Mar-2030 10:05');
  await save();
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ AutoCode: 'schedule-1', Version: 'v1' })]));
});
