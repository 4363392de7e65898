import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInForm } from '@/components/access/sign-in/sign-in-form';
import errors from '@/messages/en/errors.json';
import { renderWithMessages } from '../../render-with-messages';

const answer = (body: object, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const send = jest.fn<Promise<Response>, [string, RequestInit]>();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  global.fetch = send as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const employeeId = () => screen.getByLabelText('Employee Id');
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign In' });
const form = (returned: Parameters<typeof SignInForm>[0]['returned'] = null) =>
  renderWithMessages(<SignInForm returned={returned} />);

async function signInAs(id: string, secret: string) {
  await user.clear(employeeId());
  await user.clear(password());
  if (id) await user.type(employeeId(), id);
  if (secret) await user.type(password(), secret);
  await user.click(signIn());
}

test('a person who leaves both fields empty is told so at each, and nothing is sent', async () => {
  form();
  await user.click(signIn());
  expect(employeeId()).toHaveAccessibleDescription('Required field');
  expect(password()).toHaveAccessibleDescription('Required field');
  expect(employeeId()).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(send).not.toHaveBeenCalled();
});

test('the required text is in the language of the page', async () => {
  renderWithMessages(<SignInForm returned={null} />, 'de');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(screen.getByLabelText('Personalnummer')).toHaveAccessibleDescription('Pflichtfeld');
});

test.each([
  ['x'.repeat(51), 'secret', 'Maximum 50 symbols', ''],
  ['x'.repeat(50), 'ab', '', 'Minimum 3 symbols'],
  ['E1001', 'x'.repeat(51), '', 'Maximum 50 symbols'],
])('an id or password of the wrong length is refused at its field (%#)', async (id, secret, idFault, secretFault) => {
  form();
  await signInAs(id, secret);
  expect(employeeId()).toHaveAccessibleDescription(idFault);
  expect(password()).toHaveAccessibleDescription(secretFault);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(send).not.toHaveBeenCalled();
});

test('an id of 50 characters and a password of 3 are sent one second after Sign In, not before', async () => {
  send.mockResolvedValue(answer({ next: '#home' }));
  form();
  await signInAs('x'.repeat(50), 'abc');
  await act(() => jest.advanceTimersByTimeAsync(980));
  expect(send).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(40));
  expect(send).toHaveBeenCalledTimes(1);
  const [address, request] = send.mock.calls[0]!;
  expect(address).toBe('/api/session/sign-in');
  expect(JSON.parse(String(request.body))).toEqual({ username: 'x'.repeat(50), password: 'abc' });
});

test('a person who is let in is taken to where the portal says', async () => {
  send.mockResolvedValue(answer({ next: '#from-the-portal' }));
  form();
  await signInAs('E1001', 'Humming-2026');
  await act(() => jest.advanceTimersByTimeAsync(1100));
  expect(location.hash).toBe('#from-the-portal');
});

test('the button spins while sending; a refusal shows in red and keeps the id', async () => {
  send.mockResolvedValue(answer({ code: 'sign_in_failed', message: 'no', requestId: 'r' }, 401));
  form();
  await signInAs('E1001', 'wrong-one');
  expect(screen.getByRole('button', { name: 'Signing in' })).toBeDisabled();
  expect(employeeId()).toHaveAttribute('readonly');
  await act(() => jest.advanceTimersByTimeAsync(1100));

  expect(screen.getByRole('alert')).toHaveTextContent('The login detail is incorrect');
  expect(employeeId()).toHaveValue('E1001');
  expect(employeeId()).not.toHaveAttribute('readonly');
  expect(password()).toHaveFocus();
  await user.click(signIn());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1100));
  expect(send).toHaveBeenCalledTimes(2);
});

test('someone who tried too often reads how long to wait', async () => {
  const reply = { code: 'too_many_attempts', message: 'no', params: { minutes: 15 }, requestId: 'r' };
  send.mockResolvedValue(answer(reply, 429));
  form();
  await signInAs('E1001', 'wrong-one');
  await act(() => jest.advanceTimersByTimeAsync(1100));
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 15 min.');
});

test('a portal that cannot be reached is said so, and the form can be used again', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  form();
  await signInAs('E1001', 'Humming-2026');
  await act(() => jest.advanceTimersByTimeAsync(1100));
  expect(screen.getByRole('alert')).toHaveTextContent(errors.upstream_unavailable);
  expect(signIn()).toBeEnabled();
});

test('a refusal in words of an outside HR API is shown in those words', async () => {
  const reply = { code: 'upstream', message: 'Payroll is closing, sign in after noon', requestId: 'r' };
  send.mockResolvedValue(answer(reply, 409));
  form();
  await signInAs('E1001', 'Humming-2026');
  await act(() => jest.advanceTimersByTimeAsync(1100));
  expect(screen.getByRole('alert')).toHaveTextContent(reply.message);
});

test('a form that was posted without scripts comes back with the id and the message', () => {
  form({ code: 'sign_in_failed', username: 'E1004' });
  expect(employeeId()).toHaveValue('E1004');
  expect(password()).toHaveValue('');
  expect(screen.getByRole('alert')).toHaveTextContent('The login detail is incorrect');
});

test('without scripts the form posts to the portal by itself', () => {
  form();
  const element = signIn().closest('form');
  expect(element).toHaveAttribute('method', 'post');
  expect(element).toHaveAttribute('action', '/api/session/sign-in');
  expect(employeeId()).toHaveAttribute('name', 'username');
  expect(password()).toHaveAttribute('name', 'password');
});

test('the toggle shows the password as typed and hides it again', async () => {
  form();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});
