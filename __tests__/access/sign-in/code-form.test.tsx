import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm } from '@/components/access/sign-in/code-form';
import errors from '@/messages/en/errors.json';
import words from '@/messages/en/sign-in.json';
import { renderWithMessages } from '../../render-with-messages';

const answer = (body: object, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const refusal = (code: string, status: number, params = {}) =>
  answer({ code, message: code, params, requestId: 'r' }, status);
const send = jest.fn<Promise<Response>, [string, RequestInit]>();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  global.fetch = send as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const code = () => screen.getByLabelText('OTP');
const resend = () => screen.getByRole('button', { name: 'Resend OTP' });
const clock = () => screen.getByRole('timer');
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
/** Presses a button and lets the answer arrive. */
async function press(button: HTMLElement) {
  await user.click(button);
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const form = (waitSeconds: number, returned: Parameters<typeof CodeForm>[0]['returned'] = null) =>
  renderWithMessages(<CodeForm waitSeconds={waitSeconds} returned={returned} />);

test('the countdown starts where the HR API says and drops from 3:00 to 2:59', async () => {
  form(209);
  expect(clock()).toHaveTextContent('3:29');
  await pass(29);
  expect(clock()).toHaveTextContent('3:00');
  await pass(1);
  expect(clock()).toHaveTextContent('2:59');
});

test('a tab that slept shows the right time when it wakes', async () => {
  form(209);
  jest.setSystemTime(Date.now() + 150_000);
  await pass(1);
  expect(clock()).toHaveTextContent('0:58');
});

test('a new code can be asked for at zero, not before; then the countdown starts at 3:29 again', async () => {
  send.mockResolvedValue(answer({ next: '/auth/otpauth' }));
  form(2);
  expect(resend()).toBeDisabled();
  await pass(1);
  expect(resend()).toBeDisabled();
  await pass(1);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(resend()).toBeEnabled();

  await user.type(code(), '12');
  await press(resend());
  expect(send.mock.calls[0]?.[0]).toBe('/api/session/resend');
  expect(JSON.parse(String(send.mock.calls[0]?.[1].body))).toEqual({ OTP: '12' });
  expect(clock()).toHaveTextContent('3:29');
  expect(resend()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('A new code is on its way to your email address.');
});

test('an HR API that wants more patience sets the countdown right', async () => {
  send.mockResolvedValue(refusal('code_wait', 429, { seconds: 75 }));
  form(0);
  await press(resend());
  expect(screen.getByRole('alert')).toHaveTextContent('You can ask for a new code in 75 s.');
  expect(clock()).toHaveTextContent('1:15');
});

test.each([
  ['', 'Required field'],
  ['12', 'Minimum 3 symbols'],
  ['1'.repeat(51), 'Maximum 50 symbols'],
])('a code of the wrong length is refused at its field (%#)', async (typed, fault) => {
  form(209);
  if (typed) await user.type(code(), typed);
  await press(screen.getByRole('button', { name: 'Verify' }));
  expect(code()).toHaveAccessibleDescription(fault);
  expect(send).not.toHaveBeenCalled();
});

test('a code of three characters is sent, and the person taken to where the portal says', async () => {
  send.mockResolvedValue(answer({ next: '#verified' }));
  form(209);
  await user.type(code(), '123');
  await press(screen.getByRole('button', { name: 'Verify' }));
  expect(send.mock.calls[0]?.[0]).toBe('/api/session/code');
  expect(JSON.parse(String(send.mock.calls[0]?.[1].body))).toEqual({ OTP: '123' });
  expect(location.hash).toBe('#verified');
});

test('a wrong code is shown in red and another can be entered', async () => {
  send.mockResolvedValue(refusal('code_invalid', 401));
  form(209);
  await user.type(code(), '000000');
  await press(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  expect(code()).toHaveFocus();
});

test('after the last try only a new sign-in leads on', async () => {
  send.mockResolvedValue(refusal('code_void', 401));
  form(209);
  await user.type(code(), '000000');
  await press(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByRole('alert')).toHaveTextContent(errors.code_void);
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login');
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
});

test('a form that was posted without scripts comes back with what happened', () => {
  form(209, 'code_sent');
  expect(screen.getByRole('status')).toHaveTextContent(words.codeSent);
});
