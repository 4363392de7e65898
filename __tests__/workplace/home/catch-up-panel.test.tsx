import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { openPanel } from '@/components/platform/panel/open-panel';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CatchUpPanel } from '@/components/workplace/home/today/catch-up-panel';
import { call } from '@/lib/client/call/call';
import { CallError } from '@/lib/client/call/call-error';
import { renderWithMessages } from '../../render-with-messages';

const refresh = jest.fn();
jest.mock('@/components/platform/panel/open-panel');
jest.mock('@/components/ui/feedback/snackbar-queue');
jest.mock('@/lib/client/call/call');
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const row = {
  ...{ Kind: 'notification', Code: 'n1', Title: 'Ticket 12 was answered', Group: 'info', Action: 'open' },
  ...{ DueDate: '', IsOverdue: false, CreatedDate: '12-Mar-2026 10:00', Name: 'Vikram Nair', Empid: 'E1002' },
  ...{ HasPhoto: false, KeyCode: '', RoleCode: 0, Role_Name: '' },
  ...{ Link_Info: 'chillconnect/ticket', URLParamKey: 'key', URLParamValue: 'q1' },
};
const wish = { ...row, Kind: 'wish', Code: 'w1', Title: 'All the best!', Link_Info: '' };
const close = jest.fn();
const open = (rows: object[]) => {
  jest.mocked(call).mockResolvedValueOnce(rows as never);
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CatchUpPanel subject={undefined} close={close} />
    </SWRConfig>,
  );
};

test('what was missed opens where it is, and one press says that it is known', async () => {
  open([row, wish]);
  expect(await screen.findByRole('link', { name: 'Ticket 12 was answered' })).toHaveAttribute(
    'href',
    '/chillconnect/ticket/key/q1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'All the best!' }));
  expect(openPanel).toHaveBeenCalledWith('happenings', 'received');

  const done = screen.getByRole('button', { name: 'Caught up' });
  jest.mocked(call).mockRejectedValueOnce(new CallError({ code: 'internal', message: '', requestId: '' }, 500));
  await userEvent.click(done);
  expect(showSnackbar).toHaveBeenCalledWith('error', 'Something went wrong on our side. Please try again.');
  expect(close).not.toHaveBeenCalled();
  jest.mocked(call).mockResolvedValueOnce({});
  await userEvent.click(done);
  expect(call).toHaveBeenLastCalledWith('closeCatchUp', {}, expect.anything());
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(refresh).toHaveBeenCalled();
});

test('who has missed nothing is told so', async () => {
  open([]);
  expect(await screen.findByText('You have missed nothing')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
