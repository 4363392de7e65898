import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutOf } from '@/components/ui/table/layout/layout';
import { NameDialog } from '@/components/workplace/reports/layouts/name-dialog';
import { RemoveDialog } from '@/components/workplace/reports/layouts/remove-dialog';
import { renderWithMessages } from '../../render-with-messages';
import { answerCalls } from './sending/answered-calls';
import { schedule } from './sending/sending-screen';

const showSnackbar = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: (...given: unknown[]) => showSnackbar(...given) as unknown,
}));

const column = { id: 'Name', title: 'Name', value: () => '' };

function openDialog() {
  jest.clearAllMocks();
  const calls = answerCalls();
  const onDone = jest.fn();
  renderWithMessages(
    <NameDialog code="employee-list" current={null} layout={layoutOf([column])} onDone={onDone} onClose={jest.fn()} />,
  );
  return { ...calls, onDone, user: userEvent.setup() };
}

const nameField = () => screen.getByRole('textbox', { name: 'Layout name' });

test('a name that is taken is said at its field alone', async () => {
  const { user, answer } = openDialog();
  answer('saveReport', { code: 'conflict', message: 'Conflict', requestId: 'request-1' }, 409);
  await user.type(nameField(), 'By unit');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another of your layouts already has this name.')).toBeVisible();
  expect(showSnackbar).not.toHaveBeenCalled();
});

test('a layout whose columns could not be written is the one that the next attempt writes', async () => {
  const { user, answer, requestsOf, onDone } = openDialog();
  answer('saveReport', { SaveReportCode: 'layout-1' });
  answer('saveReportFields', { code: 'internal', message: 'Failed', requestId: 'request-1' }, 500);
  await user.type(nameField(), 'Half');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(showSnackbar).toHaveBeenCalledTimes(1));
  answer('saveReportFields', {});
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('layout-1'));
  expect(requestsOf('saveReport')).toEqual([
    expect.objectContaining({ SaveReportCode: '' }),
    expect.objectContaining({ SaveReportCode: 'layout-1' }),
  ]);
});

test('before a layout is deleted it is said that a schedule sends it', async () => {
  const { answer } = answerCalls();
  const paused = { ...schedule, HeaderCode: 'header-2', Active: false };
  answer('listReportSchedules', [schedule, paused, { ...schedule, SavedReportCode: 'layout-2' }]);
  const current = { SaveReportCode: 'layout-1', SaveReportName: 'Team by unit', ReportCode: 'employee-list' };
  renderWithMessages(
    <RemoveDialog
      code="employee-list"
      current={{ ...current, IsOwn: true, OwnerName: '', RoleCodes: [], Fields: [], Filter: null }}
      layout={layoutOf([column])}
      onDone={jest.fn()}
      onClose={jest.fn()}
    />,
  );
  expect(await screen.findByText('A schedule of yours sends it and will pause.')).toBeVisible();
});
