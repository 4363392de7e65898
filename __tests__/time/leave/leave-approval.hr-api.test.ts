import { and, eq, isNull, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { employments, reportingLines } from '../../../hr-api/people/tables';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { ApiError } from '../../../hr-api/platform/errors';
import { leaveHandlers } from '../../../hr-api/time/leave/leave-handlers';
import { approvalHandlers } from '../../../hr-api/workplace/approvals/lists/approval-handlers';
import { resolveAnew } from '../../../hr-api/workplace/approvals/work/resolve-anew';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { pdf } from '../../platform/files/sample-files';
import { upload } from '../../platform/files/upload';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { workingOf } from '../../workplace/approvals/working-of';

/** Sample types, of which sick leave is private; today is Wednesday, 18 March 2026. */
const [SICK, COMP_OFF, UNPAID] = [4, 5, 6];
const DAY = PARTS_PER_DAY;
const { approved, rejected } = APPROVAL_STATUS;

interface Signed {
  readonly token: string;
}

let hr: TestApp;
let own: Signed;
let manager: Signed;
let human: Signed;
let ananya: string;
let peers: { empid: string; code: string }[];

beforeAll(async () => {
  hr = await startApp();
  own = { token: await hr.tokenOf('E1001') };
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
  human = await inRole(hr, 'E1004', ROLE.hr);
  ananya = (await employmentOf(hr, 'E1001')).code;
  peers = await reportsOf('E1002');
});
afterAll(() => hr.stop());

/** Two who report to somebody beside Ananya. */
async function reportsOf(leader: string) {
  const { id } = await employmentOf(hr, leader);
  const { rows } = await hr.db.execute<{ empid: string; code: string }>(sql`
    select p.empid, e.code from reporting_lines r join employments e on e.id = r.employment_id join persons p on p.id = e.person_id
    where r.leader_id = ${id} and r.kind = 'manager' and r.valid_to is null and e.valid_to is null and p.empid <> 'E1001'
    order by p.empid limit 2`);
  return rows;
}

const approvalOf = async (RequestCode: string, of: Signed = own) =>
  (await hr.call('getLeaveRequest', { RequestCode }, of)).reply().ApprovalCode;
const shown = async (KeyCode: string, to: Signed) => (await hr.call('getApproval', { KeyCode }, to)).reply();
const factOf = ({ Changes }: ReplyFor<'getApproval'>, field: string) => Changes.find(({ Field }) => Field === field);

/** Asks for leave, and gives the code of its approval. */
async function ask(by: Signed, request: Omit<RequestFor<'sendLeaveRequest'>, 'To'> & { To?: string }): Promise<string> {
  const sent = await hr.call('sendLeaveRequest', { To: request.From, ...request }, by);
  return approvalOf(sent.reply().RequestCode, by);
}

async function decide(KeyCode: string, StatusCode: 2 | 4, by: Signed = manager) {
  const { Version } = await shown(KeyCode, by);
  return hr.call('decideApproval', { KeyCode, Version, StatusCode, Comments: 'As agreed' }, by);
}

async function proof(): Promise<string> {
  const answer = await upload(hr, 'uploadLeaveProof', { ...own, fileName: 'proof.pdf', content: pdf() });
  return answer.reply().HeaderCode;
}

/** How somebody without a password is answered: the status of a refusal, 200 for a reply. */
async function statusFor(empid: string, roleCode: number, KeyCode: string, headercode: string): Promise<number[]> {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  const asked: readonly Promise<unknown>[] = [
    approvalHandlers.getApproval.handle({ KeyCode }, context),
    leaveHandlers.downloadLeaveProof.handle({ empid: '', headercode, filename: '' }, context),
  ];
  const statusOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.status : 500),
    );
  return Promise.all(asked.map(statusOf));
}

describe('what whoever decides reads', () => {
  let ProofCode: string;
  let KeyCode: string;

  beforeAll(async () => {
    const [one, other] = peers;
    const days = { From: '2026-05-05', To: '2026-05-06' };
    (await decide(await ask(human, { TypeCode: UNPAID, ...days, ChillCode: one!.code }), approved)).reply();
    const ofOther = { TypeCode: SICK, From: '2026-05-06', ChillCode: other!.code };
    (await decide(await ask(human, ofOther), approved)).reply();
    ProofCode = await proof();
    const asked = { TypeCode: SICK, From: '2026-05-04', To: '2026-05-06', Note: 'An operation', ProofCode };
    KeyCode = await ask(own, asked);
  });

  test('a manager reads days in words, the note, the proof, and who is away on which leave', async () => {
    const approval = await shown(KeyCode, manager);
    expect(approval).toMatchObject({ IsNew: true, CannotDecide: '', Person: { Empid: 'E1001' } });
    expect(factOf(approval, 'TypeCode')?.After).toBe('Sick leave');
    expect(factOf(approval, 'From')?.After).toMatch(/^Monday,? 4 May 2026 to Wednesday,? 6 May 2026$/);
    expect(factOf(approval, 'Amount')?.After).toBe('3');
    expect(factOf(approval, 'Note')?.After).toBe('An operation');
    expect(factOf(approval, 'ProofCode')?.File).toEqual({
      ...{ Name: 'proof.pdf', Call: 'downloadLeaveProof', HeaderCode: ProofCode },
    });
    expect(factOf(approval, 'Away')?.People.map(({ Person, Text }) => [Person.Empid, Text])).toEqual([
      [peers[0]!.empid, 'Unpaid leave: 05-May-2026 to 06-May-2026'],
      [peers[1]!.empid, 'Away: 06-May-2026'],
    ]);
  });

  test('whoever asked reads of others that they are away, on which leave not, and no forecast', async () => {
    const approval = await shown(KeyCode, own);
    expect(factOf(approval, 'Left')).toBeUndefined();
    const texts = factOf(approval, 'Away')!.People.map(({ Text }) => Text);
    expect(texts).toEqual(['Away: 05-May-2026 to 06-May-2026', 'Away: 06-May-2026']);
  });

  test('a peer, another manager and a stranger get neither the request nor its proof (T63)', async () => {
    const stranger = await employmentOf(hr, 'E1016');
    const { rows } = await hr.db.execute<{ empid: string }>(sql`select p.empid from reporting_lines r
      join employments e on e.id = r.leader_id join persons p on p.id = e.person_id
      where r.employment_id = ${stranger.id} and r.kind = 'manager' and r.valid_to is null`);
    for (const [empid, role] of [
      [peers[0]!.empid, ROLE.employee],
      [rows[0]!.empid, ROLE.appraiser],
      ['E1016', ROLE.employee],
      ['E1006', ROLE.administrator],
    ] as const)
      expect([empid, await statusFor(empid, role, KeyCode, ProofCode)]).toEqual([empid, [404, 404]]);
    expect(await statusFor('E1002', ROLE.appraiser, KeyCode, ProofCode)).toEqual([200, 200]);
  });

  test('a delegate decides with what the manager reads, and hands nothing on', async () => {
    const day = dayOf(hr.clock.now);
    const given = { ChillCode: peers[0]!.code, FromDate: day, ToDate: day };
    const { DelegationCode } = (await hr.call('createDelegation', given, manager)).reply();
    const context = contextOf(hr, await actorOf(hr, peers[0]!.empid));
    const approval = await approvalHandlers.getApproval.handle({ KeyCode }, context);
    expect(approval).toMatchObject({ OnBehalfOf: 'Vikram Nair', CannotDecide: '' });
    const away = approval.Changes.find(({ Field }) => Field === 'Away')?.People;
    expect(away?.map(({ Text }) => Text)).toContain('Unpaid leave: 05-May-2026 to 06-May-2026');
    expect(await statusFor(peers[0]!.empid, ROLE.employee, KeyCode, ProofCode)).toEqual([200, 200]);
    (await hr.call('stopDelegation', { DelegationCode }, manager)).reply();
    expect(await statusFor(peers[0]!.empid, ROLE.employee, KeyCode, ProofCode)).toEqual([404, 404]);
  });

  test('once it is decided neither what is left nor who is away is told, and the proof still opens', async () => {
    (await decide(KeyCode, approved)).reply();
    const approval = await shown(KeyCode, manager);
    expect(approval.Changes.map(({ Field }) => Field)).toEqual(['TypeCode', 'From', 'Amount', 'Note', 'ProofCode']);
    for (const by of [manager, own, human])
      expect((await hr.call('downloadLeaveProof', { headercode: ProofCode }, by)).status).toBe(200);
  });
});

test('in the one inbox leave is listed, counted by its kind, and led to where it is decided', async () => {
  const counts = async () => (await hr.call('getDashboardCounts', {}, manager)).reply();
  const before = await counts();
  const KeyCode = await ask(own, { TypeCode: UNPAID, From: '2026-06-02' });
  const listed = (await hr.call('listApprovals', { PageSize: 200 }, manager)).reply();
  expect(listed.find((row) => row.KeyCode === KeyCode)).toMatchObject({
    ...{ Kind: 'leave', KindName: 'Leave', Title: 'Unpaid leave: 02-Jun-2026' },
  });
  const kinds = (await hr.call('listApprovalKinds', {}, manager)).reply();
  const ofLeave = (await hr.call('listApprovals', { Kind: 'leave', PageSize: 200 }, manager)).reply();
  expect(kinds.find(({ Kind }) => Kind === 'leave')).toEqual({ Kind: 'leave', Name: 'Leave', Count: ofLeave.length });
  expect(kinds.reduce((sum, { Count }) => sum + Count, 0)).toBe(listed.length);
  expect((await counts()).PendTask - before.PendTask).toBe(1);
  const place = { Link_Info: 'ecenter/profileapproval', URLParamKey: 'key', URLParamValue: KeyCode };
  for (const request of [{ Modulecode: 305 }, { Modulecode: 15 }]) {
    const { Rows } = (await hr.call('listToday', request, manager)).reply();
    expect(Rows.find(({ Code }) => Code === KeyCode)).toMatchObject(place);
  }
  const [told] = await hr.db.select().from(notifications).where(eq(notifications.linkValue, KeyCode));
  expect(told).toMatchObject({ link: 'ecenter/profileapproval', linkKey: 'key' });
  (await decide(KeyCode, rejected)).reply();
  expect((await counts()).PendTask).toBe(before.PendTask);
});

describe('what cannot be approved any more', () => {
  const give = (Amount: number, Kind: 'earned' | 'correction') => {
    const entry = { ChillCode: ananya, TypeCode: COMP_OFF, Day: '2026-03-16', Amount, Kind, Note: 'A Sunday' };
    return hr.call('addLeaveEntry', entry, human);
  };

  test('too little that is left is said in words, before and after the press, of one and of many', async () => {
    (await give(DAY, 'earned')).reply();
    const KeyCode = await ask(own, { TypeCode: COMP_OFF, From: '2026-04-07' });
    const other = await ask(own, { TypeCode: UNPAID, From: '2026-06-09' });
    (await give(-2 * DAY, 'correction')).reply();
    const why = 'Too little is left for this leave, or for what is planned after it.';
    expect(factOf(await shown(KeyCode, manager), 'Left')?.After).toBe(`-2\n${why}`);
    expect((await decide(KeyCode, approved)).error()).toMatchObject({
      ...{ code: 'conflict', params: { reason: 'balance', why } },
    });
    const seen = [];
    for (const code of [KeyCode, other]) seen.push({ KeyCode: code, Version: (await shown(code, manager)).Version });
    const several = { Rows: seen, StatusCode: approved };
    expect((await hr.call('decideApprovals', several, { ...manager, language: 'de' })).reply()).toEqual([
      { KeyCode, Code: 'conflict', Why: 'Dafür, oder für später Geplantes, bleibt zu wenig übrig.' },
      { KeyCode: other, Code: '', Why: '' },
    ]);
    (await decide(KeyCode, rejected)).reply();
  });

  test('leave on days after somebody has left is rejected and not approved', async () => {
    const { code } = peers[1]!;
    const KeyCode = await ask(human, { TypeCode: UNPAID, From: '2026-06-15', To: '2026-06-16', ChillCode: code });
    const ends = { validTo: '2026-06-16', leftBecause: 'moved on' };
    await hr.db.update(employments).set(ends).where(eq(employments.code, code));
    expect((await decide(KeyCode, approved)).error().params).toMatchObject({
      ...{ reason: 'not_employed', why: 'Some of these days lie outside of the employment.' },
    });
    (await decide(KeyCode, rejected)).reply();
  });
});

// The last one: from the next day on Ananya has another manager.
test('a former manager gets neither an open request nor a proof, the present one both', async () => {
  const [ProofCode, ofDecided] = [await proof(), await proof()];
  const decided = await ask(own, { TypeCode: SICK, From: '2026-07-13', ProofCode: ofDecided });
  (await decide(decided, approved)).reply();
  const KeyCode = await ask(own, { TypeCode: SICK, From: '2026-07-06', ProofCode });
  expect(await statusFor('E1002', ROLE.appraiser, KeyCode, ProofCode)).toEqual([200, 200]);
  const [day, line] = [daysAfter(dayOf(hr.clock.now), 1), await employmentOf(hr, 'E1001')];
  const isLed = and(eq(reportingLines.employmentId, line.id), eq(reportingLines.kind, 'manager'));
  await hr.db
    .update(reportingLines)
    .set({ validTo: day })
    .where(and(isLed, isNull(reportingLines.validTo)));
  const { id: leaderId } = await employmentOf(hr, 'E1003');
  await hr.db.insert(reportingLines).values({ employmentId: line.id, kind: 'manager', leaderId, validFrom: day });
  hr.clock.advance(86_400_000);
  await resolveAnew(workingOf(hr));
  expect(await statusFor('E1002', ROLE.appraiser, KeyCode, ProofCode)).toEqual([404, 404]);
  expect(await statusFor('E1003', ROLE.appraiser, KeyCode, ProofCode)).toEqual([200, 200]);
  expect(await statusFor('E1002', ROLE.appraiser, decided, ofDecided)).toEqual([200, 404]);
});
