import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { acceptances, conducts } from '../../../hr-api/agreements/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { changes } from '../../../hr-api/people/changes/tables';
import { employments, persons, reportingLines } from '../../../hr-api/people/tables';
import { sessions } from '../../../hr-api/access/sign-in/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { actorOf, contextOf } from '../../people/cast-actors';
import { hrOfUnit } from '../../people/hr-of-unit';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { inRole } from '../../profile/a-record';
import { runService } from '../../workplace/scheduler/run-due-services';
import { readAll } from '../../workplace/reports/reading';

let hr: TestApp;
let human: { token: string };
/** The first day of whoever joins here. */
const FIRST = '16-Mar-2026';

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(1000));

let added = 0;
/** Adds somebody by the form and signs them in, if wanted. */
async function join(part: object = {}) {
  added += 1;
  const GivenName = `Noor${added}`;
  const form = {
    ...{ GivenName, FamilyName: 'Haddad', Mail: `noor${added}@example.com`, Gender: 'female' as const },
    ...{ JoinedOn: FIRST, JobStatus: '1', NoOfMonths: '6', ReportingID: 'E1002', BusinessCode: 'instruments' },
    ...{ CompanyCode: 'IN', UnitCode: 'firmware', LocationCode: 'bengaluru', LevelCode: 'specialist', ...part },
  };
  const { ChillCode, EmployeeID } = (await hr.call('addPerson', form, human)).reply();
  const [person] = await hr.db.select().from(persons).where(eq(persons.empid, EmployeeID));
  const [employment] = await hr.db.select().from(employments).where(eq(employments.code, ChillCode));
  return { ChillCode, EmployeeID, GivenName, personId: person!.id, employmentId: employment!.id };
}

type Joiner = Awaited<ReturnType<typeof join>>;

/** They set a password and come in once, so that something stands on them. */
async function comesIn({ EmployeeID }: Joiner) {
  const [known] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1001'));
  const { passwordHash } = known!;
  await hr.db.update(accounts).set({ passwordHash }).where(eq(accounts.loginId, EmployeeID));
  return (await hr.signIn(EmployeeID)).reply().authToken;
}

const never = ({ ChillCode }: Joiner, part: object = {}, who = human) =>
  hr.call('endEmployment', { ChillCode, NeverCame: true, ...part }, who);
const preview = async ({ ChillCode }: Joiner, part: object = {}) =>
  (await hr.call('previewLeaving', { ChillCode, NeverCame: true, ...part }, human)).reply();
const notified = ({ personId }: Joiner) =>
  hr.db
    .select({ subject: notifications.subject, loginId: accounts.loginId, body: notifications.body })
    .from(notifications)
    .innerJoin(accounts, eq(accounts.id, notifications.accountId))
    .where(and(eq(notifications.aboutId, personId), eq(notifications.kind, 'N')));
const log = async ({ ChillCode }: Joiner) => (await hr.call('listPersonChanges', { ChillCode }, human)).reply();

test('whoever was added and left no trace is removed, and their number is free again', async () => {
  const joiner = await join();
  expect(await preview(joiner)).toMatchObject({ NeverCame: 'removed', LastDay: '', Handovers: [], Later: [] });
  expect(await hr.db.$count(employments, eq(employments.id, joiner.employmentId))).toBe(1);
  const saved = (await never(joiner, { Justification: 'Took another place' })).reply();
  expect(saved).toMatchObject({ ChangeCode: '', State: 'applied', IsGone: true });
  expect((await hr.call('getChangeSubject', { ChillCode: joiner.ChillCode }, human)).error().code).toBe('not_found');
  expect(await hr.db.$count(employments, eq(employments.personId, joiner.personId))).toBe(0);
  expect(await hr.db.$count(accounts, eq(accounts.personId, joiner.personId))).toBe(0);
  const entries = await hr.db.select().from(auditEntries).where(eq(auditEntries.personId, joiner.personId));
  const removed = entries.find(({ action }) => action === 'remove a joiner');
  expect(removed!.after).toEqual({ reason: 'Took another place' });
  expect((await hr.call('listJoiningChoices', {}, human)).reply().EmployeeID).toBe(joiner.EmployeeID);
  expect((await notified(joiner)).map(({ loginId }) => loginId)).toContain('E1002');
});

test('who came in once stays on record as never begun, is out at once and counted nowhere', async () => {
  const joiner = await join();
  const token = await comesIn(joiner);
  const { EmployeeID, ChillCode, personId } = joiner;
  const found = async () =>
    (await hr.call('searchEmployees', { SearchText: EmployeeID, ActiveStatus: 'S' }, human)).reply().length;
  const inDirectory = async () => (await hr.call('countDirectory', { Search: EmployeeID }, human)).reply().Count;
  const newcomers = async () =>
    (await hr.call('listNewJoiners', {}, human)).reply().filter(({ Empid }) => Empid === EmployeeID).length;
  const moved = async () => {
    const days = { FromDate: '2026-03-01', ToDate: '2026-04-30' };
    const context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
    const rows = await readAll(context, 'joiners-and-leavers', { ...days, Fields: ['EmployeeID'] });
    return rows.filter((row) => JSON.stringify(row).includes(EmployeeID)).length;
  };
  const openSessions = async () => {
    const [account] = await hr.db.select().from(accounts).where(eq(accounts.personId, personId));
    return hr.db.$count(sessions, and(eq(sessions.accountId, account!.id), isNull(sessions.endedAt)));
  };
  const counts = async () => [await found(), await inDirectory(), await newcomers(), await moved()];
  expect(await counts()).toEqual([1, 1, 1, 1]);
  expect(await preview(joiner)).toMatchObject({ NeverCame: 'kept', Handovers: [] });
  expect(await openSessions()).toBe(1);
  const saved = (await never(joiner, { Justification: 'Took another place' })).reply();
  expect(saved).toMatchObject({ State: 'applied', IsGone: false });
  // Before the next call, which would end it.
  expect(await openSessions()).toBe(0);
  expect((await hr.call('getUser', {}, { token })).error().code).toBe('unauthenticated');
  expect((await hr.signIn(EmployeeID)).error().code).toBe('sign_in_failed');
  expect(await counts()).toEqual([0, 0, 0, 0]);
  const [span] = (await hr.call('listEmployments', { ChillCode }, human)).reply();
  expect(span).toMatchObject({ NeverCame: true, State: 'past', EffectiveFrom: FIRST, EndDate: FIRST });
  const [latest] = await log(joiner);
  expect(latest).toMatchObject({ Kind: 'leaving', NeverCame: true, Facts: [], Justification: 'Took another place' });
  expect((await hr.call('listJoiningChoices', {}, human)).reply().EmployeeID).not.toBe(EmployeeID);
});

test('the manager and HR are told once, the one who said it is not', async () => {
  const joiner = await join({ AdminReportingID: 'E1002' });
  await comesIn(joiner);
  (await never(joiner, { Justification: 'A reason of theirs' })).reply();
  const all = await notified(joiner);
  const names = all.map(({ loginId }) => loginId);
  expect(names).toContain('E1002');
  expect(names).toContain('E1006');
  expect(names).not.toContain('E1004');
  expect(new Set(names).size).toBe(names.length);
  expect(JSON.stringify(all)).not.toContain('A reason of theirs');
  expect(all.find(({ loginId }) => loginId === 'E1002')!.body).toContain('16-Mar-2026');
});

test('who was to report to a joiner goes to the joiner’s manager, and comes back with the joiner', async () => {
  const joiner = await join();
  const { code } = (
    await hr.db
      .select({ code: employments.code })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(eq(persons.empid, 'E1001'))
  )[0]!;
  const line = { ChillCode: code, EffectiveFrom: '17-Mar-2026', ReportingID: joiner.EmployeeID };
  (await hr.call('addManager', { ...line, Justification: 'New lead' }, human)).reply();
  const managerOf = async (On: string) =>
    (await hr.call('getChangeSubject', { ChillCode: code, On }, human)).reply().Manager?.Empid;
  const seen = await preview(joiner);
  expect(seen).toMatchObject({ NeverCame: 'kept', Handovers: [{ Key: 'reports', Count: 1, To: { Empid: 'E1002' } }] });
  (await never(joiner)).reply();
  await runService(hr, 'hand over');
  expect([await managerOf('16-Mar-2026'), await managerOf('17-Mar-2026')]).toEqual(['E1002', 'E1002']);
  expect(await hr.db.$count(reportingLines, eq(reportingLines.leaderId, joiner.employmentId))).toBe(0);
  const [span] = (await hr.call('listEmployments', { ChillCode: joiner.ChillCode }, human)).reply();
  expect((await hr.call('undoChange', { BatchCode: span!.BatchCode, Reason: 'They came' }, human)).reply()).toEqual({
    message: 'Record has been updated successfully',
    Undone: 2,
  });
  expect(await managerOf('17-Mar-2026')).toBe(joiner.EmployeeID);
  const subject = (await hr.call('getChangeSubject', { ChillCode: joiner.ChillCode }, human)).reply();
  expect(subject).toMatchObject({ Active: 'Y', Unit_Name: 'Firmware', Manager: { Empid: 'E1002' } });
});

test('whoever signed an agreement has come: it is refused with what stands there', async () => {
  const joiner = await join();
  const [agreement] = await hr.db.select().from(conducts).limit(1);
  await hr.db
    .insert(acceptances)
    .values({ conductId: agreement!.id, personId: joiner.personId, acceptedAt: hr.clock.now, language: 'en' });
  for (const refusal of [
    (await never(joiner)).error(),
    (await hr.call('previewLeaving', { ChillCode: joiner.ChillCode, NeverCame: true }, human)).error(),
  ]) {
    expect(refusal.issues).toEqual([{ path: 'NeverCame', message: 'has_worked' }]);
    expect(refusal.params).toEqual({ stands: 'Agreements accepted: 1' });
  }
});

test('before the first day it is refused, and of whoever has left already', async () => {
  const later = await join({ JoinedOn: '01-Jun-2026' });
  expect((await never(later)).error().issues).toEqual([{ path: 'NeverCame', message: 'not_begun' }]);
  const gone = await join();
  await comesIn(gone);
  (await never(gone)).reply();
  expect((await never(gone)).error().issues).toEqual([{ path: 'NeverCame', message: 'outside_employment' }]);
});

test('a last day that was planned is taken back with it', async () => {
  const joiner = await join();
  await comesIn(joiner);
  const leaving = { ChillCode: joiner.ChillCode, LastDay: '30-Apr-2026', ReasonCode: '1' };
  (await hr.call('endEmployment', leaving, human)).reply();
  (await never(joiner)).reply();
  const made = await hr.db.select().from(changes).where(eq(changes.employmentId, joiner.employmentId));
  const leavings = made.filter(({ kind }) => kind === 'leaving').map(({ state }) => state);
  expect(leavings.sort()).toEqual(['made', 'undone']);
});

test.each([FIRST, '18-Mar-2026'])('who never came joins on %s under the same number', async (JoinedOn) => {
  const joiner = await join();
  await comesIn(joiner);
  (await never(joiner)).reply();
  const again = {
    ...{ RehireOf: joiner.ChillCode, JoinedOn, JobStatus: '1', NoOfMonths: '6', ReportingID: 'E1002' },
    ...{ BusinessCode: 'instruments', CompanyCode: 'IN', UnitCode: 'firmware', LocationCode: 'bengaluru' },
    LevelCode: 'specialist',
  };
  const back = (await hr.call('addPerson', again, human)).reply();
  expect(back.EmployeeID).toBe(joiner.EmployeeID);
  expect((await hr.signIn(joiner.EmployeeID)).status).toBe(200);
  const spans = (await hr.call('listEmployments', { ChillCode: back.ChillCode }, human)).reply();
  expect(spans.map(({ NeverCame }) => NeverCame)).toEqual([false, true]);
  expect((await hr.call('addPerson', again, human)).error().code).toBe('not_found');
  const undo = { BatchCode: spans[1]!.BatchCode, Reason: 'They came after all' };
  expect((await hr.call('undoChange', undo, human)).error().issues).toEqual([
    { path: 'ChangeCode', message: 'rehired' },
  ]);
});

test('HR of a unit says it of their own people alone, a manager of nobody', async () => {
  const joiner = await join();
  await comesIn(joiner);
  const manager = { token: await hr.tokenOf('E1002') };
  expect((await never(joiner, {}, manager)).error().code).toBe('forbidden');
  const elsewhere = await join({ UnitCode: 'hr-operations' });
  const ofUnit = await hrOfUnit(hr);
  expect((await never(elsewhere, {}, ofUnit)).error().code).toBe('not_found');
  expect((await never(joiner, {}, ofUnit)).reply()).toMatchObject({ IsGone: true });
  hr.clock.now = TEST_NOW;
});
