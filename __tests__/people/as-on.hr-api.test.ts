import { and, asc, eq } from 'drizzle-orm';
import { employmentAsOn, leadersOf, nearestEmployment } from '../../hr-api/people/data';
import { dayOf, daysAfter } from '../../hr-api/platform/dates';
import { asOn } from '../../hr-api/people/effective-dates';
import { assignments, employments, jobStatuses, persons } from '../../hr-api/people/tables';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { employmentOf } from './cast-actors';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

async function assignmentsOf(employmentId: string) {
  return hr.db
    .select()
    .from(assignments)
    .where(eq(assignments.employmentId, employmentId))
    .orderBy(asc(assignments.validFrom));
}

test('each day before and after a transfer and a promotion has the place of its own time', async () => {
  const { id } = await employmentOf(hr, 'E1001');
  const rows = await assignmentsOf(id);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const row of rows) {
    const lastDay = daysAfter(row.validTo ?? daysAfter(today, 1), -1);
    for (const on of [row.validFrom, lastDay]) {
      const found = await hr.db
        .select()
        .from(assignments)
        .where(and(eq(assignments.employmentId, id), asOn(assignments, on)));
      expect(found).toEqual([row]);
    }
  }
  const [first, , last] = rows;
  expect(first!.unitCode).not.toBe(last!.unitCode);
  expect(first!.levelCode).not.toBe(last!.levelCode);
});

test('the day before a transfer shows the former unit by name, the day itself the new one', async () => {
  const { id } = await employmentOf(hr, 'E1001');
  const [, second] = await assignmentsOf(id);
  const before = await employmentAsOn(hr.db, id, daysAfter(second!.validFrom, -1), 'de');
  const after = await employmentAsOn(hr.db, id, second!.validFrom, 'de');
  expect(after?.unit).toBe('Firmware');
  expect(before?.unit).not.toBe('Firmware');
});

test('a manager change 380 days ago: until then the former manager, from then on the present one', async () => {
  const { id } = await employmentOf(hr, 'E1001');
  const changedOn = daysAfter(today, -380);
  expect((await leadersOf(hr.db, id, daysAfter(changedOn, -1))).manager?.empid).toBe('E1003');
  expect((await leadersOf(hr.db, id, changedOn)).manager?.empid).toBe('E1002');
});

test('nothing is in force before the first day', async () => {
  const { id } = await employmentOf(hr, 'E1001');
  const [first] = await assignmentsOf(id);
  const before = await employmentAsOn(hr.db, id, daysAfter(first!.validFrom, -1), 'en');
  expect(before).toMatchObject({ unit: null, level: null, location: null, status: null });
});

test('someone who was hired again has two employments, and each day at most one of them', async () => {
  const all = await hr.db
    .select({
      personId: employments.personId,
      id: employments.id,
      from: employments.validFrom,
      to: employments.validTo,
    })
    .from(employments)
    .orderBy(asc(employments.personId), asc(employments.validFrom));
  const earlier = all.find((row, index) => all[index + 1]?.personId === row.personId)!;
  const later = all[all.indexOf(earlier) + 1]!;
  expect(earlier.to! < later.from).toBe(true);
  const on = (day: string) =>
    hr.db
      .select({ id: employments.id })
      .from(employments)
      .where(and(eq(employments.personId, earlier.personId), asOn(employments, day)));
  expect(await on(earlier.from)).toEqual([{ id: earlier.id }]);
  expect(await on(earlier.to!)).toEqual([]);
  expect(await on(daysAfter(later.from, -1))).toEqual([]);
  expect(await on(later.from)).toEqual([{ id: later.id }]);
  expect((await nearestEmployment(hr.db, earlier.personId, today))?.id).toBe(later.id);
  expect((await nearestEmployment(hr.db, earlier.personId, daysAfter(later.from, -1)))?.id).toBe(earlier.id);
});

test('someone who left is shown by their last employment, someone to come by their first', async () => {
  const [left] = await hr.db
    .select({ personId: persons.id, id: employments.id })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(eq(persons.empid, 'E1015'));
  expect((await nearestEmployment(hr.db, left!.personId, today))?.id).toBe(left!.id);
  const toCome = (await hr.db.select().from(employments)).filter(({ validFrom }) => validFrom > today);
  expect(toCome).toHaveLength(1);
  expect(await nearestEmployment(hr.db, toCome[0]!.personId, today)).toMatchObject({ id: toCome[0]!.id });
});

test('a leaver ended in the notice period, and nothing of theirs runs on', async () => {
  const [left] = await hr.db
    .select({ id: employments.id, to: employments.validTo })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(eq(persons.empid, 'E1015'));
  const statuses = await hr.db
    .select()
    .from(jobStatuses)
    .where(eq(jobStatuses.employmentId, left!.id))
    .orderBy(asc(jobStatuses.validFrom));
  expect(statuses.at(-1)).toMatchObject({ statusCode: 7, validTo: left!.to });
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([2, 3, 7]);
});
