import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberedLoginId } from '@/components/access/passwords/remembered-login-id';
import { ChangeForm } from '@/components/access/passwords/change-form';
import { ForgotForm } from '@/components/access/passwords/forgot-form';
import { ResetForm } from '@/components/access/passwords/reset-form';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import errors from '@/messages/en/errors.json';
import words from '@/messages/en/passwords.json';
import { renderWithMessages } from '../../render-with-messages';

const router = { push: jest.fn<void, [string]>(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const answer = (body: object, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const refusal = (code: string, more: object = {}, status = 422) =>
  answer({ code, message: 'no', requestId: 'r', ...more }, status);
const send = jest.fn<Promise<Response>, [string, RequestInit]>();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));
const field = (name: string) => screen.getByLabelText(name, { exact: true });
const sent = () => JSON.parse(String(send.mock.lastCall?.[1].body)) as unknown;

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  router.push.mockReset();
  rememberedLoginId.remember('');
  global.fetch = send as typeof fetch;
});
afterEach(async () => {
  await pass(20_000);
  jest.useRealTimers();
});

describe('the forgotten password', () => {
  const form = () =>
    renderWithMessages(
      <>
        <ForgotForm returned={null} />
        <Snackbars closeText="Close message" />
      </>,
    );

  test('an id that is empty or of 51 characters is refused, and nothing is sent (PWD-06, PWD-07)', async () => {
    form();
    await submit();
    expect(field('Employee Id')).toHaveAccessibleDescription('Required field');
    await user.type(field('Employee Id'), 'x'.repeat(51));
    await submit();
    expect(field('Employee Id')).toHaveAccessibleDescription('Maximum 50 symbols');
    expect(send).not.toHaveBeenCalled();
  });

  test('the code-sent notice shows 500 ms before the next screen (PWD-08, PWD-09)', async () => {
    send.mockResolvedValue(answer({ next: '/auth/change-password' }));
    form();
    await user.type(field('Employee Id'), ' E1001 ');
    await submit();
    expect(sent()).toEqual({ username: 'E1001' });
    expect(await screen.findByRole('status')).toHaveTextContent('Reset password OTP has been sent to your email.');
    await pass(480);
    expect(router.push).not.toHaveBeenCalled();
    await pass(40);
    expect(router.push).toHaveBeenCalledWith('/auth/change-password');
    expect(rememberedLoginId.recall()).toBe('E1001');
  });

  test('a refusal is shown in a snackbar, and one may try again (PWD-10)', async () => {
    send.mockResolvedValue(refusal('too_many_attempts', { params: { minutes: 15 } }, 429));
    form();
    await user.type(field('Employee Id'), 'E1001');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 15 min.');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('a new password by code', () => {
  const form = (returned: Parameters<typeof ResetForm>[0]['returned'] = null) =>
    renderWithMessages(
      <>
        <ResetForm returned={returned} />
        <Snackbars closeText="Close message" />
      </>,
    );
  async function fill(fields: Record<string, string>) {
    for (const [name, text] of Object.entries(fields)) {
      await user.clear(field(name));
      await user.type(field(name), text);
    }
  }
  const right = { Username: 'E1001', OTP: '123456', Password: 'a-new-password', 'Confirm Password': 'a-new-password' };

  test('each field that is left empty says what it wants (PWD-18, PWD-20, PWD-22, PWD-24)', async () => {
    form();
    await submit();
    expect(field('Username')).toHaveAccessibleDescription('Username is required');
    expect(field('OTP')).toHaveAccessibleDescription('Required field');
    expect(field('Password')).toHaveAccessibleDescription('New Password is required');
    expect(field('Confirm Password')).toHaveAccessibleDescription('Confirm Password is required');
    expect(field('Username')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    ['Username', 'x'.repeat(51), 'Maximum 50 symbols'],
    ['OTP', '12', 'Minimum 3 symbols'],
    ['OTP', '1'.repeat(51), 'Maximum 50 symbols'],
    ['Password', 'ab', 'Minimum 3 symbols'],
    ['Password', 'x'.repeat(51), 'Maximum 50 symbols'],
    ['Confirm Password', 'another one', "Password and Confirm Password didn't match"],
  ])('%s is refused where it is wrong (%#) (PWD-19, PWD-21, PWD-23, PWD-25)', async (name, text, fault) => {
    form();
    await fill({ ...right, [name]: text });
    await submit();
    expect(field(name)).toHaveAccessibleDescription(fault);
    expect(field(name)).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  test('the id that a code was asked for stands there already', () => {
    rememberedLoginId.remember('E1004');
    form();
    expect(field('Username')).toHaveValue('E1004');
  });

  test('a password that is set says so for 500 ms and leads to the sign-in (PWD-26, PWD-27)', async () => {
    send.mockResolvedValue(answer({ next: '/auth' }));
    form();
    await fill(right);
    await submit();
    expect(sent()).toEqual({
      username: 'E1001',
      OTP: '123456',
      NewPassword: 'a-new-password',
      confirmation: 'a-new-password',
    });
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been updated.');
    await pass(480);
    expect(router.push).not.toHaveBeenCalled();
    await pass(40);
    expect(router.push).toHaveBeenCalledWith('/auth');
  });

  test('a wrong code is said in a snackbar, and what was typed stays (PWD-28)', async () => {
    send.mockResolvedValue(refusal('code_invalid', {}, 401));
    form();
    await fill(right);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP');
    expect(field('Password')).toHaveValue('a-new-password');
  });

  test.each([
    ['too_short', 'Minimum 8 symbols'],
    ['is_common', words.isCommon],
    ['is_id', words.isId],
    ['is_old', words.isOld],
    ['is_proven', words.isProven],
  ])('a new password that the server refuses as %s says why beside the field', async (message, text) => {
    send.mockResolvedValue(refusal('invalid', { issues: [{ path: 'NewPassword', message }] }));
    form();
    await fill(right);
    await submit();
    await screen.findByRole('alert');
    expect(field('Password')).toHaveAccessibleDescription(text);
    expect(field('Password')).toHaveFocus();
  });

  test('a form that came back from a post without scripts says what happened and keeps the id', () => {
    form({ failure: { code: 'invalid' }, issues: [{ path: 'confirmation', message: 'differs' }], username: 'E1005' });
    expect(field('Username')).toHaveValue('E1005');
    expect(field('Confirm Password')).toHaveAccessibleDescription("Password and Confirm Password didn't match");
  });
});

describe('one’s own password', () => {
  const form = () =>
    renderWithMessages(
      <>
        <ChangeForm employeeId="E1001" />
        <Snackbars closeText="Close message" />
      </>,
    );
  async function change() {
    await user.type(field('Old Password'), 'Humming-2026');
    await user.type(field('New Password'), 'a-new-password');
    await user.type(field('Confirm Password'), 'a-new-password');
    await submit();
  }

  test('a change empties the form and says that all other sessions have ended', async () => {
    send.mockResolvedValue(answer({ next: '/' }));
    form();
    await change();
    expect(await screen.findByText(words.changed)).toBeInTheDocument();
    expect(sent()).toEqual({
      OldPassword: 'Humming-2026',
      NewPassword: 'a-new-password',
      confirmation: 'a-new-password',
    });
    expect(field('Old Password')).toHaveValue('');
  });

  test('a wrong old password is said at its field, and nothing else', async () => {
    send.mockResolvedValue(refusal('password_wrong'));
    form();
    await change();
    await screen.findByText(errors.password_wrong);
    expect(field('Old Password')).toHaveAccessibleDescription(errors.password_wrong);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a refusal that belongs to no field stands above the form', async () => {
    send.mockResolvedValue(refusal('conflict', {}, 409));
    form();
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.conflict);
  });
});
