import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ManagerDialog } from '@/components/changes/reporting-lines/manager-dialog';
import type { LineRecord } from '@/components/changes/reporting-lines/manager-values';
import { renderWithMessages } from '../render-with-messages';
import { answerCalls, refusal, type Answers } from './answer-calls';
import { PREVIEW } from './sample-preview';

const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({ showSnackbar: jest.fn() }));

const saved = { message: 'Record has been updated successfully', ChangeCode: 'c1', JobCode: 'l1', State: 'planned' };
const leader = {
  ...{ empid: 'E1003', name: 'Ravi Nair', ActiveStatus: true, AppCode: 7, KeyCode: 'k3', HasPhoto: false },
  Unit_Name: 'Finance',
};
const user = userEvent.setup();
let people = 0;
let answers: Answers;
let sent: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.clearAllMocks();
  people += 1;
  answers = { previewChange: PREVIEW, addManager: saved, addAdminManager: saved, listLeaderChoices: [leader] };
  sent = answerCalls(answers);
});

interface Opened {
  readonly kind?: 'manager' | 'admin_manager';
  readonly isJustified?: boolean;
  readonly record?: LineRecord | null;
}

async function open({ kind = 'manager', isJustified = false, record = null }: Opened = {}, title: string) {
  const subject = { ChillCode: `led-${people}`, name: 'Asha Rao', version: 'v1' };
  renderWithMessages(<ManagerDialog kind={kind} subject={subject} record={record} isJustified={isJustified} />);
  return screen.findByRole('dialog', { name: title });
}

const day = (value: string) => fireEvent.change(screen.getByLabelText(/^Effective From/), { target: { value } });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

async function pickLeader() {
  await user.type(screen.getByRole('searchbox', { name: /^Manager ID/ }), 'Rav');
  await user.click(await screen.findByRole('button', { name: /Ravi Nair/ }));
}

test('a manager change begins empty and asks for day and manager in the specified words', async () => {
  await open({}, 'New Manager Change');
  expect(screen.getByLabelText(/^Effective From/)).toHaveValue('');
  await save();
  expect(screen.getByText('Effective From is required')).toBeVisible();
  expect(screen.getByText('Manager ID is required')).toBeVisible();
  day('31-Feb-2027');
  expect(screen.getByText('Effective From is required')).toBeVisible();
  expect(sent.of('addManager')).toEqual([]);
});

test.each([
  [true, 'Justification *'],
  [false, 'Justification'],
])('where a justification is asked for (%s) its label is marked and it is required', async (isJustified, label) => {
  const dialog = await open({ isJustified }, 'New Manager Change');
  expect(within(dialog).getByText(/^Justification/, { selector: 'label' })).toHaveTextContent(label);
  day('01-Mar-2027');
  await pickLeader();
  await save();
  if (isJustified) expect(screen.getByText('Justification is required')).toBeVisible();
  else await waitFor(() => expect(sent.of('addManager')).toHaveLength(1));
});

test('a manager is found by three characters among those who can lead, and sent by their number', async () => {
  await open({}, 'New Manager Change');
  await user.type(screen.getByRole('searchbox', { name: /^Manager ID/ }), 'Ra');
  expect(sent.of('listLeaderChoices')).toEqual([]);
  await user.clear(screen.getByRole('searchbox', { name: /^Manager ID/ }));
  await pickLeader();
  expect(sent.of('listLeaderChoices')).toEqual([{ ChillCode: `led-${people}`, Kind: 'manager', Search: 'Rav' }]);
  day('01-Mar-2027');
  await save();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(sent.of('addManager')).toEqual([
    {
      ...{ ChillCode: `led-${people}`, managerKeyCode: '', Version: 'v1', EffectiveFrom: '01-Mar-2027' },
      ...{ ReportingID: 'E1003', Justification: '', Mode: '' },
    },
  ]);
  expect(router.replace).toHaveBeenCalledWith(`/ecenter/managerupdate/request/led-${people}`, { scroll: false });
});

test('an admin manager is found among those with an account, and saved by its own call', async () => {
  await open({ kind: 'admin_manager' }, 'New Admin Manager Change');
  expect(screen.getByText('Only people who work here and have an account are listed.')).toBeVisible();
  await pickLeader();
  day('01-Mar-2027');
  await save();
  await waitFor(() => expect(sent.of('addAdminManager')).toHaveLength(1));
  expect(sent.of('listLeaderChoices')[0]).toMatchObject({ Kind: 'admin_manager' });
});

test('a manager who would close a circle is refused at the field and above the form', async () => {
  answers.addManager = refusal('invalid', 'Manager ID is not valid', [{ path: 'ReportingID', message: 'not_valid' }]);
  await open({}, 'New Manager Change');
  day('01-Mar-2027');
  await pickLeader();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Manager ID is not valid');
  expect(screen.getAllByText('Manager ID is not valid')).toHaveLength(2);
  expect(screen.getByText('Ravi Nair')).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a row in force keeps its day, and its manager can be chosen anew', async () => {
  const record = {
    ...{
      EditField: 'N' as const,
      EffectiveFrom: '01-Jan-2026',
      ReportingID: 'E1002',
      Justification: 'Team',
      Version: 'v1',
    },
    ...{ ChillCode: 'led', managerKeyCode: 'line-1', ReportingName: 'Tom Becker', HasPhoto: false },
  } as const;
  await open({ record }, 'Edit Manager Change');
  expect(screen.getByRole('textbox', { name: /^Effective From/ })).toHaveAttribute('readonly');
  expect(screen.getByText('Tom Becker')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Manager ID|Choose somebody else/ }));
  await pickLeader();
  expect(screen.getByText('Ravi Nair')).toBeVisible();
});
