import { readCalendarFacts } from '../../../hr-api/platform/calendar/read-calendars';
import { helpdeskSettings } from '../../../hr-api/helpdesk/settings/tables';
import { migrateAs } from '../hr-api/releases/release';
import { makeDatabase } from '../hr-api/harness/test-database';

test('hours and free days of the helpdesk become the organisation’s calendar', async () => {
  const { database, drop } = await makeDatabase({ isEmpty: true });
  await migrateAs('0.1.0', database);
  await database.execute(`insert into working_hours values (1, 540, 1080), (6, 480, 720);
    insert into holidays values ('2026-08-15', 'Independence Day')`);
  await database.migrate();
  const hours = (weekday: number, from: number, to: number) => ({ weekday, from, to, portion: 'whole', offWeeks: [] });
  expect(await readCalendarFacts(database.db, 'de')).toEqual([
    {
      code: '1',
      zone: 'Asia/Kolkata',
      week: [hours(1, 540, 1080), hours(6, 480, 720)],
      days: [{ day: '2026-08-15', portion: 'whole', isOptional: false, name: 'Independence Day' }],
    },
  ]);
  expect(await database.db.select().from(helpdeskSettings)).toEqual([{ isOnly: true, calendarCode: 1 }]);
  await drop();
});
