import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { ProofHost } from '@/components/access/reauthentication/proof-host';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { postProofOutcome } from '@/lib/client/session/proof-channel';
import { renderWithMessages } from '../../render-with-messages';

const PROVIDER = { name: 'corporate', label: 'Tarnbrook', issuer: 'https://id.tarnbrook.example' };
const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const refused = (code: string, status: number, params?: object) =>
  answer({ code, message: '', params, requestId: 'r' }, status);
const held = refused('proof_required', 403);

/** What the portal answers to each address, the last answer again and again. */
const answers: Record<string, Response[]> = {};
const sent: { place: string; body: unknown; key: string | null }[] = [];
const of = (place: string) => sent.filter((each) => each.place === place);

/** A form with something typed that writes. */
function Form() {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  const { send, isSending } = useCallMutation('liftPause');
  const write = () =>
    send({ AccountCode: 'account-1', Reason: text }).then(
      () => setOutcome('done'),
      (error: unknown) => setOutcome(error instanceof CallError ? error.code : 'broken'),
    );
  return (
    <>
      <label>
        Reason <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="button" disabled={isSending} onClick={() => void write()}>
        Send
      </button>
      <output>{outcome}</output>
    </>
  );
}

/** The channel between windows, which this surroundings lack. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

const user = userEvent.setup();

// What comes with its first use in a browser is here before the first test counts the time.
beforeAll(() => import('@/components/access/reauthentication/proof-dialog'));

const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

beforeEach(async () => {
  for (const place of Object.keys(answers)) delete answers[place];
  sent.splice(0);
  Object.assign(globalThis, { BroadcastChannel: Channel });
  answers['hr/getProofMeans'] = [answer({ Means: ['password'], UserName: 'E1006', Issuer: '' })];
  global.fetch = (async (address: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const place = address.replace('/api/', '');
    sent.push({ place, body: JSON.parse(body) as unknown, key: headers['idempotency-key'] ?? null });
    const [next, ...later] = answers[place] ?? [];
    if (later.length > 0) answers[place] = later;
    if (!next) throw new Error(`nothing answers ${place}`);
    return next;
  }) as unknown as typeof fetch;
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Form />
      <ProofHost providers={[PROVIDER]} />
    </SWRConfig>,
  );
  await user.type(screen.getByLabelText('Reason'), 'They called');
});

const press = () => user.click(screen.getByRole('button', { name: 'Send' }));
const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm' }));

test('a held write goes again under its key once the password has proven who it is', async () => {
  answers['hr/liftPause'] = [held, answer({})];
  answers['session/confirm'] = [refused('password_wrong', 422), answer({ next: '/' })];
  await press();
  await dialog();
  await user.type(screen.getByLabelText('Password'), 'wrong one');
  await confirm();
  expect(await screen.findByText('The current password is not correct.')).toBeVisible();
  expect(of('hr/liftPause')).toHaveLength(1);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'Humming-2026');
  await confirm();
  await waitFor(() => expect(screen.getByText('done')).toBeVisible());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [first, second] = of('hr/liftPause');
  expect(second).toEqual(first);
  expect(first?.key).toMatch(/^[\w-]{16,64}$/);
  expect(of('session/confirm').at(-1)?.body).toEqual({ password: 'Humming-2026', OTP: '' });
});

test('cancelling sends nothing again and leaves what was typed', async () => {
  answers['hr/liftPause'] = [held];
  await press();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByText('proof_required')).toBeVisible());
  expect(screen.getByLabelText('Reason')).toHaveValue('They called');
  expect(of('hr/liftPause')).toHaveLength(1);
  expect(of('session/confirm')).toEqual([]);
});

test('an account with codes is asked for the one that was mailed, beside the password', async () => {
  answers['hr/liftPause'] = [held, answer({})];
  answers['session/confirm'] = [
    refused('code_required', 403, { seconds: 209 }),
    refused('code_invalid', 401),
    answer({ next: '/' }),
  ];
  await press();
  await dialog();
  await user.type(screen.getByLabelText('Password'), 'Humming-2026');
  await confirm();
  const code = await screen.findByLabelText('Code from your email');
  expect(code).toHaveFocus();
  expect(screen.getByRole('timer')).toHaveTextContent('3:29');
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
  await user.type(code, '000000');
  await confirm();
  expect(await screen.findByText('Invalid OTP')).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456');
  await confirm();
  await waitFor(() => expect(screen.getByText('done')).toBeVisible());
  expect(of('session/confirm').map(({ body }) => body)).toEqual([
    { password: 'Humming-2026', OTP: '' },
    { password: 'Humming-2026', OTP: '000000' },
    { password: 'Humming-2026', OTP: '123456' },
  ]);
});

test('who signs in by a provider confirms there, and reads why where that proves nothing', async () => {
  answers['hr/getProofMeans'] = [answer({ Means: ['sso'], UserName: 'E1006', Issuer: PROVIDER.issuer })];
  answers['hr/liftPause'] = [held, answer({})];
  await press();
  await dialog();
  const button = await screen.findByRole('button', { name: 'Confirm with Tarnbrook' });
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(button.closest('form')).toHaveAttribute('action', '/api/session/start-proof');
  act(() => postProofOutcome({ why: 'time-missing' }));
  expect(await screen.findByText(/^Tarnbrook does not say when it last asked/)).toBeVisible();
  expect(of('hr/liftPause')).toHaveLength(1);
  act(() => postProofOutcome({ why: null }));
  await waitFor(() => expect(screen.getByText('done')).toBeVisible());
  expect(of('hr/liftPause')).toHaveLength(2);
});

test('an account that has no means is told what helps', async () => {
  answers['hr/getProofMeans'] = [answer({ Means: [], UserName: 'E1006', Issuer: '' })];
  answers['hr/liftPause'] = [held];
  await press();
  expect(await screen.findByText(/Sign out and sign in again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('a write that is held again after the proof is answered to its form', async () => {
  answers['hr/liftPause'] = [held, held];
  answers['session/confirm'] = [answer({ next: '/' })];
  await press();
  await dialog();
  await user.type(screen.getByLabelText('Password'), 'Humming-2026');
  await confirm();
  await waitFor(() => expect(screen.getByText('proof_required')).toBeVisible());
  expect(of('hr/liftPause')).toHaveLength(2);
});
