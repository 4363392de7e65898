import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { DelegationsPanel } from '@/components/workplace/approvals/delegation/delegations-panel';
import { renderWithMessages } from '../../render-with-messages';

const person = (Name: string) => ({ Name, Empid: 'E1', HasPhoto: false, ChillCode: '' });
const given = {
  DelegationCode: 'd1',
  From: person('Vikram Nair'),
  To: person('Meera Krishnan'),
  FromDate: '10-Mar-2026',
  ToDate: '12-Mar-2026',
  State: 'active',
  IsMine: true,
};
const found = {
  ChillCode: 'c1',
  Name: 'Meera Krishnan',
  Empid: 'E1003',
  Business_Name: 'Instruments',
  HasPhoto: false,
};

let delegations: object[];
let answers: Record<string, { status: number; body: unknown }>;
let sent: { name: string; request: unknown }[];
const user = userEvent.setup();

beforeEach(() => {
  [delegations, answers, sent] = [[], {}, []];
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const name = address.split('/').at(-1) ?? '';
    sent.push({ name, request: JSON.parse(String(body)) });
    const replies: Record<string, unknown> = { listDelegations: delegations, searchEmployees: [found] };
    const { status, body: reply } = answers[name] ?? { status: 200, body: replies[name] ?? {} };
    return { ok: status === 200, status, json: async () => reply } as Response;
  }) as typeof fetch;
});

const show = () =>
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DelegationsPanel />
    </SWRConfig>,
  );
const written = (name: string) => sent.filter((one) => one.name === name).map(({ request }) => request);

async function choose() {
  await user.type(screen.getByRole('searchbox', { name: 'Who decides for you' }), 'meera');
  await user.click(await screen.findByRole('button', { name: /Meera Krishnan/ }));
}

test('somebody is chosen and the days are sent', async () => {
  show();
  expect(await screen.findByText('There is no delegation.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delegate' }));
  expect(screen.getByText('Choose who decides for you')).toBeVisible();
  await choose();
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '7 Jan 2030' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '04-Jan-2030' } });
  await user.click(screen.getByRole('button', { name: 'Delegate' }));
  expect(screen.getByText('The last day is before the first')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '11.1.2030' } });
  await user.click(screen.getByRole('button', { name: 'Delegate' }));
  await waitFor(() => expect(written('createDelegation')).toHaveLength(1));
  expect(written('createDelegation')).toEqual([{ ChillCode: 'c1', FromDate: '2030-01-07', ToDate: '2030-01-11' }]);
});

test('days that are given already, and whoever cannot decide, are said', async () => {
  show();
  await choose();
  answers.createDelegation = { status: 409, body: { code: 'conflict', message: 'no', requestId: 'r' } };
  await user.click(screen.getByRole('button', { name: 'Delegate' }));
  expect(await screen.findByText('You have already delegated some of these days.')).toBeVisible();
  const issues = [{ path: 'ChillCode', message: 'unknown' }];
  answers.createDelegation = { status: 422, body: { code: 'invalid', message: 'no', issues, requestId: 'r' } };
  await user.click(screen.getByRole('button', { name: 'Delegate' }));
  expect(await screen.findByText('This person cannot decide for you')).toBeVisible();
});

test('one’s own delegation is ended after a question, and another’s is not offered', async () => {
  delegations = [given, { ...given, DelegationCode: 'd2', IsMine: false }];
  show();
  expect(await screen.findByText('Meera Krishnan decides for you')).toBeVisible();
  expect(screen.getByText('You decide for Vikram Nair')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(written('stopDelegation')).toEqual([{ DelegationCode: 'd1' }]));
});
