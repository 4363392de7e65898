import { and, eq, sql } from 'drizzle-orm';
import { directoryHandlers } from '../../../hr-api/workplace/directory/handlers';
import { namedTo } from '../../../hr-api/people/colleagues';
import { asOn } from '../../../hr-api/people/effective-dates';
import { assignments, employments, persons } from '../../../hr-api/people/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { dayOf } from '../../../hr-api/platform/dates';
import type { RequestFor } from '../../../lib/contract/all';
import { calls } from '../../../lib/contract/all';
import { actorOf, contextOf } from '../../people/cast-actors';
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

test.each(['name', 'unit', 'location'] as const)('pages sorted by %s follow each other, both ways', async (Sort) => {
  const up = await readAll('E1001', { Sort });
  const down = await readAll('E1001', { Sort, Direction: 'desc' });
  expect(new Set(up.map(({ KeyCode }) => KeyCode)).size).toBe(up.length);
  expect(down).toEqual(up.toReversed());
});

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
  const places = await directoryHandlers.listDirectoryPlaces.handle({}, await contextAs('E1001'));
  const place = places.Locations.find(({ Name }) => Name === 'Bengaluru')!;
  const there = await readAll('E1001', { LocationCode: place.Code });
  expect(new Set(there.map(({ Location_Name }) => Location_Name))).toEqual(new Set(['Bengaluru']));
  const firmware = places.Units.find(({ Name }) => Name === 'Firmware')!;
  const inUnit = await readAll('E1001', { UnitCode: firmware.Code, LocationCode: place.Code });
  expect(inUnit.map(({ Empid }) => Empid)).toContain('E1002');
  expect(inUnit.length).toBeLessThan(there.length);
});

test('the places offered are those of people whom the reader may know', async () => {
  const { Units } = await directoryHandlers.listDirectoryPlaces.handle({}, await contextAs('E1001'));
  const known = await hr.db
    .selectDistinct({ unit: assignments.unitCode })
    .from(assignments)
    .innerJoin(employments, eq(employments.id, assignments.employmentId))
    .where(
      and(
        asOn(assignments, today),
        asOn(employments, today),
        namedTo(await actorOf(hr, 'E1001', ROLE.employee), today),
      ),
    );
  expect(Units.map(({ Code }) => Code).sort()).toEqual(known.map(({ unit }) => unit).sort());
});

test('whoever has left, a client user and a page after nobody find nothing', async () => {
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('listDirectory', { Search: 'E1015' }, { token })).reply()).toEqual([]);
  expect((await hr.call('listDirectory', { After: 'nobody' }, { token })).reply()).toEqual([]);
  const [{ count } = { count: 0 }] = await hr.db.select({ count: sql<number>`count(*)::int` }).from(persons);
  expect(count).toBeGreaterThan((await readAll('E1001', {})).length);
});
