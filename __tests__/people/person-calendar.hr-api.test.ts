import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { personCalendar } from '../../hr-api/people/organisation/calendars/person-calendar';
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

test('a person’s calendar is that of where they work on the day, before and after a move', async () => {
  const { id } = await employmentOf('E1001');
  const isOpen = and(eq(assignments.employmentId, id), isNull(assignments.validTo));
  const [stay] = await hr.db.update(assignments).set({ validTo: '2026-03-01' }).where(isOpen).returning();
  const moved = { id: randomUUID(), locationCode: 'osaka', validFrom: '2026-03-01', validTo: null };
  await hr.db.insert(assignments).values({ ...stay!, ...moved });
  const calendarOn = await personCalendar(hr.db, id, { from: '2026-02-01', to: '2026-03-31' });
  const zones = ['2026-03-01', '2026-02-28', '1990-01-01'].map((day) => calendarOn(day)?.zone);
  expect(zones).toEqual(['Asia/Tokyo', 'Asia/Kolkata', undefined]);
});

test('where a location names none it is the organisation’s, with its holidays in the language', async () => {
  const { id } = await employmentOf('E1002');
  await hr.db.update(locations).set({ calendarCode: null });
  const calendar = (await personCalendar(hr.db, id, { from: '2026-01-01', to: '2026-12-31' }, 'de'))('2026-12-25');
  expect(calendar?.code).toBe(String(STANDARD_CALENDAR));
  expect(calendar?.holidayOn('2026-12-25')).toMatchObject({ name: 'Erster Weihnachtstag', portion: 'whole' });
  expect(workedPortion(calendar!, '2026-12-25')).toBe(0);
});

test('the calendars of a year are read with as few questions as that of a day', async () => {
  const { id } = await employmentOf('E1002');
  const countOf = async (to: string) =>
    (await workOf(() => personCalendar(hr.db, id, { from: '2026-01-01', to }))).statements.length;
  expect(await countOf('2026-12-31')).toBe(await countOf('2026-01-01'));
});

test('a location whose calendar is gone goes by the organisation’s', async () => {
  const { id } = await employmentOf('E1002');
  await hr.db.update(locations).set({ calendarCode: 999_999 });
  const calendarOn = await personCalendar(hr.db, id, { from: '2026-03-01', to: '2026-03-31' });
  expect(calendarOn('2026-03-18')?.code).toBe(String(STANDARD_CALENDAR));
});
