import { eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { recordValues } from '../../../hr-api/people/record/tables';
import { employeeIdRanges, persons } from '../../../hr-api/people/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { employmentOf } from '../../people/cast-actors';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { hrOfUnit } from '../../people/hr-of-unit';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { inRole } from '../../profile/a-record';
import { runService } from '../../workplace/scheduler/run-due-services';

let hr: TestApp;
let human: { token: string };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => {
  hr.clock.now = TEST_NOW;
});

const NOOR = {
  ...{ GivenName: 'Noor', FamilyName: 'Haddad', Mail: 'noor.haddad@example.com', BornOn: '04-Feb-1994' },
  ...{ Gender: 'female' as const, JoinedOn: '01-Jun-2026', JobStatus: '1', NoOfMonths: '6', ReportingID: 'E1002' },
  ...{ BusinessCode: 'instruments', CompanyCode: 'IN', UnitCode: 'firmware', LocationCode: 'bengaluru' },
  LevelCode: 'specialist',
};
type Form = Partial<RequestFor<'addPerson'>>;
const add = (part: Form = {}, who = human) => hr.call('addPerson', { ...NOOR, ...part }, who);
/** Somebody else than Noor. */
const other = (GivenName: string): Form => ({ GivenName, Mail: `${GivenName}@example.com`.toLowerCase(), BornOn: '' });
const doubles = async (part: object, who = human) => (await hr.call('searchDoubles', part, who)).reply();
const subject = async (ChillCode: string, On: string) =>
  (await hr.call('getChangeSubject', { ChillCode, On }, human)).reply();
const personOf = async (empid: string) => (await hr.db.select().from(persons).where(eq(persons.empid, empid)))[0]!;
const accountsOf = (personId: string) => hr.db.select().from(accounts).where(eq(accounts.personId, personId));

test.each<[Form, string, string]>([
  [{ GivenName: ' ' }, 'GivenName', 'required'],
  [{ FamilyName: 'x'.repeat(101) }, 'FamilyName', 'too_long'],
  [{ Mail: 'noor' }, 'Mail', 'not_valid'],
  [{ Mail: '' }, 'Mail', 'required'],
  [{ BornOn: '31-Feb-1994' }, 'BornOn', 'not_valid'],
  [{ BornOn: '01-Jan-2030' }, 'BornOn', 'not_valid'],
  [{ JoinedOn: '' }, 'JoinedOn', 'required'],
  [{ EmployeeID: 'E 1' }, 'EmployeeID', 'not_valid'],
  [{ EmployeeID: 'e1001' }, 'EmployeeID', 'taken'],
  [{ UnitCode: '' }, 'UnitCode', 'required'],
  [{ UnitCode: 'nowhere' }, 'UnitCode', 'not_valid'],
  [{ JobStatus: '' }, 'JobStatus', 'required'],
  [{ NoOfMonths: '0' }, 'NoOfMonths', 'not_positive'],
  [{ ReportingID: 'E0000' }, 'ReportingID', 'not_valid'],
  [{ AdminReportingID: 'E0000' }, 'AdminReportingID', 'not_valid'],
])('HR is told what is wrong with somebody new: %j', async (part, path, message) => {
  const refusal = (await add(part)).error();
  expect(refusal.code).toBe('invalid');
  expect(refusal.issues).toEqual([expect.objectContaining({ path, message })]);
});

test('HR is told of everything that is wrong at once', async () => {
  const refusal = (
    await add({ GivenName: '', JoinedOn: '', UnitCode: '', JobStatus: '', ReportingID: 'E0000' })
  ).error();
  expect(refusal.issues!.map(({ path }) => path).sort()).toEqual(
    ['GivenName', 'JobStatus', 'JoinedOn', 'ReportingID', 'UnitCode'].sort(),
  );
});

test('the next number of the range is proposed, and the first gap where its last is taken', async () => {
  const proposed = async () => (await hr.call('listJoiningChoices', {}, human)).reply().EmployeeID;
  const first = await proposed();
  expect(first).toMatch(/^E\d{4}$/);
  expect(await hr.db.$count(persons, eq(persons.empid, first))).toBe(0);
  const all = await hr.db.select().from(employeeIdRanges);
  const small = { position: 0, prefix: 'N-', digits: 2, first: 1, last: 3 };
  const [range] = await hr.db.insert(employeeIdRanges).values(small).returning();
  const given: string[] = [];
  for (const empid of ['N-01', 'N-03']) {
    given.push(empid);
    await hr.db.insert(persons).values({ empid, name: empid, givenName: empid, familyName: empid });
  }
  expect(await proposed()).toBe('N-02');
  await hr.db.insert(persons).values({ empid: 'N-02', name: 'N', givenName: 'N', familyName: 'N' });
  expect(await proposed()).toBe(first);
  for (const empid of [...given, 'N-02']) await hr.db.delete(persons).where(eq(persons.empid, empid));
  await hr.db.delete(employeeIdRanges).where(eq(employeeIdRanges.code, range!.code));
  expect(await hr.db.select().from(employeeIdRanges)).toEqual(all);
});

test('HR adds somebody from June on: place, status, manager and record begin that day', async () => {
  const { ChillCode, EmployeeID, message } = (await add()).reply();
  expect(message).toBe('Record has been updated successfully');
  expect(await subject(ChillCode, '01-Jun-2026')).toMatchObject({
    ...{ Person: { Name: 'Noor Haddad', Empid: EmployeeID }, DateOfJoin: '01-Jun-2026', Exit_on: '' },
    ...{ Unit_Name: 'Firmware', Emp_Status_Name: 'Trainee', Manager: { Empid: 'E1002' }, AdminManager: null },
  });
  expect(await subject(ChillCode, '31-May-2026')).toMatchObject({ Unit_Name: '', Manager: null });
  const log = (await hr.call('listPersonChanges', { ChillCode }, human)).reply();
  expect(log.map(({ Kind }) => Kind).sort()).toEqual(['assignment', 'job_status', 'manager']);
  const person = await personOf(EmployeeID);
  const entries = await hr.db.select().from(auditEntries).where(eq(auditEntries.personId, person.id));
  expect(entries.map(({ action }) => action)).toContain('add a person');
  const kept = await hr.db.select().from(recordValues).where(eq(recordValues.personId, person.id));
  expect(JSON.stringify(kept.map(({ answers }) => answers))).toContain('Haddad');
});

test('whoever joins is mailed on their first day, not before, once, and can come in from then on', async () => {
  const { EmployeeID } = (await add(other('Lina'))).reply();
  const { id } = await personOf(EmployeeID);
  const mails = async () =>
    (await mailsIn(hr.dataDir)).filter(({ to, text }) => to.includes('lina@example.com') && text.includes(EmployeeID));
  await runService(hr, 'invite joiners');
  expect(await mails()).toHaveLength(0);
  hr.clock.now = new Date('2026-05-31T18:35:00Z');
  await runService(hr, 'invite joiners');
  await runService(hr, 'invite joiners');
  expect(await mails()).toHaveLength(1);
  const [account] = await accountsOf(id);
  expect(account).toMatchObject({ loginId: EmployeeID, inviteOn: null, disabledAt: null });
  const grants = await hr.db.select().from(roleGrants).where(eq(roleGrants.accountId, account!.id));
  expect(grants).toMatchObject([{ roleCode: ROLE.employee, scope: 'self', validFrom: '2026-06-01', validTo: null }]);
});

test('somebody who looks like one who is here is not added without a word', async () => {
  const ananya = await personOf('E1001');
  const [given, family] = [ananya.givenName, ananya.familyName];
  const same = { GivenName: given.toUpperCase(), FamilyName: family, Mail: 'other@example.com', BornOn: '' };
  expect((await doubles(same)).Doubles).toMatchObject([
    { Person: { Empid: 'E1001' }, ChillCode: '', LeftOn: '', Because: ['name'] },
  ]);
  expect((await doubles({ ...same, FamilyName: 'X', Mail: ananya.mail!.toUpperCase() })).Doubles[0]).toMatchObject({
    Person: { Empid: 'E1001' },
    Because: ['mail'],
  });
  expect(await doubles({ GivenName: 'Nobody', FamilyName: 'Like This', Mail: '', BornOn: '' })).toEqual({
    Doubles: [],
    Hidden: 0,
  });
  const refusal = (await add(same)).error();
  expect(refusal.issues).toEqual([expect.objectContaining({ path: 'IsNoDouble', message: 'required' })]);
  const { EmployeeID } = (await add({ ...same, IsNoDouble: true })).reply();
  expect((await personOf(EmployeeID)).id).not.toBe(ananya.id);
});

test('two who add people at the same moment give two numbers', async () => {
  const [one, two] = await Promise.all([add(other('Ada')), add(other('Bob'))]);
  expect(one.reply().EmployeeID).not.toBe(two.reply().EmployeeID);
});

test('one who left comes back: the same person, number and account, without the roles of then', async () => {
  const { ChillCode, EmployeeID } = (await add({ ...other('Omar'), JoinedOn: '01-Jan-2026' })).reply();
  const { id } = await personOf(EmployeeID);
  const [account] = await accountsOf(id);
  const helpdesk = { accountId: account!.id, roleCode: ROLE.helpdesk, scope: 'all' as const, validFrom: '2026-02-01' };
  await hr.db.insert(roleGrants).values(helpdesk);
  expect((await add({ RehireOf: ChillCode, JoinedOn: '01-Jul-2026' })).error().code).toBe('not_found');
  (await hr.call('endEmployment', { ChillCode, LastDay: '15-Mar-2026', ReasonCode: '1' }, human)).reply();
  expect((await doubles({ GivenName: 'Omar', FamilyName: 'Haddad' })).Doubles[0]).toMatchObject({
    ...{ ChillCode, LeftOn: '15-Mar-2026' },
  });
  const early = (await add({ RehireOf: ChillCode, JoinedOn: '15-Mar-2026' })).error();
  expect(early.issues).toEqual([expect.objectContaining({ path: 'JoinedOn', message: 'not_after_previous' })]);
  expect((await hr.call('getFormerEmployee', { ChillCode }, human)).reply()).toMatchObject({
    ...{ Person: { Name: 'Omar Haddad', Empid: EmployeeID }, LeftOn: '15-Mar-2026', Mail: 'omar@example.com' },
  });
  const back = (
    await add({ RehireOf: ChillCode, JoinedOn: '01-Jul-2026', UnitCode: 'talent', ReportingID: '' })
  ).reply();
  expect(back.EmployeeID).toBe(EmployeeID);
  const spans = (await hr.call('listEmployments', { ChillCode: back.ChillCode }, human)).reply();
  expect(spans.map(({ EffectiveFrom, EndDate }) => [EffectiveFrom, EndDate])).toEqual([
    ['01-Jul-2026', ''],
    ['01-Jan-2026', '15-Mar-2026'],
  ]);
  const grants = await hr.db.select().from(roleGrants).where(eq(roleGrants.accountId, account!.id));
  expect(grants.filter(({ validTo }) => validTo === null)).toMatchObject([
    { roleCode: ROLE.employee, validFrom: '2026-07-01' },
  ]);
  expect(await accountsOf(id)).toHaveLength(1);
});

test('HR of one unit adds people to it and to no other, and others cannot add anybody', async () => {
  const own = await hrOfUnit(hr);
  const form = { ...other('Sara'), ReportingID: '' };
  expect((await add({ ...form, UnitCode: 'talent' }, own)).error().issues).toEqual([
    expect.objectContaining({ path: 'UnitCode', message: 'outside_scope' }),
  ]);
  (await add({ ...form, UnitCode: 'firmware' }, own)).reply();
  const manager = { token: await hr.tokenOf('E1002') };
  expect((await add(form, manager)).error().code).toBe('forbidden');
  const { code } = await employmentOf(hr, 'E1001');
  expect((await hr.call('getFormerEmployee', { ChillCode: code }, human)).error().code).toBe('not_found');
});
