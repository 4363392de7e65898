import { and, eq, isNull } from 'drizzle-orm';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import { employments, jobStatuses, personPhotos, reportingLines } from '../../../hr-api/people/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import { roleFeatures } from '../../../hr-api/workplace/shell/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const info = async (empid: string, roleCode: number, request = {}) =>
  shellHandlers.getEmployeeInfo.handle(request, contextOf(hr, await actorOf(hr, empid, roleCode)));
const header = async (empid: string) =>
  shellHandlers.getEmployeeHeader.handle({}, contextOf(hr, await actorOf(hr, empid)));

test('an employee gets their own row, with the features of an employee', async () => {
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('getEmployeeInfo', {}, { token })).reply()).toEqual([
    expect.objectContaining({
      Name: 'Ananya Rao',
      FirstName: 'Ananya',
      Empid: 'E1001',
      EmailID: 'ananya.rao@tarnbrook.example',
      TypeOfUser: 'E',
      CurrentUser: '',
      EditTour: false,
      enablegear: false,
      knb: true,
      changeBuddy: true,
      logo_width: 36,
    }),
  ]);
});

test('E1014 is a user of type V', async () => {
  expect(await info('E1014', ROLE.employee)).toMatchObject([{ Empid: 'E1014', TypeOfUser: 'V' }]);
});

test('a feature follows the table of the active role', async () => {
  expect((await info('E1006', ROLE.administrator))[0]?.EditTour).toBe(true);
  const editTour = and(eq(roleFeatures.roleCode, ROLE.administrator), eq(roleFeatures.feature, 'EditTour'));
  await hr.db.delete(roleFeatures).where(editTour);
  expect((await info('E1006', ROLE.administrator))[0]?.EditTour).toBe(false);
});

test.each([
  ['an employee, of a colleague', 'E1001', ROLE.employee, 'E1016', false],
  ['an employee, of their manager', 'E1001', ROLE.employee, 'E1002', false],
  ['an employee, of themself', 'E1001', ROLE.employee, 'E1001', true],
  ['a manager as appraiser, of a report', 'E1002', ROLE.appraiser, 'E1001', true],
  ['a manager as employee, of a report', 'E1002', ROLE.employee, 'E1001', false],
  ['a manager, of another unit', 'E1002', ROLE.appraiser, 'E1016', false],
  ['a reviewer, of a report of a report', 'E1003', ROLE.reviewer, 'E1001', true],
  ['HR, of anyone', 'E1004', ROLE.hr, 'E1016', true],
  ['the helpdesk, of anyone', 'E1005', ROLE.helpdesk, 'E1016', false],
  ['a role that they do not hold', 'E1001', ROLE.hr, 'E1016', false],
])('%s: whether a code opens the row', async (_who, empid, roleCode, subject, opens) => {
  const { code } = await employmentOf(hr, subject);
  const rows = [await info(empid, roleCode, { UserCode: code }), await info(empid, roleCode, { ChillCode: code })];
  expect(rows.map((found) => found.map(({ Empid }) => Empid))).toEqual(opens ? [[subject], [subject]] : [[], []]);
});

test('codes that are unknown, or name two people at once, open nothing', async () => {
  const [one, other] = [await employmentOf(hr, 'E1001'), await employmentOf(hr, 'E1016')];
  expect(await info('E1004', ROLE.hr, { UserCode: 'E1001' })).toEqual([]);
  expect(await info('E1004', ROLE.hr, { UserCode: one.id })).toEqual([]);
  expect(await info('E1004', ROLE.hr, { UserCode: one.code, ChillCode: other.code })).toEqual([]);
});

test('the header record shows what is in force today', async () => {
  expect(await header('E1001')).toEqual({
    Name: 'Ananya Rao',
    Empid: 'E1001',
    Active: 'Y',
    EmailID: 'ananya.rao@tarnbrook.example',
    IsWhole: true,
    HasPhoto: true,
    DateOfJoin: wireDate(daysAfter(today, -1190)),
    Exit_on: '',
    Location_Name: 'Bengaluru',
    ReportingManager: 'Vikram Nair',
    ReportingManagerID: 'E1002',
    ReportingManagerKey: (await employmentOf(hr, 'E1002')).code,
    ReportingManagerHasPhoto: true,
    Reviewer_Name: 'Meera Krishnan',
    Reviewer_Empid: 'E1003',
    Reviewer_Key: (await employmentOf(hr, 'E1003')).code,
    Reviewer_HasPhoto: true,
    Level_Name: 'Senior specialist',
    Unit_Name: 'Firmware',
    TimeZone: 'Asia/Kolkata',
    Roles: 'Employee',
    Legend: 'Confirmed',
    EmpPercentage: expect.any(Number),
    AsReportingManager: 0,
    AsAdminManager: 0,
  });
});

test('a manager has as many reportees as report to them directly, and so has an admin manager', async () => {
  const { id } = await employmentOf(hr, 'E1003');
  const countOf = (kind: 'manager' | 'admin_manager') =>
    hr.db.$count(
      reportingLines,
      and(eq(reportingLines.leaderId, id), eq(reportingLines.kind, kind), isNull(reportingLines.validTo)),
    );
  const { AsReportingManager, AsAdminManager, Roles } = await header('E1003');
  expect(AsReportingManager).toBe(await countOf('manager'));
  expect(AsReportingManager).toBeGreaterThan(0);
  expect(AsAdminManager).toBeGreaterThan(0);
  expect(Roles).toBe('Employee, Appraiser, Reviewer');
});

test('a change of manager shows on its day and not before', async () => {
  const { id } = await employmentOf(hr, 'E1016');
  const { id: leaderId } = await employmentOf(hr, 'E1017');
  const from = daysAfter(today, 2);
  const manager = and(
    eq(reportingLines.employmentId, id),
    eq(reportingLines.kind, 'manager'),
    isNull(reportingLines.validTo),
  );
  await hr.db.update(reportingLines).set({ validTo: from }).where(manager);
  await hr.db.insert(reportingLines).values({ employmentId: id, kind: 'manager', leaderId, validFrom: from });
  expect((await header('E1016')).ReportingManagerID).not.toBe('E1017');
  expect((await header('E1017')).AsReportingManager).toBe(0);
  const before = hr.clock.now;
  hr.clock.now = new Date(before.getTime() + 2 * 86_400_000);
  expect((await header('E1016')).ReportingManagerID).toBe('E1017');
  expect((await header('E1017')).AsReportingManager).toBe(1);
  hr.clock.now = before;
});

test('the header of someone who left is inactive and shows their last day', async () => {
  expect(await header('E1015')).toMatchObject({
    Active: 'N',
    ReportingManagerID: 'E1002',
    Unit_Name: 'Firmware',
    Legend: '',
    Roles: '',
  });
});

test('the status name is the legend, in the language of the person', async () => {
  const { id } = await employmentOf(hr, 'E1014');
  expect(await hr.db.$count(jobStatuses, eq(jobStatuses.employmentId, id))).toBe(1);
  const context = contextOf(hr, await actorOf(hr, 'E1014'), 'zh');
  expect(await shellHandlers.getEmployeeHeader.handle({}, context)).toMatchObject({
    Legend: '定期合同',
    Location_Name: '波士顿',
  });
});

test('the percentage rises as the record fills (Q17)', async () => {
  const { personId } = await employmentOf(hr, 'E1013');
  expect((await header('E1013')).EmpPercentage).toBe(100);
  await hr.db.delete(personPhotos).where(eq(personPhotos.personId, personId));
  const without = (await header('E1013')).EmpPercentage;
  expect(without).toBeGreaterThan(90);
  expect(without).toBeLessThan(100);
  expect((await header('E1012')).EmpPercentage).toBeLessThan(without);
});

test('an account that never was employed has no header record', async () => {
  const actor = { ...(await actorOf(hr, 'E1001')), personId: '00000000-0000-4000-8000-000000000000' };
  expect(await hr.db.$count(employments, eq(employments.personId, actor.personId))).toBe(0);
  await expect(shellHandlers.getEmployeeHeader.handle({}, contextOf(hr, actor))).rejects.toMatchObject({
    code: 'not_found',
  });
});
