import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { calendarsOf } from '../../hr-api/people/organisation/calendars/calendars-of';
import { locations } from '../../hr-api/people/organisation/tables';
import { assignments, employments, persons } from '../../hr-api/people/tables';
import { workedPortion } from '../../hr-api/platform/calendar/calendar-rules';
import { STANDARD_CALENDAR } from '../../hr-api/platform/calendar/reference';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { workOf } from '../platform/hr-api/harness/work-of';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const employmentOf = async (empid: string) => {
  const [row] = await hr.db
    .select({ id: employments.id })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(eq(persons.empid, empid), isNull(employments.validTo)));
  return row!;
};
const context = () => ({ db: hr.db, language: 'de' as const });

test('a person’s calendar is that of where they work on the day, before and after a move, and at first', async () => {
  const { id } = await employmentOf('E1001');
  const isOpen = and(eq(assignments.employmentId, id), isNull(assignments.validTo));
  const [stay] = await hr.db.update(assignments).set({ validTo: '2026-03-01' }).where(isOpen).returning();
  const moved = { id: randomUUID(), locationCode: 'osaka', validFrom: '2026-03-01', validTo: null };
  await hr.db.insert(assignments).values({ ...stay!, ...moved });
  const zones = (
    await calendarsOf(context(), [
      { employmentId: id, on: '2026-03-01' },
      { employmentId: id, on: '2026-02-28' },
      { employmentId: id, on: '1990-01-01' },
    ])
  ).map(({ zone }) => zone);
  expect(zones).toEqual(['Asia/Tokyo', 'Asia/Kolkata', 'Asia/Shanghai']);
});

test('where a location names none it is the organisation’s, with its holidays in the language', async () => {
  const { id } = await employmentOf('E1002');
  await hr.db.update(locations).set({ calendarCode: null });
  const [calendar] = await calendarsOf(context(), [{ employmentId: id, on: '2026-03-18' }]);
  expect(calendar?.code).toBe(String(STANDARD_CALENDAR));
  expect(calendar?.holidayOn('2026-12-25')).toMatchObject({ name: 'Erster Weihnachtstag', portion: 'whole' });
  expect(workedPortion(calendar!, '2026-12-25')).toBe(0);
});

test('the calendars of a year of days are read with as few questions as that of one', async () => {
  const { id } = await employmentOf('E1002');
  const days = Array.from({ length: 365 }, (_, day) => ({
    employmentId: id,
    on: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  }));
  const countOf = async (asked: typeof days) => (await workOf(() => calendarsOf(context(), asked))).statements.length;
  expect(await countOf(days)).toBe(await countOf(days.slice(0, 1)));
  expect(await calendarsOf(context(), [])).toEqual([]);
});
