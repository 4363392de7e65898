import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobStatusScreen } from '@/components/changes/job-status/job-status-screen';
import { JobStatusPanel } from '@/components/changes/job-status/job-status-panel';
import { DayChoices } from '@/components/changes/subject/day-choices';
import type { JobStatusRow } from '@/components/changes/job-status/job-status-line';
import { renderWithMessages } from '../render-with-messages';
import { answerCalls, refusal, type Answers } from './answer-calls';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));
const showSnackbar = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: (...given: unknown[]) => showSnackbar(...given) as unknown,
}));

const org = { Business_Name: 'Works', Company_Name: '', Unit_Name: 'Support', Location_Name: 'Pune', Level_Name: '' };
const base: JobStatusRow = {
  ...{ EditFlag: false, EffectiveFrom: '01-Jan-2025', Emp_Status_Name: 'Probation', No_of_Months: 6, NoofDays: 3 },
  ...{ EndDate: '30-Jun-2026', ChillKeyCode: 'j1', JobStatus: '1', Justification: 'Joined', State: 'current' },
  ...{ ...org, PlannedEnd: '', EndsInDays: null, ChangeCode: 'c1' },
};
const rows: readonly JobStatusRow[] = [
  {
    ...base,
    ...{ EditFlag: true, EffectiveFrom: '01-Jul-2027', Emp_Status_Name: 'Confirmed', ChillKeyCode: 'j2' },
    ...{ State: 'planned', ChangeCode: 'c2', EndDate: '', No_of_Months: null, NoofDays: null, Unit_Name: 'Desk' },
  },
  base,
];
const columns = [
  { fieldname: 'Unit_Name', label: 'Unit' },
  { fieldname: 'Location_Name', label: 'Location' },
  { fieldname: 'Level_Name', label: 'Level' },
];
const subject = { ChillCode: 'p1', name: 'Asha Rao', version: 'v1' };
const user = userEvent.setup();
let answers: Answers;
let sent: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.clearAllMocks();
  answers = { undoChange: { message: '', Undone: 1 } };
  sent = answerCalls(answers);
});

const show = (canChange = true, on = '') =>
  renderWithMessages(<JobStatusScreen subject={subject} rows={rows} columns={columns} canChange={canChange} on={on} />);
const entries = () => within(screen.getByRole('list', { name: 'Job status history' })).getAllByRole('listitem');

test('a history shows what is to come above today, with days, lengths and organisation columns', () => {
  show();
  const [planned, today, current] = entries();
  expect(planned).toHaveTextContent(/Confirmed\s*To come/);
  expect(today).toHaveTextContent(/^Today, /);
  expect(current).toHaveTextContent('01-Jan-2025 – 30-Jun-2026 · 6 months 3 days');
  expect(current).toHaveTextContent('UnitSupport');
  expect(current).toHaveTextContent('LocationPune');
  expect(current).not.toHaveTextContent('Level');
});

test('only a row that may be edited offers it, and a reader is offered no change at all', () => {
  const { unmount } = show();
  const links = screen.getAllByRole('link', { name: /^Edit / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ecenter/jobstatusupdate/request/p1/edit/j2']);
  unmount();
  show(false);
  expect(screen.queryByRole('link', { name: /^(Edit|New Job Change)/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

test('a status that goes on past its planned end says when it was to end', () => {
  const gap = { ...base, EndDate: '28-Feb-2032', PlannedEnd: '01-Dec-2026', EndsInDays: 3 };
  renderWithMessages(<JobStatusScreen subject={subject} rows={[gap]} columns={columns} canChange on="" />);
  expect(entries()[0]).toHaveTextContent('Planned to end 01-Dec-2026');
});

test('what is taken back beside a page is read anew in the page too', async () => {
  const named = { Name: 'Asha Rao', Empid: 'E1', KeyCode: 'k', HasPhoto: false };
  answers.getChangeSubject = { Person: named, Emp_Status_Name: '', Unit_Name: '', CanChange: true, Version: 'v1' };
  answers.listOrgColumns = [];
  answers.listJobStatuses = rows;
  renderWithMessages(<JobStatusPanel subject="p1" close={jest.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Take back the change from 01-Jul-2027' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this change back?' }));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
});

test('a day that is none is told at its field, and the page stays as it was', async () => {
  renderWithMessages(<DayChoices on="" known="" page="/ecenter/jobstatusupdate/request/p1" />);
  const asOn = screen.getByRole('textbox', { name: 'As on' });
  await user.type(asOn, '31-Feb-2031');
  expect(asOn).toBeInvalid();
  expect(asOn).toHaveAccessibleDescription('As on is not valid');
  expect(router.push).not.toHaveBeenCalled();
});

test('what was known on a day to come is not asked for', async () => {
  renderWithMessages(<DayChoices on="" known="" page="/ecenter/jobstatusupdate/request/p1" />);
  const known = screen.getByRole('textbox', { name: 'As known on' });
  await user.type(known, '01-Jan-2990');
  expect(known).toHaveAccessibleDescription('As known on is not valid');
  expect(router.push).not.toHaveBeenCalled();
});

test('the row that holds on the day looked at is marked', () => {
  show(true, '15-Aug-2027');
  expect(entries()[0]).toHaveTextContent('On that day');
});

test('a change in force is taken back with a reason, and the history is shown anew', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Take back the change from 01-Jan-2025' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this change back?' }));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(dialog.getByText('Reason is required')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'Wrong person');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(sent.of('undoChange')).toEqual([{ ChangeCode: 'c1', BatchCode: '', Reason: 'Wrong person' }]);
});

test('a change to come is cancelled without a reason; what stands on it says why it cannot be', async () => {
  answers.undoChange = refusal('invalid', '', [{ path: 'ChangeCode', message: 'later_change' }]);
  show();
  await user.click(screen.getByRole('button', { name: 'Take back the change from 01-Jul-2027' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this change back?' }));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This cannot be taken back. A change that was made after it builds on it. Take that one back first.',
  );
  expect(router.refresh).not.toHaveBeenCalled();
});
