import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionWarning } from '@/components/access/sign-in/session-warning';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { withBasePath } from '@/lib/links/links';
import words from '@/messages/en/sign-in.json';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('@/lib/links/links', () => ({ withBasePath: jest.fn((path: string) => `#${path}`) }));

const MINUTE = 60_000;
const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const ended = answer({ code: 'unauthenticated', message: 'over', requestId: 'r' }, 401);
const life = (IdleSeconds: number, LeftSeconds = 40_000) => answer({ IdleSeconds, LeftSeconds });
const send = jest.fn<Promise<Response>, [string]>();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const asked = (name: string) => send.mock.calls.filter(([address]) => address.endsWith(`/${name}`)).length;

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  global.fetch = send as unknown as typeof fetch;
  renderWithMessages(
    <>
      <SessionWarning />
      <Snackbars closeText="Close message" />
    </>,
  );
});
afterEach(async () => {
  window.dispatchEvent(new Event('pageshow'));
  await pass(20_000);
  jest.useRealTimers();
});

test('a person is warned two minutes before the end, sees it count down, and stays by a press', async () => {
  send.mockResolvedValueOnce(life(1800));
  await pass(5000);
  send.mockResolvedValue(life(120));
  await pass(27 * MINUTE);
  expect(dialog()).not.toBeInTheDocument();
  expect(asked('getSessionLife')).toBe(1);
  await pass(MINUTE);
  expect(dialog()).toBeInTheDocument();
  send.mockResolvedValue(life(115));
  await pass(5000);
  expect(screen.getByRole('timer')).toHaveTextContent('1:55');

  send.mockResolvedValue(life(1800));
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await pass(0);
  expect(asked('staySignedIn')).toBe(1);
  expect(dialog()).not.toBeInTheDocument();
});

test('a session that was used elsewhere in the meantime is not warned of', async () => {
  send.mockResolvedValueOnce(life(1800));
  await pass(5000);
  send.mockResolvedValue(life(900));
  await pass(28 * MINUTE);
  expect(asked('getSessionLife')).toBe(2);
  expect(dialog()).not.toBeInTheDocument();
});

test('at the end it is said once for 2 s, and then the page is left (SESS-26, SOPQ-14)', async () => {
  send.mockResolvedValueOnce(life(2));
  await pass(5000);
  send.mockResolvedValue(ended);
  await pass(2000);
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Your session expired!']);
  expect(withBasePath).not.toHaveBeenCalledWith('/api/session/ended');
  await pass(2010);
  expect(withBasePath).toHaveBeenCalledWith('/api/session/ended');
});

test('a session at its longest cannot be kept, and the dialog says so', async () => {
  send.mockResolvedValue(life(90, 90));
  await pass(5000);
  expect(screen.getByText(words.lastText)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(asked('staySignedIn')).toBe(0);
});
