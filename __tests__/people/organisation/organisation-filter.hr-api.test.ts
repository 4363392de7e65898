import { and, eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { namedTo } from '../../../hr-api/people/colleagues';
import { asOn } from '../../../hr-api/people/effective-dates';
import { organisationFilterHandlers } from '../../../hr-api/people/organisation/filter/handlers';
import { units } from '../../../hr-api/people/organisation/tables';
import { assignments, employments, persons } from '../../../hr-api/people/tables';
import { visibleTo } from '../../../hr-api/people/visibility';
import { dayOf } from '../../../hr-api/platform/dates';
import { calls, type RequestFor } from '../../../lib/contract/all';
import type { OrgLevel } from '../../../lib/contract/people/organisation-levels';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf } from '../cast-actors';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

async function rowsAs(
  empid: string,
  roleCode: number,
  question: RequestFor<'listOrgFilterRows'> = {},
): Promise<Record<OrgLevel, { Code: string; Name: string; People: number; Depth?: number | undefined }[]>> {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  const request = calls.listOrgFilterRows.request.parse(question);
  const found = await organisationFilterHandlers.listOrgFilterRows.handle(request, context);
  return Object.fromEntries(found.map(({ KeyCode, rows }) => [KeyCode, rows])) as never;
}

const placesSeen = async (empid: string, roleCode: number, sees: typeof namedTo, on = today) =>
  hr.db
    .select({ unit: assignments.unitCode, level: assignments.levelCode, business: assignments.businessCode })
    .from(persons)
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, on)))
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .where(sees(await actorOf(hr, empid, roleCode), today));

const countOf = (codes: readonly string[]) =>
  codes.reduce((sums, code) => sums.set(code, (sums.get(code) ?? 0) + 1), new Map<string, number>());

test('the columns of the organisation come by order, managers and reviewers from 75 to 78', async () => {
  const reply = await hr.call('listOrgColumns', { ReportCode: 0 }, { token: await hr.tokenOf('E1001') });
  expect(reply.reply().map(({ fieldname, label, DisplayOrder }) => `${DisplayOrder} ${fieldname}: ${label}`)).toEqual([
    '10 Business_Name: Business',
    '20 Company_Name: Company',
    '30 Unit_Name: Unit',
    '40 Location_Name: Location',
    '50 Level_Name: Level',
    '75 Manager_Empid: Manager ID',
    '76 Manager_Name: Reporting manager',
    '77 Reviewer_Empid: Reviewer ID',
    '78 Reviewer_Name: Reviewer',
  ]);
});

test('each level has its label in the reader’s language and a table of two columns', async () => {
  const reply = await hr.call(
    'listOrgFilterLevels',
    { URLName: 'employeesearch' },
    { token: await hr.tokenOf('E1001') },
  );
  expect(reply.reply().map(({ KeyCode }) => KeyCode)).toEqual(['business', 'company', 'unit', 'location', 'level']);
  expect(reply.reply()[2]).toEqual({
    OrgLabel: 'Unit',
    KeyCode: 'unit',
    columns: [
      { dataField: 'Name', text: 'Unit' },
      { dataField: 'People', text: 'People' },
    ],
  });
});

test.each([
  ['E1001', ROLE.employee, 'employeesearch', namedTo],
  ['E1002', ROLE.appraiser, 'employeesearch', namedTo],
  ['E1004', ROLE.hr, 'employeesearch', namedTo],
  ['E1002', ROLE.appraiser, '', visibleTo],
  ['E1004', ROLE.hr, '', visibleTo],
  ['E1001', ROLE.employee, '', visibleTo],
] as const)('%s in role %i counts for the list "%s" exactly whom it may show', async (empid, role, URLName, sees) => {
  const seen = await placesSeen(empid, role, sees as typeof namedTo);
  const counted = await rowsAs(empid, role, { URLName });
  const people = (level: OrgLevel) => new Map(counted[level].map(({ Code, People }) => [Code, People]));
  expect(people('level')).toEqual(countOf(seen.map(({ level }) => level)));
  expect(people('business')).toEqual(countOf(seen.map(({ business }) => business)));
  const parents = new Map(
    (await hr.db.select().from(units)).map(({ code, parentCode }) => [code, parentCode] as const),
  );
  const withParents = (code: string | null | undefined): string[] =>
    code ? [code, ...withParents(parents.get(code))] : [];
  expect(people('unit')).toEqual(countOf(seen.flatMap(({ unit }) => withParents(unit))));
});

test('an earlier day counts those who worked where they did then', async () => {
  const on = '2022-06-01';
  const seen = await placesSeen('E1004', ROLE.hr, visibleTo as typeof namedTo, on);
  const counted = await rowsAs('E1004', ROLE.hr, { On: on });
  expect(counted.level.reduce((sum, { People }) => sum + People, 0)).toBe(seen.length);
  const now = await rowsAs('E1004', ROLE.hr);
  expect(counted.level).not.toEqual(now.level);
});

test('a choice is told by its names and how many it finds; unknown codes fall out', async () => {
  const token = await hr.tokenOf('E1001');
  const ask = async (Chosen: RequestFor<'getOrgSelection'>['Chosen']) =>
    (await hr.call('getOrgSelection', { URLName: 'employeesearch', Chosen }, { token })).reply();
  const { unit, location } = await rowsAs('E1001', ROLE.employee, { URLName: 'employeesearch' });
  const development = unit.find(({ Code }) => Code === 'instruments-development')!;
  expect(await ask({ unit: [development.Code, 'no-unit'] })).toEqual({
    People: development.People,
    Chosen: [{ KeyCode: 'unit', Code: development.Code, Name: development.Name }],
  });
  const both = await ask({ unit: [development.Code], location: [location[0]!.Code] });
  expect(both.People).toBeLessThan(development.People);
  expect(both.Chosen.map(({ KeyCode }) => KeyCode)).toEqual(['unit', 'location']);
});

test('a level that there is none of and a thousand and one codes are refused', async () => {
  const token = await hr.tokenOf('E1001');
  const tooMany = Array.from({ length: 1001 }, (_, at) => `u${at}`);
  expect((await hr.call('getOrgSelection', { Chosen: { unit: tooMany } }, { token })).status).toBe(422);
  expect((await hr.call('getOrgSelection', { Chosen: { planet: ['x'] } as never }, { token })).status).toBe(422);
});
