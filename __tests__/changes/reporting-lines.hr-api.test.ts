import { and, eq, inArray } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { employments, persons, reportingLines } from '../../hr-api/people/tables';
import { dayOf, daysAfter } from '../../hr-api/platform/dates';
import { newCode } from '../../hr-api/platform/new-code';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';

let hr: TestApp;
let human: { token: string };
let administrator: { token: string };
const people = new Map<string, { id: string; code: string }>();
const of = (empid: string) => people.get(empid) ?? { id: '', code: '' };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  administrator = await inRole(hr, 'E1006', ROLE.administrator);
  for (const empid of ['E1001', 'E1002', 'E1003', 'E1016']) people.set(empid, await employmentOf(hr, empid));
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const JUNE = '01-Jun-2026';
const add = (empid: string, ReportingID: string, form: object = {}) =>
  hr.call('addManager', { ChillCode: of(empid).code, EffectiveFrom: JUNE, ReportingID, ...form }, human);
const history = async (empid: string) => (await hr.call('listManagers', { ChillCode: of(empid).code }, human)).reply();
const undo = (ChangeCode: string) => hr.call('undoChange', { ChangeCode }, human);
const notValid = { code: 'invalid', message: 'Manager ID is not valid' };

test.each([
  [{ EffectiveFrom: '', ReportingID: 'E1003' }, 'EffectiveFrom', 'Effective From is required'],
  [{ EffectiveFrom: '31-Jun-2026', ReportingID: 'E1003' }, 'EffectiveFrom', 'Effective From is required'],
  [{ EffectiveFrom: JUNE, ReportingID: ' ' }, 'ReportingID', 'Manager ID is required'],
  [{ EffectiveFrom: JUNE, ReportingID: 'E0000' }, 'ReportingID', 'Manager ID is not valid'],
  [{ EffectiveFrom: JUNE, ReportingID: 'E1001' }, 'ReportingID', 'Manager ID is not valid'],
])('HR is told what is wrong with a manager: %j at %s', async (form, path, message) => {
  const refusal = (await hr.call('addManager', { ChillCode: of('E1001').code, ...form }, human)).error();
  expect(refusal).toMatchObject({ code: 'invalid', message });
  expect(refusal.issues).toEqual([expect.objectContaining({ path })]);
});

test('a manager from June on closes the one before, and the reports follow on that day alone', async () => {
  const before = await history('E1001');
  const saved = (await add('E1001', 'e1003', { Justification: 'New team' })).reply();
  expect(saved).toMatchObject({ message: 'Record has been updated successfully', State: 'planned' });
  const [latest, previous] = await history('E1001');
  expect(latest).toMatchObject({
    EffectiveFrom: JUNE,
    AppEmpid: 'E1003',
    State: 'planned',
    EditFlag: true,
    AdminFlag: false,
  });
  expect(previous).toMatchObject({ EndDate: '31-May-2026', AppEmpid: 'E1002' });
  const manager = async (On: string) =>
    (await hr.call('getChangeSubject', { ChillCode: of('E1001').code, On }, human)).reply().Manager?.Empid;
  expect([await manager('31-May-2026'), await manager(JUNE)]).toEqual(['E1002', 'E1003']);
  await undo(saved.ChangeCode);
  expect(await history('E1001')).toEqual(before);
});

test('nobody is put under somebody who stands below them on any day from then on', async () => {
  expect((await add('E1002', 'E1001')).error()).toMatchObject(notValid);
  expect((await add('E1003', 'E1001')).error()).toMatchObject(notValid);
  // E1001 goes elsewhere in June: then E1002 can report to them from June on, and not a day before.
  const away = (await add('E1001', 'E1016', { EffectiveFrom: '01-May-2026' })).reply();
  expect((await add('E1002', 'E1001', { EffectiveFrom: '30-Apr-2026' })).error()).toMatchObject(notValid);
  const under = (await add('E1002', 'E1001')).reply();
  // To take back that E1001 left would close the circle.
  const refusal = (await undo(away.ChangeCode)).error();
  expect(refusal.issues).toEqual([expect.objectContaining({ path: 'ChangeCode', message: 'circle' })]);
  await undo(under.ChangeCode);
  await undo(away.ChangeCode);
});

test('a circle through somebody who has not joined yet is refused too', async () => {
  const today = dayOf(hr.clock.now);
  const [personId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const joining = daysAfter(today, 40);
  const name = { name: 'Joining Soon', givenName: 'Joining', familyName: 'Soon' };
  await hr.db.insert(persons).values({ id: personId, empid: 'E7001', ...name });
  await hr.db.insert(employments).values({ id, personId, code: newCode(), validFrom: joining });
  await hr.db
    .insert(reportingLines)
    .values({ employmentId: id, kind: 'manager', leaderId: of('E1001').id, validFrom: joining });
  // E1002 manages E1001, who will manage E7001: under E7001 nobody above can go once they have joined.
  const line = { employmentId: of('E1002').id, leaderId: id, from: daysAfter(joining, 5), to: '9999-12-31' };
  const { findCircles } = await import('../../hr-api/people/changes/checks/find-circles');
  expect(await findCircles(hr.db, 'manager', [line])).toEqual([line]);
  const before = { ...line, from: today, to: joining };
  expect(await findCircles(hr.db, 'manager', [before])).toEqual([]);
});

test('of two changes at once that would close a circle together, one is refused', async () => {
  const [one, other] = ['E1016', 'E1001'];
  const answers = await Promise.all([add(one, other), add(other, one)]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map((answer) => answer.error())).toEqual([expect.objectContaining(notValid)]);
  for (const answer of answers) if (answer.status === 200) await undo(answer.reply().ChangeCode);
});

test('a manager change must be justified once an administrator says so, which is told to all', async () => {
  const settings = { manjm: true, smanjm: false, ApprovalKinds: [], EndingDays: 30 };
  (await hr.call('saveChangeSettings', settings, administrator)).reply();
  expect((await add('E1001', 'E1003')).error()).toMatchObject({ message: 'Justification is required' });
  expect((await add('E1001', 'E1003', { Justification: 'j'.repeat(501) })).error().issues).toEqual([
    expect.objectContaining({ path: 'Justification', message: 'too_long' }),
  ]);
  const saved = (await add('E1001', 'E1003', { Justification: 'j'.repeat(500) })).reply();
  const form = { ChillCode: of('E1001').code, EffectiveFrom: JUNE, ReportingID: 'E1002' };
  const admin = (await hr.call('addAdminManager', form, human)).reply();
  const [info] = (await hr.call('getEmployeeInfo', {}, human)).reply();
  expect(info).toMatchObject({ manjm: true, smanjm: false });
  (await hr.call('saveChangeSettings', { ...settings, manjm: false, smanjm: true }, administrator)).reply();
  const later = { ...form, EffectiveFrom: '01-Jul-2026', ReportingID: 'E1003' };
  expect((await hr.call('addAdminManager', later, human)).error()).toMatchObject({
    message: 'Justification is required',
  });
  (await hr.call('saveChangeSettings', { ...settings, manjm: false }, administrator)).reply();
  expect((await hr.call('listAdminManagers', { ChillCode: of('E1001').code }, human)).reply()[0]).toMatchObject({
    AdminFlag: true,
    AppEmpid: 'E1002',
  });
  for (const { ChangeCode } of [saved, admin]) await undo(ChangeCode);
});

test('an admin manager has an open account; a manager need not', async () => {
  const [without] = await hr.db
    .select({ empid: persons.empid })
    .from(persons)
    .innerJoin(employments, eq(employments.personId, persons.id))
    .where(and(eq(persons.empid, 'E1016')));
  const empid = without?.empid ?? '';
  const choices = async (Kind: 'manager' | 'admin_manager') =>
    (await hr.call('listLeaderChoices', { ChillCode: of('E1001').code, Kind, Search: empid }, human)).reply();
  expect((await choices('admin_manager')).map((choice) => choice.empid)).toEqual([empid]);
  await hr.db.execute(`update accounts set disabled_at = now() where login_id = 'E1016'`);
  expect(await choices('admin_manager')).toEqual([]);
  expect(await choices('manager')).toEqual([expect.objectContaining({ empid, AppCode: null, ActiveStatus: true })]);
  const form = { ChillCode: of('E1001').code, EffectiveFrom: JUNE, ReportingID: empid };
  expect((await hr.call('addAdminManager', form, human)).error()).toMatchObject(notValid);
  await hr.db.execute(`update accounts set disabled_at = null where login_id = 'E1016'`);
});

test('all reports of one leader go to another in one press, and come back in one', async () => {
  const movable = (
    await hr.call('listMovableReports', { ChillCode: of('E1002').code, Kind: 'manager' }, human)
  ).reply();
  expect(movable.People.length).toBeGreaterThan(2);
  const form = { ChillCode: of('E1002').code, Kind: 'manager' as const, ReportingID: 'E1003', EffectiveFrom: JUNE };
  const moved = (await hr.call('moveReports', form, human)).reply();
  expect(moved).toMatchObject({ Moved: movable.People.length, State: 'planned' });
  const toCome = (await hr.call('listChangesToCome', {}, human)).reply();
  const counts = toCome.filter(({ BatchCode }) => BatchCode === moved.BatchCode).map(({ BatchCount }) => BatchCount);
  expect(counts).toEqual(movable.People.map(() => moved.Moved));
  const leadersOf = async () => {
    const rows = await hr.db
      .select({ leaderId: reportingLines.leaderId })
      .from(reportingLines)
      .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
      .where(
        and(
          inArray(
            employments.code,
            movable.People.map(({ ChillCode }) => ChillCode),
          ),
          eq(reportingLines.kind, 'manager'),
          eq(reportingLines.validFrom, '2026-06-01'),
        ),
      );
    return rows.map(({ leaderId }) => leaderId);
  };
  expect(await leadersOf()).toEqual(movable.People.map(() => of('E1003').id));
  const back = (await hr.call('undoChange', { BatchCode: moved.BatchCode }, human)).reply();
  expect(back.Undone).toBe(moved.Moved);
  expect(await leadersOf()).toEqual([]);
});

test('a move in which one person cannot go moves nobody', async () => {
  const reports = (
    await hr.call('listMovableReports', { ChillCode: of('E1003').code, Kind: 'manager' }, human)
  ).reply();
  expect(reports.People.map(({ Empid }) => Empid)).toContain('E1002');
  const People = reports.People.map(({ ChillCode }) => ChillCode);
  const form = {
    ChillCode: of('E1003').code,
    Kind: 'manager' as const,
    ReportingID: 'E1001',
    EffectiveFrom: JUNE,
    People,
  };
  expect((await hr.call('moveReports', form, human)).error()).toMatchObject(notValid);
  const rows = await hr.db.select().from(reportingLines).where(eq(reportingLines.validFrom, '2026-06-01'));
  expect(rows).toEqual([]);
});
