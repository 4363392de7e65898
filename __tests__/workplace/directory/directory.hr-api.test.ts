import { and, sql } from 'drizzle-orm';
import { directoryHandlers } from '../../../hr-api/workplace/directory/handlers';
import { namedTo } from '../../../hr-api/people/colleagues';
import { asOn } from '../../../hr-api/people/effective-dates';
import { employments, persons } from '../../../hr-api/people/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { dayOf } from '../../../hr-api/platform/dates';
import type { RequestFor } from '../../../lib/contract/all';
import { calls } from '../../../lib/contract/all';
import type { WrittenDownload } from '../../../hr-api/platform/files/storage/store';
import { actorOf, contextOf } from '../../people/cast-actors';
import { sheetCells } from '../../platform/table-files/sheet-cells';
import { unzipped } from '../../platform/zip/unzipped';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const contextAs = async (empid: string, roleCode: number = ROLE.employee) =>
  contextOf(hr, await actorOf(hr, empid, roleCode));
type Question = Partial<RequestFor<'listDirectory'>>;

async function list(empid: string, question: Question = {}, roleCode?: number) {
  const request = calls.listDirectory.request.parse(question);
  return directoryHandlers.listDirectory.handle(request, await contextAs(empid, roleCode));
}
async function readAll(empid: string, question: Question, roleCode?: number) {
  const rows: Awaited<ReturnType<typeof list>> = [];
  for (;;) {
    const page = await list(empid, { PageSize: 20, ...question, After: rows.at(-1)?.KeyCode ?? '' }, roleCode);
    rows.push(...page);
    if (page.length < 20) return rows;
  }
}

test.each([
  ['E1001', ROLE.employee],
  ['E1002', ROLE.appraiser],
  ['E1004', ROLE.hr],
  ['E1016', ROLE.employee],
])('%s in role %i finds exactly those who work here and may be named, page by page', async (empid, role) => {
  const actor = await actorOf(hr, empid, role);
  const expected = await hr.db
    .select({ code: employments.code })
    .from(employments)
    .where(and(asOn(employments, today), namedTo(actor, today)));
  const found = await readAll(empid, {}, role);
  expect(found.map(({ KeyCode }) => KeyCode).sort()).toEqual(expected.map(({ code }) => code).sort());
  const counted = await directoryHandlers.countDirectory.handle(
    calls.countDirectory.request.parse({}),
    await contextAs(empid, role),
  );
  expect(counted).toEqual({ Count: expected.length, IsEstimated: false });
});

test.each(['name', 'business', 'company', 'unit', 'location'] as const)(
  'pages sorted by %s follow each other, both ways',
  async (Sort) => {
    const up = await readAll('E1001', { Sort });
    const down = await readAll('E1001', { Sort, Direction: 'desc' });
    expect(new Set(up.map(({ KeyCode }) => KeyCode)).size).toBe(up.length);
    expect(down).toEqual(up.toReversed());
    if (Sort === 'name') return;
    const field = {
      business: 'Business_Name',
      company: 'Company_Name',
      unit: 'Unit_Name',
      location: 'Location_Name',
    } as const;
    const names = up.map((person) => person[field[Sort]] ?? '');
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  },
);

test('a part of a name, a number, a unit with those below it and a place narrow the list', async () => {
  const [vikram] = await list('E1001', { Search: 'vikram nair' });
  expect(vikram).toMatchObject({
    Name: 'Vikram Nair',
    Empid: 'E1002',
    Unit_Name: 'Firmware',
    Location_Name: 'Bengaluru',
  });
  expect((await list('E1001', { Search: 'e1002' })).map(({ Empid }) => Empid)).toContain('E1002');
  expect(await list('E1001', { Search: '%' })).toEqual([]);
  const there = await readAll('E1001', { Chosen: { location: ['bengaluru'] } });
  expect(new Set(there.map(({ Location_Name }) => Location_Name))).toEqual(new Set(['Bengaluru']));
  const below = await readAll('E1001', {
    Chosen: { unit: ['instruments-development'], location: ['bengaluru', 'munich'] },
  });
  expect(new Set(below.map(({ Location_Name }) => Location_Name))).toEqual(new Set(['Bengaluru', 'Munich']));
  expect(below.map(({ Empid }) => Empid)).toContain('E1002');
  expect(await list('E1001', { Chosen: { unit: ['no-unit'] } })).toEqual([]);
});

test('level and reviewer are told where the record is open, the manager as the card does', async () => {
  const [asHr] = await list('E1004', { Search: 'e1001' }, ROLE.hr);
  expect(asHr).toMatchObject({ Manager_Empid: 'E1002', Manager_Name: 'Vikram Nair' });
  expect(asHr?.Level_Name).not.toBe('');
  expect(asHr?.Reviewer_Name).not.toBe('');
  const [ofVikram] = await list('E1001', { Search: 'e1002' });
  expect(ofVikram).toMatchObject({ Level_Name: '', Reviewer_Name: '', Reviewer_Empid: '', ReviewerKey: '' });
  const people = await readAll('E1001', {});
  const keys = people.flatMap(({ ManagerKey = '' }) => ManagerKey || []);
  const token = await hr.tokenOf('E1001');
  for (const KeyCode of new Set(keys))
    expect((await hr.call('getPersonCard', { KeyCode }, { token })).status).toBe(200);
});

test('an earlier day has its people and places; what is to come of anybody is not told', async () => {
  const on = '2022-06-01';
  const then = await readAll('E1004', { On: on }, ROLE.hr);
  const employed = await hr.db.select({ code: employments.code }).from(employments).where(asOn(employments, on));
  expect(then.map(({ KeyCode }) => KeyCode).sort()).toEqual(employed.map(({ code }) => code).sort());
  const colleagues = new Set((await readAll('E1001', {})).map(({ KeyCode }) => KeyCode));
  const thenAsEmployee = await readAll('E1001', { On: on });
  expect(thenAsEmployee.every(({ KeyCode }) => colleagues.has(KeyCode))).toBe(true);
  const toCome = await readAll('E1001', { On: '2030-01-01' });
  expect(toCome).toEqual([]);
});

test('HR narrow the list to a status; an employee hears of no colleague’s status', async () => {
  const ask = async (empid: string, role: number) =>
    directoryHandlers.listDirectoryStatuses.handle(
      calls.listDirectoryStatuses.request.parse({}),
      await contextAs(empid, role),
    );
  const [all, ...statuses] = await ask('E1004', ROLE.hr);
  expect(all).toMatchObject({ label: 'Everyone', GroupCode: 0 });
  expect(statuses.reduce((sum, { value }) => sum + value, 0)).toBe(all?.value);
  const probation = statuses.find(({ StatusCode }) => StatusCode === 2)!;
  expect(probation).toMatchObject({ GroupCode: 1, label: 'Probation' });
  expect(await readAll('E1004', { StatusCode: 2 }, ROLE.hr)).toHaveLength(probation.value);
  const own = await ask('E1001', ROLE.employee);
  expect(own.slice(1).reduce((sum, { value }) => sum + value, 0)).toBe(1);
  const found = await readAll('E1001', { StatusCode: own[1]!.StatusCode });
  expect(found.map(({ Empid }) => Empid)).toEqual(['E1001']);
});

test('the chosen status stays among the chips where nobody has it, and no unknown one is told', async () => {
  const ask = async (StatusCode: number) => {
    const request = calls.listDirectoryStatuses.request.parse({ StatusCode, Search: 'vikram nair' });
    const statuses = await directoryHandlers.listDirectoryStatuses.handle(request, await contextAs('E1004', ROLE.hr));
    return statuses.map(({ label, value }) => [label, value]);
  };
  const found = await ask(0);
  expect(found).toEqual([
    ['Everyone', 1],
    [expect.any(String), 1],
  ]);
  expect(found).not.toContainEqual(['Probation', expect.anything()]);
  expect(await ask(2)).toEqual(expect.arrayContaining([...found, ['Probation', 0]]));
  expect(await ask(77)).toEqual(found);
});

test('the file of the list has number and name of everyone whom the list finds', async () => {
  const file = (await directoryHandlers.downloadDirectory.handle(
    { Question: JSON.stringify({ Chosen: { unit: ['firmware'] } }) },
    await contextAs('E1004', ROLE.hr),
  )) as WrittenDownload;
  expect(file.fileName).toBe('Employee_List.xlsx');
  const parts = await unzipped(file.content);
  const [heading, ...rows] = sheetCells(parts.get('xl/worksheets/sheet1.xml')!).map((cells) =>
    Object.values(cells).map(({ value }) => value),
  );
  expect(heading).toEqual(['Employee ID', 'Employee Name']);
  const listed = await readAll('E1004', { Chosen: { unit: ['firmware'] } }, ROLE.hr);
  expect(rows).toEqual(listed.map(({ Empid, Name }) => [Empid, Name]));
  await expect(
    directoryHandlers.downloadDirectory.handle({ Question: 'no JSON' }, await contextAs('E1004', ROLE.hr)),
  ).rejects.toMatchObject({ code: 'bad_request' });
});

test('whoever has left, a client user and a page after nobody find nothing', async () => {
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('listDirectory', { Search: 'E1015' }, { token })).reply()).toEqual([]);
  expect((await hr.call('listDirectory', { After: 'nobody' }, { token })).reply()).toEqual([]);
  const [{ count } = { count: 0 }] = await hr.db.select({ count: sql<number>`count(*)::int` }).from(persons);
  expect(count).toBeGreaterThan((await readAll('E1001', {})).length);
});
