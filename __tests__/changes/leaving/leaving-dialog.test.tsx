import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmploymentsScreen } from '@/components/changes/leaving/employments-screen';
import { LeavingDialog } from '@/components/changes/leaving/leaving-dialog';
import type { EmploymentRow, LeavingPreview } from '@/components/changes/leaving/leaving-values';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { renderWithMessages } from '../../render-with-messages';
import { answerCalls, refusal, type Answers } from '../answer-calls';

const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({ showSnackbar: jest.fn() }));

const reasons = [{ ReasonCode: '1', ReasonName: 'Resignation', IsVoluntary: true }];
const successor = { Name: 'Vikram Nair', Empid: 'E1002', KeyCode: '', HasPhoto: false };
const kept: LeavingPreview = {
  ...{ Version: 'v1', Before: '', LastDay: '', Later: [], NeverCame: 'kept' },
  Handovers: [
    { Key: 'reports', Title: 'People who report to them', Count: 2, Details: [], GoesOn: true, To: successor },
  ],
};
const saved = { message: '', ChangeCode: 'c1', JobCode: 'j1', State: 'applied', IsGone: false };
const user = userEvent.setup();
let subject = { ChillCode: 'joiner-0', name: 'Noor Haddad', version: 'v1' };
let people = 0;
let answers: Answers;
let sent: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.clearAllMocks();
  people += 1;
  subject = { ...subject, ChillCode: `joiner-${people}` };
  answers = { previewLeaving: kept, endEmployment: saved };
  sent = answerCalls(answers);
});

const open = (hasBegun = true) =>
  renderWithMessages(<LeavingDialog subject={subject} reasons={reasons} row={null} hasBegun={hasBegun} />);
const tick = async () => user.click(await screen.findByRole('checkbox', { name: 'This person never came' }));
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

test('“never came” asks for no last day, says what it does and lists what is handed over', async () => {
  open();
  await tick();
  expect(screen.queryByRole('textbox', { name: /^Last day/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: /^Reason/ })).toBeNull();
  expect(screen.getByText(/taken back as if it had never begun/)).toBeVisible();
  const preview = await screen.findByRole('region', { name: 'What this does' });
  expect(await within(preview).findByText('The employment counts as never begun.')).toBeVisible();
  expect(within(preview).getByText('People who report to them: 2 go to Vikram Nair')).toBeVisible();
  await save();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(showSnackbar).toHaveBeenCalledWith('success', 'It is recorded that Noor Haddad never came.');
  expect(sent.of('endEmployment')).toEqual([
    { ChillCode: subject.ChillCode, Version: 'v1', NeverCame: true, Justification: '', HandOver: {} },
  ]);
});

test('a removal waits for what it does, looks dangerous and leads to the list of people', async () => {
  let answer: (preview: LeavingPreview) => void = () => {};
  answers['previewLeaving'] = new Promise((resolve) => (answer = resolve));
  answers['endEmployment'] = { ...saved, ChangeCode: '', JobCode: '', IsGone: true };
  open();
  await tick();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent.of('endEmployment')).toEqual([]);
  answer({ ...kept, NeverCame: 'removed', Handovers: [] });
  expect(await screen.findByText('The person is removed as if they had never been added.')).toBeVisible();
  const remove = screen.getByRole('button', { name: 'Remove' });
  expect(remove).toHaveClass(buttonClasses('danger'));
  await user.click(remove);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/ecenter/jobstatusupdate'));
  expect(router.refresh).not.toHaveBeenCalled();
  expect(showSnackbar).toHaveBeenCalledWith('success', 'Noor Haddad was removed.');
});

test('what a stored draft says of “never came” counts only once it is ticked again', async () => {
  const draft = { NeverCame: true, Justification: 'Has not called', intent: 'i1' };
  answers['getDraft'] = { Content: JSON.stringify(draft), SavedAt: null };
  open();
  expect(await screen.findByDisplayValue('Has not called')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'This person never came' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Last day/ })).toBeVisible();
  await tick();
  expect(screen.getByRole('checkbox', { name: 'This person never came' })).toBeChecked();
});

test('a refusal says that they have come, and what stands there', async () => {
  const issues = [{ path: 'NeverCame', message: 'has_worked' }];
  answers['previewLeaving'] = refusal('invalid', '', issues, { stands: 'Agreements accepted: 1' });
  open();
  await tick();
  expect(await screen.findByText('What stands there: Agreements accepted: 1')).toBeVisible();
  expect(screen.getByText(/^Something stands there that only somebody who came has done/)).toBeVisible();
});

test('before the first day “never came” is not offered', async () => {
  open(false);
  expect(await screen.findByRole('textbox', { name: /^Last day/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'This person never came' })).toBeNull();
});

test('an employment that never began says so, can be called off, and leaves the way to rehire', () => {
  const row: EmploymentRow = {
    ...{ ChillKeyCode: 'k1', EffectiveFrom: '16-Mar-2026', EndDate: '16-Mar-2026', State: 'past', NeverCame: true },
    ...{ ReasonCode: '', ReasonName: '', IsVoluntary: null, Justification: '', EditFlag: false },
    ...{ ChangeCode: 'c1', BatchCode: 'b1', BatchCount: 1 },
  };
  renderWithMessages(<EmploymentsScreen subject="k1" rows={[row]} canChange canAdd on="" />);
  expect(screen.getByText('Never came')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Call it off' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rehire' })).toBeVisible();
});
