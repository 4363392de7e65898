import { eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { leaveEntries } from '../../../hr-api/time/leave/tables';
import { approvals } from '../../../hr-api/workplace/approvals/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import { employmentOf } from '../../people/cast-actors';
import { upload } from '../../platform/files/upload';
import { pdf } from '../../platform/files/sample-files';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

/** Sample types; today is Wednesday, 18 March 2026. */
const [EARNED, SICK, COMP_OFF, UNPAID] = [2, 4, 5, 6];
const DAY = PARTS_PER_DAY;

let hr: TestApp;
let own: { token: string };
let manager: { token: string };
let stranger: { token: string };
let human: { token: string };
let ananya: { id: string; code: string };

beforeAll(async () => {
  hr = await startApp();
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
  stranger = { token: await hr.tokenOf('E1016') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

type Asking = Partial<RequestFor<'sendLeaveRequest'>>;
const asking = (From: string, To = From, changes: Asking = {}) => ({ TypeCode: UNPAID, From, To, ...changes });
const send = (who: { token: string }, request: RequestFor<'sendLeaveRequest'>) =>
  hr.call('sendLeaveRequest', request, who);
const sent = async (request: RequestFor<'sendLeaveRequest'>) => (await send(own, request)).reply().RequestCode;
const balance = async (TypeCode: number, On = '') =>
  (await hr.call('listLeaveBalances', { On }, own)).reply().find((one) => one.TypeCode === TypeCode)!;
const give = (Day: string, changes: Partial<RequestFor<'addLeaveEntry'>> = {}) =>
  hr.call(
    'addLeaveEntry',
    { ChillCode: ananya.code, TypeCode: COMP_OFF, Kind: 'earned', Day, Amount: DAY, Note: 'A Sunday', ...changes },
    human,
  );

async function decide(RequestCode: string, isApproved: boolean) {
  const { ApprovalCode } = (await hr.call('getLeaveRequest', { RequestCode }, own)).reply();
  const { Version } = (await hr.call('getApproval', { KeyCode: ApprovalCode }, manager)).reply();
  const StatusCode = isApproved ? APPROVAL_STATUS.approved : APPROVAL_STATUS.rejected;
  return hr.call('decideApproval', { KeyCode: ApprovalCode, Version, StatusCode, Comments: 'As agreed' }, manager);
}

test('a request is previewed, sent, decided by the manager, taken from the balance and cancelled', async () => {
  (await give('2026-03-01', { TypeCode: EARNED, Kind: 'correction', Amount: 5 * DAY })).reply();
  const before = await balance(EARNED);
  const request = asking('2026-04-10', '2026-04-13', { TypeCode: EARNED });
  const preview = (await hr.call('previewLeaveRequest', request, own)).reply();
  expect(preview).toMatchObject({ Amount: 4 * DAY, Issues: [], NeedsProof: false });
  expect(preview.Steps[0]!.Approvers.map(({ Empid }) => Empid)).toEqual(['E1002']);

  const code = await sent(request);
  expect(await balance(EARNED)).toMatchObject({ Balance: before.Balance, Pending: 4 * DAY });
  (await decide(code, true)).reply();
  expect(await balance(EARNED)).toMatchObject({
    Balance: before.Balance,
    Pending: 0,
    Planned: before.Planned + 4 * DAY,
  });
  const { Entries, Balance } = (await hr.call('getLeaveBalance', { TypeCode: EARNED, On: '2026-04-13' }, own)).reply();
  expect(Entries.at(-1)).toMatchObject({ Kind: 'taken', Day: '13-Apr-2026', RequestCode: code, Balance });
  expect(Entries.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(Balance);
  expect(Balance).toBe(preview.Left);

  expect((await hr.call('cancelLeaveRequest', { RequestCode: code, Reason: 'Ill then' }, own)).reply().Amount).toBe(
    4 * DAY,
  );
  expect(await balance(EARNED)).toMatchObject({ Planned: before.Planned });
  const { State, Held } = (await hr.call('getLeaveRequest', { RequestCode: code }, own)).reply();
  expect({ State, Held }).toEqual({ State: 'cancelled', Held: 0 });
});

test('of the grants of one month the last says which part of it counts', async () => {
  const april = { employmentId: ananya.id, typeCode: EARNED, kind: 'grant' as const, period: '2026-04-01' };
  const written = { ...april, day: '2026-04-01', writtenAt: hr.clock.now };
  await hr.db.insert(leaveEntries).values([
    { ...written, amount: DAY },
    { ...written, amount: DAY / 2 },
  ]);
  const { Entries } = (await hr.call('getLeaveBalance', { TypeCode: EARNED, On: '2026-04-30' }, own)).reply();
  const ofApril = Entries.filter(({ Grant }) => Grant?.From === '01-Apr-2026');
  expect(ofApril.map(({ Amount, Grant }) => [Amount, Grant?.Part])).toEqual([
    [DAY, null],
    [DAY / 2, 1000],
  ]);
});

test('of two requests for the last day one wins; what was earned ends after its days (F15)', async () => {
  (await give('2026-03-15')).reply();
  const answers = await Promise.all([
    send(own, asking('2026-04-01', '2026-04-01', { TypeCode: COMP_OFF })),
    send(own, asking('2026-04-02', '2026-04-02', { TypeCode: COMP_OFF })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const refused = answers.find(({ status }) => status === 422)!.error();
  expect(refused.issues).toEqual([{ path: 'To', message: 'balance' }]);
  expect(await balance(COMP_OFF)).toMatchObject({ Balance: DAY, Ends: [{ Amount: DAY, LastDay: '14-May-2026' }] });
  const late = await hr.call('previewLeaveRequest', asking('2026-05-18', '2026-05-18', { TypeCode: COMP_OFF }), own);
  expect(late.reply().Issues).toEqual([{ path: 'To', message: 'balance' }]);
});

test('leave is refused where it overlaps, comes too late, has no working day or lacks its proof', async () => {
  await sent(asking('2026-05-04', '2026-05-06'));
  const issuesOf = async (request: RequestFor<'previewLeaveRequest'>) =>
    (await hr.call('previewLeaveRequest', request, own))
      .reply()
      .Issues.map(({ path, message }) => `${path} ${message}`);
  expect(await issuesOf(asking('2026-05-06', '2026-05-07'))).toEqual(['From overlaps']);
  expect(await issuesOf(asking('2026-03-20'))).toEqual(['From notice']);
  expect(await issuesOf(asking('2026-05-09', '2026-05-10'))).toEqual(['From no_days']);
  expect(await issuesOf(asking('2026-03-12', '2026-03-16', { TypeCode: SICK }))).toEqual(['ProofCode proof_required']);
  const half = { FromPortion: 'first', ToPortion: 'first' } as const;
  expect(await issuesOf(asking('2026-06-01', '2026-06-01', half))).toEqual(['FromPortion piece']);
  expect(await issuesOf(asking('2026-06-02', '2026-06-01'))).toEqual(['To end_before_beginning']);
  expect(await issuesOf(asking('2029-06-02'))).toEqual(['From not_valid']);
  expect(await issuesOf(asking('2026-06-02', '2026-06-02', { TypeCode: 1 }))).toEqual(['TypeCode not_offered']);
});

test('an open request is changed and withdrawn; nobody decides it any more', async () => {
  const code = await sent(asking('2026-06-08', '2026-06-09'));
  const changed = asking('2026-06-09', '2026-06-10', { RequestCode: code, Note: 'A day later' });
  expect((await send(own, changed)).reply().RequestCode).toBe(code);
  const listed = (await hr.call('listLeaveRequests', { From: '2026-06-01', State: 'pending' }, own)).reply();
  expect(listed).toMatchObject([{ RequestCode: code, From: '09-Jun-2026', To: '10-Jun-2026', CanWithdraw: true }]);
  const [approval] = await hr.db.select().from(approvals).where(eq(approvals.effectiveOn, '2026-06-09'));
  (await hr.call('withdrawLeaveRequest', { RequestCode: code }, own)).reply();
  const decision = { KeyCode: approval!.code, Version: approval!.version, StatusCode: APPROVAL_STATUS.approved };
  expect((await hr.call('decideApproval', decision, manager)).status).toBe(404);
  expect((await hr.call('withdrawLeaveRequest', { RequestCode: code }, own)).status).toBe(409);
  await sent(asking('2026-06-09', '2026-06-10'));
});

test('what a correction has used up meanwhile is not approved', async () => {
  (await give('2026-03-16')).reply();
  const code = await sent(asking('2026-04-07', '2026-04-07', { TypeCode: COMP_OFF }));
  (await give('2026-03-17', { Kind: 'correction', Amount: -2 * DAY, Note: 'Counted twice' })).reply();
  const refused = (await decide(code, true)).error();
  expect(refused).toMatchObject({ code: 'conflict', params: { reason: 'balance' } });
  (await decide(code, false)).reply();
  expect((await hr.call('getLeaveRequest', { RequestCode: code }, own)).reply().State).toBe('rejected');
});

test('a proof is read by whose it is and who decides, and by nobody else', async () => {
  const answer = await upload(hr, 'uploadLeaveProof', { ...own, fileName: 'proof.pdf', content: pdf() });
  const ProofCode = answer.reply().HeaderCode;
  const waiting = await hr.call('downloadLeaveProof', { headercode: ProofCode }, own);
  expect(waiting.status).toBe(200);
  expect((await hr.call('downloadLeaveProof', { headercode: ProofCode }, human)).status).toBe(404);
  const code = await sent(asking('2026-03-12', '2026-03-16', { TypeCode: SICK, ProofCode }));
  const statusFor = async (who: { token: string }) =>
    (await hr.call('downloadLeaveProof', { headercode: ProofCode }, who)).status;
  expect([await statusFor(own), await statusFor(manager), await statusFor(human)]).toEqual([200, 200, 200]);
  expect(await statusFor(stranger)).toBe(404);
  (await decide(code, true)).reply();
  expect((await balance(SICK)).Taken).toBe(3 * DAY);
});

test('nobody reads another’s leave by any code, but who keeps it (T63)', async () => {
  const RequestCode = await sent(asking('2026-07-06'));
  for (const who of [stranger, manager]) {
    const ofAnanya = { ChillCode: ananya.code };
    expect((await hr.call('listLeaveBalances', ofAnanya, who)).status).toBe(404);
    expect((await hr.call('getLeaveBalance', { ...ofAnanya, TypeCode: SICK }, who)).status).toBe(404);
    expect((await hr.call('listLeaveRequests', ofAnanya, who)).status).toBe(404);
    expect((await hr.call('getLeaveRequest', { RequestCode }, who)).status).toBe(404);
    expect((await hr.call('cancelLeaveRequest', { RequestCode }, who)).status).toBe(404);
    expect((await send(who, asking('2026-07-07', '2026-07-07', ofAnanya))).status).toBe(404);
  }
  expect((await hr.call('listLeaveBalances', { ChillCode: ananya.code }, human)).status).toBe(200);
  const { code } = await employmentOf(hr, 'E1004');
  expect((await give('2026-03-15', { ChillCode: code })).status).toBe(403);
});

test('the best days can be asked for as they are told, and within the balance', async () => {
  const best = async (TypeCode: number, Days: number) =>
    (await hr.call('listBestDays', { TypeCode, Days }, own)).reply();
  const found = await best(UNPAID, 5);
  expect(found.length).toBeGreaterThan(3);
  const gains = found.map(({ Amount, DaysOff }) => DaysOff / Amount);
  expect(gains).toEqual([...gains].sort((one, other) => other - one));
  const day = (wire: string) => new Date(`${wire} UTC`).toISOString().slice(0, 10);
  for (const { From, To, Amount, Holidays, DaysOff, OffFrom, OffTo } of found.slice(0, 4)) {
    const preview = (await hr.call('previewLeaveRequest', asking(day(From), day(To)), own)).reply();
    expect({ From, Amount: preview.Amount, Issues: preview.Issues }).toEqual({ From, Amount, Issues: [] });
    expect(Amount).toBeLessThanOrEqual(5 * DAY);
    expect(Holidays).not.toEqual([]);
    expect((Date.parse(OffTo) - Date.parse(OffFrom)) / 86_400_000 + 1).toBe(DaysOff);
  }
  // What is asked for is not told again, but to whoever changes it.
  const [first] = found;
  const RequestCode = await sent(asking(day(first!.From), day(first!.To)));
  const froms = (all: typeof found) => all.map(({ From }) => From);
  expect(froms(await best(UNPAID, 5))).not.toContain(first!.From);
  const changed = (await hr.call('listBestDays', { RequestCode, TypeCode: UNPAID, Days: 5 }, own)).reply();
  expect(froms(changed)).toContain(first!.From);
  // Nothing is left of it: a type that cannot go below zero brings nothing.
  expect((await balance(COMP_OFF)).Balance).toBeLessThan(5 * DAY);
  const { Balance } = await balance(COMP_OFF);
  expect((await best(COMP_OFF, 10)).filter(({ Amount }) => Amount > Balance)).toEqual([]);
  const ofOther = await hr.call('listBestDays', { ChillCode: ananya.code, TypeCode: UNPAID, Days: 1 }, stranger);
  expect(ofOther.error().code).toBe('not_found');
});
