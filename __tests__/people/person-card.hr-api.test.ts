import { and, eq, isNull, ne } from 'drizzle-orm';
import { assignments, employments, reportingLines } from '../../hr-api/people/tables';
import { dayOf } from '../../hr-api/platform/dates';
import { namedTo } from '../../hr-api/people/colleagues';
import { visibleTo } from '../../hr-api/people/visibility';
import { peopleHandlers } from '../../hr-api/people/handlers';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from './cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const codeOf = async (empid: string) => (await employmentOf(hr, empid)).code;
const card = async (reader: string, roleCode: number, KeyCode: string) =>
  peopleHandlers.getPersonCard.handle({ KeyCode }, contextOf(hr, await actorOf(hr, reader, roleCode)));

test('an employee reads of a colleague where they are, in which time zone, and who leads them', async () => {
  const token = await hr.tokenOf('E1001');
  const answer = await hr.call('getPersonCard', { KeyCode: await codeOf('E1002') }, { token });
  expect(answer.reply()).toEqual({
    Name: 'Vikram Nair',
    Empid: 'E1002',
    HasPhoto: true,
    Active: 'Y',
    Level_Name: '',
    Unit_Name: 'Firmware',
    Location_Name: 'Bengaluru',
    TimeZone: 'Asia/Kolkata',
    EmailID: '',
    ManagerName: expect.stringMatching(/\w/),
    ManagerID: 'E1003',
    ManagerKey: await codeOf('E1003'),
    ManagerHasPhoto: true,
    Away: null,
  });
});

test('the address and the level are told to whom the record is open', async () => {
  const told = await card('E1002', ROLE.appraiser, await codeOf('E1001'));
  expect(told).toMatchObject({ EmailID: 'ananya.rao@tarnbrook.example', Level_Name: 'Senior specialist' });
  expect(await card('E1001', ROLE.employee, await codeOf('E1001'))).toMatchObject({ ManagerID: 'E1002' });
});

test('somebody of another business and nobody at all are refused alike', async () => {
  const token = await hr.tokenOf('E1001');
  const [own] = await hr.db
    .select({ business: assignments.businessCode })
    .from(assignments)
    .where(and(eq(assignments.employmentId, (await employmentOf(hr, 'E1001')).id), isNull(assignments.validTo)));
  const [stranger] = await hr.db
    .select({ code: employments.code })
    .from(employments)
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), isNull(assignments.validTo)))
    .where(ne(assignments.businessCode, own!.business))
    .limit(1);
  for (const KeyCode of [stranger!.code, 'nobody', 'E1002'])
    expect((await hr.call('getPersonCard', { KeyCode }, { token })).error()).toMatchObject({ code: 'not_found' });
});

test.each([
  ['E1001', ROLE.employee],
  ['E1002', ROLE.appraiser],
  ['E1004', ROLE.hr],
  ['E1016', ROLE.employee],
])('%s in role %i reads cards of those whom they may name, and addresses of those they see', async (empid, role) => {
  const actor = await actorOf(hr, empid, role);
  const today = dayOf(hr.clock.now);
  const codes = async (condition: ReturnType<typeof namedTo>) =>
    new Set(
      (await hr.db.select({ code: employments.code }).from(employments).where(condition)).map(({ code }) => code),
    );
  const [named, seen] = [await codes(namedTo(actor, today)), await codes(visibleTo(actor, today))];
  const all = await hr.db.select({ code: employments.code }).from(employments);
  const wrong = [];
  for (const { code } of all.filter((_, at) => at % 17 === 0)) {
    const told = await card(empid, role, code).catch(() => null);
    const isManagerKnown = !told?.ManagerKey || named.has(told.ManagerKey);
    const isMailRight = !told?.EmailID || seen.has(code);
    if (Boolean(told) !== named.has(code) || !isManagerKnown || !isMailRight) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});

test('whoever reports to nobody has a card without a manager', async () => {
  const led = hr.db.select({ id: reportingLines.employmentId }).from(reportingLines);
  const heads = await hr.db.select({ id: employments.id, code: employments.code }).from(employments);
  const ids = new Set((await led).map(({ id }) => id));
  const head = heads.find(({ id }) => !ids.has(id))!;
  expect(await card('E1004', ROLE.hr, head.code)).toMatchObject({ ManagerName: '', ManagerKey: '' });
});
