import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { AccountDetail } from '@/components/access/user-accounts/detail/account-detail';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import type { UserAccountDetail } from '@/lib/contract/access/user-accounts/shapes';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { userAccountReplies } from '../../bff/stub/sample-account-replies';
import { renderWithMessages } from '../../render-with-messages';

const sample: UserAccountDetail = { ...userAccountReplies.getUserAccount };
const { AccountCode } = sample;
const [session] = sample.SessionList;

let shown: UserAccountDetail;
let answers: Record<string, { status: number; body: object }>;
let sent: { name: string; request: object }[];
const user = userEvent.setup();

beforeEach(() => {
  [shown, answers, sent] = [sample, {}, []];
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const name = address.split('/').at(-1) ?? '';
    sent.push({ name, request: JSON.parse(String(body)) as object });
    const { status, body: reply } = answers[name] ?? { status: 200, body: name === 'getUserAccount' ? shown : {} };
    return { ok: status === 200, status, json: async () => reply } as Response;
  }) as typeof fetch;
});

const writes = () => sent.filter(({ name }) => name !== 'getUserAccount');
const button = (name: string) => screen.getByRole('button', { name });
const refuse = (because: string) => ({ status: 403, body: { code: 'forbidden', message: '', params: { because } } });

async function show(language: Language = 'en') {
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AccountDetail code={AccountCode} />
      <Snackbars closeText="Close" />
    </SWRConfig>,
    language,
  );
  await screen.findAllByRole('heading', { level: 2 });
}

test('an account is disabled with a reason alone, once, and shown as it is then', async () => {
  await show();
  await user.click(button('Disable'));
  const dialog = screen.getByRole('dialog', { name: 'Disable the account of Ananya Rao?' });
  await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(within(dialog).getByText('Say why you disable it')).toBeVisible();
  expect(writes()).toEqual([]);
  shown = { ...sample, State: 'disabled', DisabledAt: '2026-03-05T03:40:00.000Z', DisabledReason: 'Left <b>us</b>' };
  await user.type(within(dialog).getByLabelText('Reason'), 'Left us');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Reason: Left <b>us</b>')).toBeVisible();
  expect(writes()).toEqual([{ name: 'disableUserAccount', request: { AccountCode, Reason: 'Left us' } }]);
  expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  expect(button('Enable')).toBeVisible();
});

test('what does not allow it is said in the question, which stays', async () => {
  await show();
  answers.disableUserAccount = refuse('last_administrator');
  await user.click(button('Disable'));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Left us');
  await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^This is the last administrator/);
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Left us');
});

test('one’s own account is not offered to be disabled, nor the session in hand to be ended', async () => {
  const sessions = [{ ...session!, IsCurrent: true }];
  shown = { ...sample, IsOwn: true, CannotDisable: 'own', CannotSwitchCode: 'own', SessionList: sessions };
  await show();
  expect(screen.getByText('You cannot disable your own account.')).toBeVisible();
  expect(screen.getByText('This session')).toBeVisible();
  for (const name of [/Disable/, /^End/, /^Switch/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a session is ended after a question that says what is lost', async () => {
  await show();
  await user.click(button('End the session in Firefox, Windows'));
  const dialog = screen.getByRole('dialog', { name: 'End this session?' });
  expect(dialog).toHaveTextContent('Ananya Rao is signed out of Firefox, Windows at once.');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
  shown = { ...sample, SessionList: [] };
  await user.click(within(dialog).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Not signed in anywhere')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus());
  const request = { AccountCode, SessionCode: session?.SessionCode };
  expect(writes()).toEqual([{ name: 'endAccountSessions', request }]);
});

test('who never signed in is invited, and a mail that cannot be sent is not offered', async () => {
  shown = { ...sample, State: 'new', LastSignIn: '', CannotInvite: '', SessionList: [] };
  await show();
  await user.click(button('Invite'));
  expect(screen.getByRole('dialog')).toHaveTextContent('names the login ID E1001');
  shown = { ...shown, State: 'invited', InvitedAt: '2026-03-05T03:40:00.000Z' };
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('button', { name: 'Invite again' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toEqual([{ name: 'inviteUserAccount', request: { AccountCode } }]);
});

test('an account that cannot be read says so and can be tried again', async () => {
  answers.getUserAccount = { status: 502, body: { code: 'upstream_unavailable', message: '', requestId: '1' } };
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AccountDetail code={AccountCode} />
    </SWRConfig>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  answers = {};
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Sessions' })).toBeVisible();
});

test.each(languages)('an account with everything is told in %s, no text missing', async (language) => {
  shown = {
    ...sample,
    State: 'paused',
    Methods: ['password', 'sso', 'device'],
    Pause: { Where: 'both', Since: '2026-03-05T03:32:00.000Z', Until: '2026-03-05T03:33:00.000Z' },
    SessionList: [session!, { ...session!, SessionCode: 'two', BrowserKind: '', Stage: 'code', DeviceName: 'Pixel' }],
    DeviceList: [
      {
        DeviceID: 'device-1',
        DeviceName: 'Pixel 9',
        DeviceType: 'Android',
        OSVersion: '16',
        OSModel: 'Chrome 141',
        RegisteredAt: '2026-03-05T03:32:00.000Z',
        LastUsedAt: '',
      },
    ],
    IdentityList: [{ Issuer: 'https://id.example', Subject: 'subject-1', Since: '2026-03-05T03:32:00.000Z' }],
  };
  await show(language);
  expect(screen.getByRole('article')).not.toHaveTextContent(/user-accounts\.|\{\w+\}/);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
});
