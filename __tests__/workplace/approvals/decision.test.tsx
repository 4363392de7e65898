import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { ApprovalDetail } from '@/components/workplace/approvals/decision/approval-detail';
import { addressOfChangeFile } from '@/components/workplace/approvals/decision/address-of-change-file';
import { DecideDialog } from '@/components/workplace/approvals/list/decide-dialog';
import { languages, type Language } from '@/lib/contract/platform/languages';
import type { Approval, ApprovalChange, ApprovalRow } from '@/lib/contract/workplace/approvals/shapes';
import { renderWithMessages } from '../../render-with-messages';

const person = (Name: string, Empid: string) => ({ Name, Empid, HasPhoto: false, ChillCode: '' });
const HOSTILE = '<img src=x onerror="window.__xss=1"><b>Baker Street</b>';

const row = (KeyCode: string, more: Partial<ApprovalRow> = {}): ApprovalRow => ({
  KeyCode,
  Kind: 'address',
  KindName: 'Change of the profile',
  Title: `Address ${KeyCode}`,
  Person: person('Ananya Rao', 'E1001'),
  AskedBy: person('Ananya Rao', 'E1001'),
  OnBehalfOf: '',
  StatusCode: 0,
  StatusName: 'Pending',
  Comments: '',
  AskedDate: '10-Mar-2026 11:30',
  LastModifiedDate: '10-Mar-2026 11:30',
  EffectiveDate: '',
  DueDate: '',
  IsOverdue: false,
  Step: 1,
  Steps: 2,
  Version: 'v1',
  Position: KeyCode,
  ...more,
});

const change = (more: Partial<ApprovalChange>): ApprovalChange => ({
  ...{ Field: 'street', Name: 'Street', Before: '', After: '', File: null, People: [] },
  ...more,
});

const approval = (more: Partial<Approval> = {}): Approval => ({
  ...row('a'),
  Changes: [change({ After: HOSTILE })],
  IsNew: false,
  Link_Info: '',
  URLParamKey: '',
  URLParamValue: '',
  CannotDecide: '',
  CanWithdraw: false,
  StepList: [
    {
      Needs: 'any',
      State: 'waiting',
      Approvers: [{ ...person('Vikram Nair', 'E1002'), State: 'waiting', DecidedBy: '', DecidedDate: '' }],
    },
  ],
  History: [
    {
      What: 'asked',
      Date: '10-Mar-2026 11:30',
      Name: 'Ananya Rao',
      OnBehalfOf: '',
      Comments: '',
      Added: [],
      Removed: [],
    },
  ],
  ...more,
});

let shown: Approval;
let answers: Record<string, { status: number; body: unknown }>;
let sent: { name: string; request: Record<string, unknown> }[];
const user = userEvent.setup();

beforeEach(() => {
  [shown, answers, sent] = [approval(), {}, []];
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const name = address.split('/').at(-1) ?? '';
    sent.push({ name, request: JSON.parse(String(body)) });
    const { status, body: reply } = answers[name] ?? { status: 200, body: name === 'getApproval' ? shown : {} };
    return { ok: status === 200, status, json: async () => reply } as Response;
  }) as typeof fetch;
});

const writes = () => sent.filter(({ name }) => name.startsWith('decide') || name.startsWith('withdraw'));

async function showDetail(language: Language = 'en', onDone = jest.fn()) {
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApprovalDetail code="a" onDone={onDone} />
      <Snackbars closeText="Close" />
    </SWRConfig>,
    language,
  );
  await screen.findByRole('table');
  return onDone;
}

test('old stands beside new, and what people typed is shown as text (T70)', async () => {
  await showDetail();
  const cells = within(screen.getByRole('row', { name: /Street/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells[0]).toContain('(empty)');
  expect(cells[1]).toContain(HOSTILE);
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('a rejection asks for its comment first, then says so of what was seen', async () => {
  const onDone = await showDetail();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByText('Comment is required')).toBeVisible();
  expect(screen.getByLabelText('Comment')).toHaveFocus();
  expect(writes()).toEqual([]);
  await user.type(screen.getByLabelText('Comment'), ' Too far. ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()).toEqual([
    { name: 'decideApproval', request: { KeyCode: 'a', Version: 'v1', StatusCode: 4, Comments: 'Too far.' } },
  ]);
});

test('what was taken back says so where it stays on the page', async () => {
  shown = approval({ CannotDecide: 'own', CanWithdraw: true });
  await showDetail();
  shown = approval({ StatusCode: 4, StatusName: 'Withdrawn', CannotDecide: 'decided' });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('one press approves', async () => {
  const onDone = await showDetail();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()[0]?.request).toMatchObject({ StatusCode: 2, Comments: '' });
});

test('what was amended meanwhile is shown anew, with what was typed, and not decided', async () => {
  await showDetail();
  answers.decideApproval = { status: 409, body: { code: 'conflict', message: 'no', requestId: 'r' } };
  shown = approval({ Version: 'v2', Changes: [change({ After: 'Elm Street' })] });
  await user.type(screen.getByLabelText('Comment'), 'Fine');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Elm Street')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('changed or decided meanwhile');
  expect(screen.getByLabelText('Comment')).toHaveValue('Fine');
  delete answers.decideApproval;
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.request).toMatchObject({ Version: 'v2' });
});

test('what cannot be done though it is approved says why, with what was typed', async () => {
  await showDetail();
  const params = { reason: 'balance', why: 'Too little is left.' };
  answers.decideApproval = { status: 409, body: { code: 'conflict', message: 'no', params, requestId: 'r' } };
  await user.type(screen.getByLabelText('Comment'), 'Fine');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too little is left.');
  expect(screen.getByLabelText('Comment')).toHaveValue('Fine');
});

test('of what is new no empty past is shown; its file opens and whom it names can be seen', async () => {
  const File = { Name: 'proof.pdf', Call: 'downloadLeaveProof', HeaderCode: 'h1' };
  const People = [{ Person: person('Arjun Mehta', 'E1010'), Text: 'Away: 05-May-2026' }];
  shown = approval({
    IsNew: true,
    Changes: [
      change({ Field: 'proof', Name: 'Proof', File }),
      change({ Field: 'away', Name: 'Also away', People }),
      change({ Field: 'left', Name: 'Left', After: '3' }),
    ],
  });
  await showDetail();
  expect(screen.getByRole('table', { name: 'Request' })).toBeVisible();
  expect(screen.queryByText('(empty)')).toBeNull();
  expect(screen.getByRole('row', { name: /Also away/ })).toHaveTextContent('Arjun MehtaAway: 05-May-2026');
  expect(screen.getByRole('button', { name: 'Open proof.pdf' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(addressOfChangeFile(File)).toBe('/api/hr/downloadLeaveProof?headercode=h1&filename=proof.pdf');
});

test('whoever may not decide reads why, and whoever asked can withdraw', async () => {
  shown = approval({ CannotDecide: 'own', CanWithdraw: true });
  const onDone = await showDetail();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByText(/others decide it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test.each(languages)('steps and history are told in %s', async (language) => {
  shown = approval({
    History: (['asked', 'amended', 'escalated', 'approvers_changed', 'rejected'] as const).map((What) => ({
      What,
      Date: '10-Mar-2026 11:30',
      Name: 'Vikram Nair',
      OnBehalfOf: What === 'rejected' ? 'Meera Krishnan' : '',
      Comments: What === 'rejected' ? 'No.' : '',
      Added: ['Meera Krishnan'],
      Removed: ['Vikram Nair'],
    })),
  });
  await showDetail(language);
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(new Set(told).size).toBe(told.length);
  expect(told.join()).not.toMatch(/[{}]/);
});

test('of several that are approved at once those with a warning are named with it', async () => {
  const onDecided = jest.fn();
  const Warning = 'On 08-Jun-2026 2 of 4 of Firmware would be there; 3 are wanted.';
  answers.decideApprovals = {
    status: 200,
    body: [
      { KeyCode: 'a', Code: '', Why: '', Warning },
      { KeyCode: 'b', Code: '', Why: '' },
    ],
  };
  renderWithMessages(
    <DecideDialog rows={[row('a'), row('b')]} outcome="approved" onDecided={onDecided} onClose={jest.fn()} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 requests' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('dialog', { name: '1 request was approved with a warning' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Address a · Ananya Rao${Warning}`,
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDecided).toHaveBeenCalledWith([]);
});

test('of several that are decided at once those that were refused are named with the reason', async () => {
  const onDecided = jest.fn();
  answers.decideApprovals = {
    status: 200,
    body: [
      { KeyCode: 'a', Code: '', Why: '' },
      { KeyCode: 'b', Code: 'conflict', Why: '' },
      { KeyCode: 'c', Code: 'conflict', Why: 'Too little is left.' },
    ],
  };
  renderWithMessages(
    <DecideDialog rows={[row('a'), row('b'), row('c')]} outcome="approved" onDecided={onDecided} onClose={jest.fn()} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Approve 3 requests' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('dialog', { name: '2 requests were not decided' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Address b · Ananya RaoChanged or decided meanwhile',
    'Address c · Ananya RaoToo little is left.',
  ]);
  expect(writes()[0]?.request).toMatchObject({
    Rows: [
      { KeyCode: 'a', Version: 'v1' },
      { KeyCode: 'b', Version: 'v1' },
      { KeyCode: 'c', Version: 'v1' },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDecided).toHaveBeenCalledWith([]);
});
