import { eq } from 'drizzle-orm';
import { changeSchedule, endSchedule, runNow } from '../../../hr-api/platform/schedules/schedules';
import { purgeOccurrences } from '../../../hr-api/platform/schedules/purge';
import { scheduleOccurrences, schedules } from '../../../hr-api/platform/schedules/tables';
import { drain, HOUR, hourly, MINUTE, NINE, occurrencesOf, openSchedules } from './scheduled-runs';

let at: Awaited<ReturnType<typeof openSchedules>>;
let ran: string[];
beforeAll(async () => {
  at = await openSchedules();
});
afterAll(() => at.drop());
beforeEach(async () => {
  await at.clear();
  at.clock.now = NINE;
  ran = [];
});

const runner = () => at.runnerOf(async ({ subject, dueAt }) => void ran.push(`${subject} ${dueAt.toISOString()}`));
const tick = async () => {
  await at.plan();
  await drain(runner());
};
const dueAt = (hours: number) => `one ${new Date(NINE.getTime() + hours * HOUR).toISOString()}`;

test('what is due runs at its instant, not before, and once', async () => {
  const id = await at.create();
  at.advance(HOUR - 1);
  await tick();
  expect(ran).toEqual([]);
  at.advance(1);
  await tick();
  await tick();
  expect(ran).toEqual([dueAt(1)]);
  at.advance(HOUR);
  await tick();
  expect(ran).toEqual([dueAt(1), dueAt(2)]);
  expect(await occurrencesOf(at.db, id)).toMatchObject([
    { state: 'done', cause: 'clock', fence: 1, error: null },
    { state: 'done' },
  ]);
});

test('after three hours over five due runs there is one catch-up, of the last one (F24)', async () => {
  await at.create({ ...hourly, frequency: { kind: 'hourly', every: 1, hours: 0.5 } });
  at.advance(HOUR + 2 * HOUR + 10 * MINUTE);
  await tick();
  expect(ran).toEqual([dueAt(3)]);
  at.advance(20 * MINUTE);
  await tick();
  expect(ran).toEqual([dueAt(3), dueAt(3.5)]);
});

test('a clock that goes forward an hour and back again doubles nothing and loses nothing (F28)', async () => {
  await at.create();
  at.advance(HOUR);
  await tick();
  at.advance(HOUR);
  await tick();
  at.advance(-HOUR);
  await tick();
  expect(ran).toEqual([dueAt(1), dueAt(2)]);
  at.advance(HOUR);
  await tick();
  expect(ran).toEqual([dueAt(1), dueAt(2)]);
  at.advance(HOUR);
  await tick();
  expect(ran).toEqual([dueAt(1), dueAt(2), dueAt(3)]);
});

test('a clock that was set back by days does not keep schedules waiting for those days', async () => {
  at.clock.now = new Date(NINE.getTime() + 240 * HOUR);
  await at.create();
  at.clock.now = NINE;
  await tick();
  at.advance(HOUR);
  await tick();
  expect(ran).toEqual([dueAt(1)]);
});

test('a paused schedule is not due, and what fell due meanwhile is not caught up', async () => {
  const id = await at.create();
  await changeSchedule(at.db, id, { timetable: hourly, isPaused: true }, at.clock.now);
  at.advance(3 * HOUR + MINUTE);
  await tick();
  await changeSchedule(at.db, id, { timetable: hourly, isPaused: false }, at.clock.now);
  await tick();
  expect(ran).toEqual([]);
  at.advance(HOUR);
  await tick();
  expect(ran).toEqual([dueAt(4)]);
});

test('a schedule that is removed is due no more, keeps its history and cannot be changed', async () => {
  const id = await at.create();
  at.advance(HOUR);
  await tick();
  await endSchedule(at.db, id, at.clock.now);
  await changeSchedule(at.db, id, { timetable: hourly, isPaused: false }, at.clock.now);
  at.advance(2 * HOUR);
  await tick();
  expect(ran).toEqual([dueAt(1)]);
  expect(await occurrencesOf(at.db, id)).toHaveLength(1);
});

test('a schedule that ends is due no more after its last time', async () => {
  const id = await at.create({ ...hourly, times: 2 });
  for (let hour = 0; hour < 5; hour += 1) {
    at.advance(HOUR);
    await tick();
  }
  expect(ran).toEqual([dueAt(1), dueAt(2)]);
  const [schedule] = await at.db.select().from(schedules).where(eq(schedules.id, id));
  expect(schedule?.nextDueAt).toBeNull();
});

test('a run by hand comes at once, beside the timetable, and not while another one waits', async () => {
  const id = await at.create();
  expect(await runNow(at.db, id, at.clock.now)).toBe(true);
  at.advance(MINUTE);
  expect(await runNow(at.db, id, at.clock.now)).toBe(false);
  await drain(runner());
  expect(ran).toEqual([dueAt(0)]);
  expect(await occurrencesOf(at.db, id)).toMatchObject([{ cause: 'hand', state: 'done' }]);
  expect(await runNow(at.db, id, at.clock.now)).toBe(true);
});

test('what runs left is deleted when nobody is to read it any more', async () => {
  const id = await at.create();
  at.advance(HOUR);
  await tick();
  at.advance(30 * 24 * HOUR - MINUTE);
  await purgeOccurrences(at.db, at.clock.now);
  expect(await occurrencesOf(at.db, id)).toHaveLength(1);
  at.advance(2 * MINUTE);
  await purgeOccurrences(at.db, at.clock.now);
  expect(await at.db.select().from(scheduleOccurrences)).toEqual([]);
});
