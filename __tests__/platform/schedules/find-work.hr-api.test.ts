import { claimNext, LEASE_MS } from '../../../hr-api/platform/schedules/claims';
import { findWork } from '../../../hr-api/platform/schedules/find-work';
import { changeSchedule } from '../../../hr-api/platform/schedules/schedules';
import { drain, HOUR, hourly, MINUTE, NINE, openSchedules } from './scheduled-runs';

let at: Awaited<ReturnType<typeof openSchedules>>;
beforeAll(async () => {
  at = await openSchedules();
});
afterAll(() => at.drop());
beforeEach(async () => {
  await at.clear();
  at.clock.now = NINE;
});

const work = () => findWork(at.db, at.clock.now);
const nothing = { isDue: false, isOpen: false };

test('there is nothing to do without schedules, before they are due, and while they are paused', async () => {
  expect(await work()).toEqual(nothing);
  const id = await at.create();
  at.advance(HOUR - 1);
  expect(await work()).toEqual(nothing);
  await changeSchedule(at.db, id, { timetable: hourly, isPaused: true }, at.clock.now);
  at.advance(1);
  expect(await work()).toEqual(nothing);
});

test('a schedule is due at its instant, its occurrence is open until a worker has it', async () => {
  await at.create();
  at.advance(HOUR);
  expect(await work()).toEqual({ isDue: true, isOpen: false });
  await at.plan();
  expect(await work()).toEqual({ isDue: false, isOpen: true });
  await claimNext(at.db, at.clock.now);
  expect(await work()).toEqual(nothing);
  at.advance(LEASE_MS);
  expect(await work()).toEqual({ isDue: false, isOpen: true });
  await drain(at.runnerOf(async () => {}));
  expect(await work()).toEqual(nothing);
});

test('a clock that was set back finds what was planned and held in what is the future now', async () => {
  await at.create();
  at.advance(HOUR);
  await at.plan();
  await claimNext(at.db, at.clock.now);
  at.advance(-20 * MINUTE);
  expect(await work()).toEqual({ isDue: true, isOpen: true });
});
