import { and, eq, isNull } from 'drizzle-orm';
import { homeHandlers } from '../../hr-api/workplace/home/handlers';
import { namedTo } from '../../hr-api/people/colleagues';
import { dayOf, daysAfter, wireDate } from '../../hr-api/platform/dates';
import { assignments, employments, personPhotos, persons } from '../../hr-api/people/tables';
import { visibleTo } from '../../hr-api/people/visibility';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { shellHandlers } from '../../hr-api/workplace/shell/handlers';
import { actorOf, contextOf, employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const header = async (reader: string, roleCode: number, ChillCode: string) =>
  shellHandlers.getEmployeeHeader.handle({ ChillCode }, contextOf(hr, await actorOf(hr, reader, roleCode)));
const codeOf = async (empid: string) => (await employmentOf(hr, empid)).code;

test('an appraiser reads a report’s whole record and keys of visible leaders', async () => {
  expect(await header('E1002', ROLE.appraiser, await codeOf('E1001'))).toMatchObject({
    IsWhole: true,
    Name: 'Ananya Rao',
    EmailID: 'ananya.rao@tarnbrook.example',
    Level_Name: 'Senior specialist',
    Roles: 'Employee',
    ReportingManagerID: 'E1002',
    ReportingManagerKey: await codeOf('E1002'),
    Reviewer_Key: await codeOf('E1003'),
    Exit_on: '',
  });
});

test('a colleague is told name, number, unit, place, its time, photo, manager, and nothing else', async () => {
  const told = await header('E1001', ROLE.employee, await codeOf('E1002'));
  const { Name, Empid, Unit_Name, Location_Name, TimeZone, HasPhoto, Active, IsWhole, ...withManager } = told;
  const { ReportingManager, ReportingManagerID, ReportingManagerKey, ReportingManagerHasPhoto, ...rest } = withManager;
  const manager = [ReportingManager, ReportingManagerID, ReportingManagerKey, ReportingManagerHasPhoto];
  expect(manager).toEqual([expect.any(String), 'E1003', await codeOf('E1003'), true]);
  expect([Name, Empid, IsWhole, Active, HasPhoto]).toEqual(['Vikram Nair', 'E1002', false, 'Y', true]);
  expect([Unit_Name, Location_Name, TimeZone]).toEqual(['Firmware', 'Bengaluru', 'Asia/Kolkata']);
  expect(Object.values(rest).filter((value) => value !== '' && value !== 0 && value !== false)).toEqual([]);
});

test('one’s own code opens the same record as no code', async () => {
  const token = await hr.tokenOf('E1001');
  const own = (await hr.call('getEmployeeHeader', {}, { token })).reply();
  expect((await hr.call('getEmployeeHeader', { ChillCode: await codeOf('E1001') }, { token })).reply()).toEqual(own);
  expect(own.IsWhole).toBe(true);
});

test('a code that names nobody and one of somebody in another business are refused alike (T64)', async () => {
  const token = await hr.tokenOf('E1001');
  const { businessCode } = (await assignmentOf('E1001'))!;
  const rows = await hr.db
    .select({ code: employments.code, businessCode: assignments.businessCode })
    .from(employments)
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), isNull(assignments.validTo)));
  const stranger = rows.find((row) => row.businessCode !== businessCode)!;
  const refusals = [];
  for (const ChillCode of [stranger.code, 'nobody', '', 'E1002'])
    refusals.push((await hr.call('getEmployeeHeader', { ChillCode }, { token })).error());
  expect(new Set(refusals.map(({ code, message }) => `${code} ${message}`))).toEqual(new Set(['not_found Not found']));
});

const assignmentOf = async (empid: string) =>
  (
    await hr.db
      .select()
      .from(assignments)
      .where(eq(assignments.employmentId, (await employmentOf(hr, empid)).id))
  )[0];

test('HR reads of somebody who has left that they have, and until when', async () => {
  const [left] = await hr.db
    .select({ code: employments.code, validTo: employments.validTo })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(eq(persons.empid, 'E1015'));
  expect(await header('E1004', ROLE.hr, left!.code)).toMatchObject({
    Active: 'N',
    Legend: '',
    Exit_on: wireDate(daysAfter(left!.validTo!, -1)),
    IsWhole: true,
  });
  await expect(header('E1016', ROLE.employee, left!.code)).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['E1001', ROLE.employee],
  ['E1002', ROLE.appraiser],
  ['E1003', ROLE.reviewer],
  ['E1004', ROLE.hr],
  ['E1005', ROLE.helpdesk],
])(
  '%s in role %i gets a card of exactly those whom they may know, whole for whom they may see',
  async (empid, role) => {
    const actor = await actorOf(hr, empid, role);
    const context = contextOf(hr, actor);
    const listed = async (condition: ReturnType<typeof namedTo>) =>
      new Set(
        (await hr.db.select({ code: employments.code }).from(employments).where(condition)).map((row) => row.code),
      );
    const [named, seen] = [await listed(namedTo(actor, today)), await listed(visibleTo(actor, today))];
    const all = await hr.db.select({ code: employments.code }).from(employments);
    const wrong = [];
    for (const { code } of all.filter((_, at) => at % 11 === 0)) {
      const card = await shellHandlers.getEmployeeHeader.handle({ ChillCode: code }, context).catch(() => null);
      if (Boolean(card) !== named.has(code) || Boolean(card?.IsWhole) !== seen.has(code)) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  },
);

describe('those who report to somebody else', () => {
  const reportees = async (reader: string, roleCode: number, leader: string) =>
    homeHandlers.listReportees.handle(
      { Kind: 'manager', ChillCode: await codeOf(leader) },
      contextOf(hr, await actorOf(hr, reader, roleCode)),
    );

  test('are listed for who may read the record, as the leader would list them', async () => {
    const own = await homeHandlers.listReportees.handle({ Kind: 'manager' }, contextOf(hr, await actorOf(hr, 'E1002')));
    expect(await reportees('E1003', ROLE.reviewer, 'E1002')).toEqual(own);
    expect(own.map(({ KeyCode }) => KeyCode)).toContain(await codeOf('E1001'));
  });

  test('are not listed for a colleague, nor for a code that names nobody', async () => {
    expect(await reportees('E1001', ROLE.employee, 'E1002')).toEqual([]);
    const context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
    expect(await homeHandlers.listReportees.handle({ Kind: 'manager', ChillCode: 'nobody' }, context)).toEqual([]);
  });
});

test('whoever has no photo is said to have none, everywhere where one would be asked for', async () => {
  const { personId, code } = await employmentOf(hr, 'E1001');
  const token = await hr.tokenOf('E1001');
  const told = async () => [
    (await hr.call('getEmployeeInfo', {}, { token })).reply()[0]?.HasPhoto,
    (await hr.call('getEmployeeHeader', {}, { token })).reply().HasPhoto,
    (await hr.call('listToday', {}, { token: await hr.tokenOf('E1002') }))
      .reply()
      .Rows.find(({ Group, Empid }) => Group === 'team' && Empid === 'E1001')?.HasPhoto,
    (await homeHandlers.listReportees.handle({ Kind: 'manager' }, contextOf(hr, await actorOf(hr, 'E1002')))).find(
      ({ KeyCode }) => KeyCode === code,
    )?.HasPhoto,
  ];
  expect(await told()).toEqual([true, true, true, true]);
  await hr.db.delete(personPhotos).where(eq(personPhotos.personId, personId));
  expect(await told()).toEqual([false, false, false, false]);
});
