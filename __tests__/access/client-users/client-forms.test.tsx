import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm } from '@/components/access/client-users/code-form';
import { NamesForm } from '@/components/access/client-users/names-form';
import words from '@/messages/en/client-users.json';
import errors from '@/messages/en/errors.json';
import { renderWithMessages } from '../../render-with-messages';

const answer = (body: object, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const refusal = (code: string, status: number) => answer({ code, message: code, requestId: 'r' }, status);
const send = jest.fn<Promise<Response>, [string, RequestInit]>();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  send.mockResolvedValue(answer({ next: '#on' }));
  global.fetch = send as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const sent = () => send.mock.calls.map(([address, { body }]) => [address, JSON.parse(String(body)) as object]);

describe('the names', () => {
  const username = () => screen.getByLabelText('Username');
  const clientUserName = () => screen.getByLabelText('Client Username');
  const names = { Username: '', ClientUserName: '' };
  const submit = () => user.click(screen.getByRole('button', { name: 'Send OTP' }));

  test.each([
    ['', '', 'Required field', 'Client Username is required'],
    ['x'.repeat(51), 'ab', 'Maximum 50 symbols', 'Minimum 3 symbols'],
    ['C2001', 'x'.repeat(51), '', 'Maximum 50 symbols'],
  ])(
    'of a wrong length are refused at their fields, and nothing is sent (CLI-08 to CLI-12, %#)',
    async (one, two, first, second) => {
      renderWithMessages(<NamesForm names={{ Username: one, ClientUserName: two }} returned={null} />);
      await submit();
      expect(username()).toHaveAccessibleDescription(first);
      expect(clientUserName()).toHaveAccessibleDescription(second);
      await pass(5000);
      expect(send).not.toHaveBeenCalled();
    },
  );

  test('are sent half a second later, once for two presses (CLI-05, CLI-07)', async () => {
    renderWithMessages(<NamesForm names={names} returned={null} />);
    await user.type(username(), ' C2001');
    await user.type(clientUserName(), 'mira.shah ');
    await submit();
    await user.click(screen.getByRole('button', { name: 'Sending the OTP' }));
    await pass(480);
    expect(send).not.toHaveBeenCalled();
    await pass(40);
    expect(sent()).toEqual([['/api/session/client-step', { Username: 'C2001', ClientUserName: 'mira.shah' }]]);
  });

  test('that are refused stay, under a red alert, in a form that can be sent again (CLI-16)', async () => {
    send.mockResolvedValue(refusal('busy', 503));
    renderWithMessages(<NamesForm names={{ Username: 'C2001', ClientUserName: 'mira.shah' }} returned={null} />);
    await submit();
    await pass(600);
    expect(screen.getByRole('alert')).toHaveTextContent(errors.busy);
    expect(username()).toHaveValue('C2001');
    expect(clientUserName()).toHaveValue('mira.shah');
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  });
});

describe('the code', () => {
  const code = () => screen.getByLabelText('OTP');
  const submit = () => user.click(screen.getByRole('button', { name: 'Sign In' }));
  const form = (waitSeconds = 209) => renderWithMessages(<CodeForm waitSeconds={waitSeconds} returned={null} />);

  test.each([
    ['', 'OTP is required'],
    ['x'.repeat(51), 'Maximum 50 symbols'],
  ])('of a wrong length is refused at its field, and nothing is sent (CLI-13, CLI-15, %#)', async (typed, fault) => {
    form();
    if (typed) await user.type(code(), typed);
    await submit();
    expect(code()).toHaveAccessibleDescription(fault);
    await pass(5000);
    expect(send).not.toHaveBeenCalled();
  });

  test('of one character is sent half a second later (CLI-06, CLI-07, CLI-14)', async () => {
    form();
    await user.type(code(), '1');
    await submit();
    await pass(480);
    expect(send).not.toHaveBeenCalled();
    await pass(40);
    expect(sent()).toEqual([['/api/session/client-code', { OTP: '1' }]]);
  });

  test('that is wrong stays under a red alert and can be corrected (CLI-16)', async () => {
    send.mockResolvedValue(refusal('code_invalid', 401));
    form();
    await user.type(code(), '123456');
    await submit();
    await pass(600);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP');
    expect(code()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  test('that can no longer be used leaves only the way to another', async () => {
    send.mockResolvedValue(refusal('code_void', 401));
    form();
    await user.type(code(), '123456');
    await submit();
    await pass(600);
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.startAgain })).toHaveAttribute('href', '/auth/chilllogin?step=names');
  });

  test('has a countdown until another may be asked for, and the way back at any time', async () => {
    form(30);
    expect(screen.getByRole('timer')).toHaveTextContent('0:30');
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', '/auth/chilllogin?step=names');
    await pass(31_000);
    expect(screen.getByText(words.codeReady)).toBeVisible();
  });
});
