import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm } from '@/components/access/sign-in/code-form';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { renderWithMessages } from '../../render-with-messages';

const startAuthentication = jest.fn<Promise<object>, [{ optionsJSON: object }]>();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...asked: [{ optionsJSON: object }]) => startAuthentication(...asked),
}));

const Options = '{"challenge":"abc"}';
const answer = (body: object, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const send = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  send.mockReset();
  startAuthentication.mockReset();
  global.fetch = send as typeof fetch;
  Object.assign(globalThis, { PublicKeyCredential: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

const show = (hasApp = false) =>
  renderWithMessages(
    <CodeForm source={hasApp ? 'app' : 'recovery'} hasApp={hasApp} canUsePasskey waitSeconds={0} returned={null} />,
  );
const button = () => screen.getByRole('button', { name: 'Use a passkey' });

test('a passkey signs what the session is to sign, and a refusal is said on the form', async () => {
  startAuthentication.mockResolvedValue({ id: 'credential-1' });
  send.mockResolvedValueOnce(answer({ next: '/', told: [Options] }));
  send.mockResolvedValueOnce(
    answer({ code: 'passkey_refused', message: '', params: { because: 'wrong' }, requestId: 'r' }, 422),
  );
  show();
  expect(button()).toHaveClass(buttonClasses('primary'));
  expect(screen.getByRole('button', { name: 'Verify' })).toHaveClass(buttonClasses('secondary'));
  await userEvent.click(button());
  expect(await screen.findByText(/This passkey was not accepted/)).toBeVisible();
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } });
  expect(send.mock.calls.map(([address]) => address)).toEqual([
    '/api/session/passkey-challenge',
    '/api/session/passkey',
  ]);
  expect(JSON.parse(String(send.mock.calls[1]![1].body))).toEqual({ Passkey: '{"id":"credential-1"}' });
  expect(button()).toBeEnabled();
});

test('who stops at their device is told so, and can go on by a code', async () => {
  startAuthentication.mockRejectedValue(new DOMException('stopped', 'NotAllowedError'));
  send.mockResolvedValue(answer({ next: '/', told: [Options] }));
  show(true);
  await userEvent.click(button());
  expect(await screen.findByText('Your device confirmed nothing. Please try again.')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Use a recovery code' })).toBeVisible();
});

test('a browser without passkeys shows the code alone as the first way on, and says why', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  show();
  expect(await screen.findByText('This browser cannot use passkeys here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify' })).toHaveClass(buttonClasses('primary'));
});
