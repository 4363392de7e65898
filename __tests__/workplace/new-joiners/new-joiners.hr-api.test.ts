import { eq, sql } from 'drizzle-orm';
import { namedTo } from '../../../hr-api/people/colleagues';
import { dayOf, daysAfter, startOf, wireDate } from '../../../hr-api/platform/dates';
import { employments, persons } from '../../../hr-api/people/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { newJoinerHandlers } from '../../../hr-api/workplace/new-joiners/handlers';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf } from '../../people/cast-actors';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

/** What a person of the cast is shown so many days from today. */
const joinersFor = async (empid: string, { roleCode = ROLE.employee as number, inDays = 0 } = {}) => {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  return newJoinerHandlers.listNewJoiners.handle({}, { ...context, now: startOf(daysAfter(today, inDays)) });
};

test('an employee signed in sees colleagues of the business who joined lately, the newest first', async () => {
  const rows = (await hr.call('listNewJoiners', {}, { token: await hr.tokenOf('E1016') })).reply();
  expect(rows.length).toBeGreaterThan(0);
  const days = rows.map(({ DateOfJoin }) => Date.parse(DateOfJoin));
  expect(days).toEqual([...days].sort((one, other) => other - one));
  expect(rows.find(({ Empid }) => Empid === 'E1013')).toEqual({
    Name: 'Oliver Hughes',
    Empid: 'E1013',
    KeyCode: expect.any(String),
    HasPhoto: true,
    Level_Name: 'Specialist',
    Unit_Name: 'Marketing',
    Location_Name: 'Manchester',
    DateOfJoin: wireDate(daysAfter(today, -40)),
  });
  expect(rows.map(({ Empid }) => Empid)).not.toContain('E1012');
});

test('HR sees those of every business while in that role, and not as an employee', async () => {
  const asHr = (await joinersFor('E1004', { roleCode: ROLE.hr })).map(({ Empid }) => Empid);
  const asEmployee = (await joinersFor('E1004')).map(({ Empid }) => Empid);
  expect(asHr).toEqual(expect.arrayContaining(['E1012', 'E1013']));
  expect(asEmployee).not.toContain('E1012');
});

test('nobody is new to themself, after ninety days, or before the first day', async () => {
  expect((await joinersFor('E1012')).map(({ Empid }) => Empid)).not.toContain('E1012');
  const expected: [inDays: number, isSeen: boolean][] = [
    [-13, false],
    [-12, true],
    [77, true],
    [78, false],
  ];
  for (const [inDays, isSeen] of expected) {
    const rows = await joinersFor('E1007', { inDays });
    expect([inDays, rows.some(({ Empid }) => Empid === 'E1012')]).toEqual([inDays, isSeen]);
  }
});

test('whoever is listed may be named to the reader, and who works nowhere is named nobody', async () => {
  for (const empid of ['E1001', 'E1003', 'E1013', 'E1016']) {
    const actor = await actorOf(hr, empid);
    const known = await hr.db
      .select({ empid: sql<string>`${persons.empid}` })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(namedTo(actor, today));
    const names = new Set(known.map((row) => row.empid));
    expect([empid, (await joinersFor(empid)).filter(({ Empid }) => !names.has(Empid))]).toEqual([empid, []]);
  }
  expect(await joinersFor('E1015')).toEqual([]);
});
