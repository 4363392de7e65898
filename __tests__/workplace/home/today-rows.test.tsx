import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreRows } from '@/components/workplace/home/today/more-rows';
import { OpenRow } from '@/components/workplace/home/today/open-row';
import { WishButton } from '@/components/workplace/home/lists/wish-button';
import { openPanel } from '@/components/platform/panel/open-panel';
import { showSnackbar, showSnackbarWithAction } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';
import { CallError } from '@/lib/client/call/call-error';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('@/components/platform/panel/open-panel');
jest.mock('@/components/ui/feedback/snackbar-queue');
jest.mock('@/lib/client/call/call');
jest.mock('@/lib/client/session/post-signed-in');
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const row = {
  name: 'Ticket 12',
  page: '/chillconnect/ticket/key/a',
  roleCode: 0,
  roleName: '',
  notification: { code: 'n1', isRead: true },
  panelSubject: '2N',
  look: 'button',
  text: 'Open',
} as const;

beforeEach(() => jest.mocked(call).mockResolvedValue({ HeadNotificationCount: 1 }));

test('opening what is for information reads it; a reminder is opened and stays', async () => {
  const { unmount } = renderWithMessages(<OpenRow {...row} />);
  screen.getByRole('link', { name: 'Open: Ticket 12' }).addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link'));
  expect(call).toHaveBeenCalledWith('markNotificationRead', { NotificationCode: 'n1' }, expect.anything());
  unmount();
  jest.mocked(call).mockClear();
  renderWithMessages(<OpenRow {...row} notification={{ code: 'n1', isRead: false }} />);
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link'));
  expect(call).not.toHaveBeenCalled();
});

test('a row of another role says so before, and what fails leaves everything as it is', async () => {
  jest.mocked(postSignedIn).mockRejectedValue(new CallError({ code: 'internal', message: '', requestId: '' }, 400));
  renderWithMessages(<OpenRow {...row} roleCode={19} roleName="Helpdesk" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open as Helpdesk: Ticket 12' }));
  expect(postSignedIn).toHaveBeenCalledWith('change-role', { RoleCode: '19', module: 'chillconnect' });
  expect(showSnackbar).toHaveBeenCalledWith('error', 'Your role could not be changed, so nothing was opened.');
  expect(screen.getByRole('button')).toBeEnabled();
});

test('what has no page is read in its panel; what is only said has no button', async () => {
  const { unmount } = renderWithMessages(<OpenRow {...row} page={null} panelSubject="2M" />);
  await userEvent.click(screen.getByRole('button'));
  expect(openPanel).toHaveBeenCalledWith('notifications', '2M');
  unmount();
  const { container } = renderWithMessages(<OpenRow {...row} page={null} notification={null} />);
  expect(container).toBeEmptyDOMElement();
});

test('a long list shows the rest when asked, and the focus goes on there', async () => {
  const rows = (...names: string[]) => names.map((name) => <li key={name}>{name}</li>);
  renderWithMessages(<MoreRows first={rows('a', 'b')} rest={rows('c', 'd')} showText="All 4" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'All 4' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a', 'b', 'c', 'd']);
  expect(screen.getByText('c')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const happening = { WishCode: 'BirthDay-2026-11-23', ChillCode: 'e2' };

test('a wish takes two presses and is taken back in one; a day that is over is said', async () => {
  renderWithMessages(
    <WishButton
      happening={happening}
      texts={{ wish: 'Wish', name: 'Send a wish to Ravi Menon', done: 'Wished', sent: 'Sent.' }}
      sentences={['Happy birthday!', 'All the best!']}
      isWished={false}
    />,
  );
  await userEvent.click(screen.getByLabelText('Send a wish to Ravi Menon'));
  jest.mocked(call).mockRejectedValueOnce(new CallError({ code: 'not_found', message: '', requestId: '' }, 400));
  await userEvent.click(screen.getByRole('button', { name: 'Happy birthday!' }));
  expect(showSnackbar).toHaveBeenCalledWith('error', 'This day is over. Please reload the page.');
  jest.mocked(call).mockResolvedValueOnce({ SentCode: 'w1' });
  await userEvent.click(within(document.body).getByRole('button', { name: 'All the best!' }));
  expect(call).toHaveBeenLastCalledWith(
    'sendWish',
    { ...happening, Content: 'All the best!', AttachImage: '' },
    expect.anything(),
  );
  expect(await screen.findByText('Wished')).toHaveFocus();

  const [, undo] = jest.mocked(showSnackbarWithAction).mock.lastCall!;
  jest.mocked(call).mockRejectedValueOnce(new CallError({ code: 'unauthenticated', message: '', requestId: '' }, 401));
  await act(async () => undo.run());
  expect(showSnackbar).toHaveBeenCalledWith('error', 'Your session expired!');
  jest.mocked(call).mockRejectedValueOnce(new CallError({ code: 'conflict', message: '', requestId: '' }, 409));
  await act(async () => undo.run());
  expect(showSnackbar).toHaveBeenCalledWith('error', 'It has arrived and can no longer be taken back.');
  expect(screen.getByText('Wished')).toBeVisible();
  await act(async () => undo.run());
  expect(call).toHaveBeenLastCalledWith('withdrawWish', { SentCode: 'w1' }, expect.anything());
  expect(screen.getByLabelText('Send a wish to Ravi Menon')).toHaveFocus();
});
