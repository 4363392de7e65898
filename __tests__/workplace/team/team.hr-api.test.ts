import { and, eq } from 'drizzle-orm';
import { teamHandlers } from '../../../hr-api/workplace/team/handlers';
import { asOn } from '../../../hr-api/people/effective-dates';
import { employments, persons, reportingLines } from '../../../hr-api/people/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { dayOf } from '../../../hr-api/platform/dates';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const teamOf = async (empid: string, roleCode: number = ROLE.employee) =>
  teamHandlers.listTeam.handle({}, contextOf(hr, await actorOf(hr, empid, roleCode)));

test('a manager meets everyone who reports to them, with what is open, in whichever role', async () => {
  const members = (await hr.call('listTeam', {}, { token: await hr.tokenOf('E1002') })).reply();
  const { id } = await employmentOf(hr, 'E1002');
  const reporting = await hr.db
    .selectDistinct({ empid: persons.empid })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(eq(reportingLines.leaderId, id), asOn(reportingLines, today), asOn(employments, today)));
  expect(members.map(({ Empid }) => Empid).sort()).toEqual(reporting.map(({ empid }) => empid).sort());
  expect(members.find(({ Empid }) => Empid === 'E1001')).toMatchObject({
    Name: 'Ananya Rao',
    Unit_Name: 'Firmware',
    DateOfJoin: expect.stringMatching(/^\d{2}-[A-Z][a-z]{2}-\d{4}$/),
    Birthday: expect.stringMatching(/^\d{2}-\d{2}$/),
    Lines: expect.arrayContaining(['manager']),
    ManagerName: '',
  });
  expect(members.reduce((sum, { OpenTasks }) => sum + OpenTasks, 0)).toBeGreaterThan(0);
  expect(await teamOf('E1002', ROLE.appraiser)).toEqual(members);
});

test('whoever only administers or reviews somebody sees neither their birthday nor their tasks', async () => {
  const members = await teamOf('E1003');
  const others = members.filter(({ Lines }) => !Lines.includes('manager'));
  expect(others.length).toBeGreaterThan(0);
  for (const { Birthday, OpenTasks } of others) expect([Birthday, OpenTasks]).toEqual(['', 0]);
  expect(others.find(({ Empid }) => Empid === 'E1001')).toMatchObject({
    Lines: expect.arrayContaining(['reviewer']),
    ManagerName: 'Vikram Nair',
  });
  expect(members.find(({ Empid }) => Empid === 'E1002')).toMatchObject({ Leads: 9 });
});

test('whoever leads nobody, and whoever was never employed, has no team', async () => {
  expect(await teamOf('E1001')).toEqual([]);
  const context = contextOf(hr, { ...(await actorOf(hr, 'E1001')), employmentId: null });
  expect(await teamHandlers.listTeam.handle({}, context)).toEqual([]);
});
