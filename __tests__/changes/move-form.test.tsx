import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoveForm } from '@/components/changes/move/move-form';
import { renderWithMessages } from '../render-with-messages';
import { answerCalls, type Answers } from './answer-calls';
import { PREVIEW } from './sample-preview';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));
const showSnackbarWithAction = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: jest.fn(),
  showSnackbarWithAction: (...given: unknown[]) => showSnackbarWithAction(...given) as unknown,
}));

const report = (Name: string, ChillCode: string) => ({
  ...{ ChillCode, Name, Empid: ChillCode, HasPhoto: false, Unit_Name: 'Support', HasLater: false },
});
const leader = {
  ...{ empid: 'E1003', name: 'Ravi Nair', ActiveStatus: true, AppCode: 7, KeyCode: 'k3', HasPhoto: false },
  Unit_Name: 'Finance',
};
const user = userEvent.setup();
let leaders = 0;
let sent: ReturnType<typeof answerCalls>;

beforeEach(async () => {
  jest.clearAllMocks();
  const answers: Answers = {
    previewChange: { ...PREVIEW, People: 2 },
    listLeaderChoices: [leader],
    listMovableReports: { People: [report('Asha Rao', 'p1'), report('Tom Becker', 'p2')], Others: 0 },
    moveReports: { message: '', BatchCode: 'b1', Moved: 2, State: 'planned' },
    undoChange: { message: '', Undone: 2 },
  };
  sent = answerCalls(answers);
  leaders += 1;
  const subject = { ChillCode: `lead-${leaders}`, name: 'Vikram Nair', version: 'v1' };
  renderWithMessages(<MoveForm subject={subject} isJustified={{ manager: false, admin_manager: false }} />);
  fireEvent.change(await screen.findByLabelText(/^Effective From/), { target: { value: '01-Jan-2030' } });
  await user.type(screen.getByRole('searchbox', { name: /^Manager ID/ }), 'Rav');
  await user.click(await screen.findByRole('button', { name: /Ravi Nair/ }));
});

test('what a move does is told of those who move, not of the leader whom they leave', async () => {
  expect(await screen.findByText('2 people; the line of time is that of Asha Rao')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Who sees them from/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Vikram Nair/ })).toBeNull();
});

test('a move leads to what is to come, and can be taken back at once, all of it', async () => {
  await user.click(await screen.findByRole('button', { name: 'Move 2 people' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/ecenter/jobstatusupdate/tocome'));
  const [text, action] = showSnackbarWithAction.mock.calls[0] as [string, { run: () => Promise<unknown> }];
  expect(text).toBe('2 people report to the new manager.');
  await act(() => action.run());
  expect(sent.of('undoChange')).toEqual([{ ChangeCode: '', BatchCode: 'b1', Reason: 'Taken back at once' }]);
});
