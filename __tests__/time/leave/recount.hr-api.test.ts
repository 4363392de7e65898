import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { calendarCodeOf } from '../../../hr-api/people/organisation/calendars/sample-calendars';
import { assignments, employments } from '../../../hr-api/people/tables';
import { calendarDays } from '../../../hr-api/platform/calendar/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { findCandidates } from '../../../hr-api/time/leave/recount/find-candidates';
import { leaveDays, leaveEntries, leaveRequests } from '../../../hr-api/time/leave/tables';
import type { DayPortion } from '../../../lib/contract/platform/calendar-rules';
import { PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { leaveScene } from './leave-scene';

const DAY = PARTS_PER_DAY;

let hr: TestApp;
let scene: Awaited<ReturnType<typeof leaveScene>>;
beforeAll(async () => {
  hr = await startApp();
  scene = await leaveScene(hr);
});
afterAll(() => hr.stop());

const calendarCode = calendarCodeOf('bengaluru');
const names = { de: '', en: 'A day of rest', es: '', fr: '', ja: '', zh: '' };
const makeHoliday = (day: string, portion: DayPortion = 'whole') =>
  hr.db.insert(calendarDays).values({ calendarCode, day, names, portion });
const takeBack = (day: string) =>
  hr.db.delete(calendarDays).where(and(eq(calendarDays.calendarCode, calendarCode), eq(calendarDays.day, day)));

const June = { From: '2026-06-01', To: '2026-06-30' };
const preview = async (span = June) => (await hr.call('previewLeaveRecount', span, scene.human)).reply().Requests;
const recount = async (...RequestCodes: string[]) =>
  (await hr.call('recountLeave', { RequestCodes }, scene.human)).reply();

/** What a request has in the ledger, and what it says of itself. */
async function standOf(RequestCode: string) {
  const rows = await hr.db
    .select({ kind: leaveEntries.kind, amount: leaveEntries.amount })
    .from(leaveEntries)
    .innerJoin(leaveRequests, eq(leaveRequests.id, leaveEntries.requestId))
    .where(eq(leaveRequests.code, RequestCode));
  const { Amount, Held, State } = (await hr.call('getLeaveRequest', { RequestCode }, scene.own)).reply();
  const booked = rows.reduce((sum, { amount }) => sum - amount, 0) / DAY;
  return { booked, amount: Amount / DAY, held: Held / DAY, State };
}

test('a late holiday is listed by whose days differ, booked once, and taken back with it', async () => {
  const RequestCode = await scene.approved('2026-06-15', '2026-06-17');
  expect(await preview()).toEqual([]);
  await makeHoliday('2026-06-16');
  const [found, ...others] = (await preview()).filter(({ Person }) => Person.Empid === 'E1001');
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    ...{ RequestCode, TypeName: 'Unpaid leave' },
    Person: { Empid: 'E1001' },
    Days: [{ Day: '16-Jun-2026', Was: DAY, Is: 0 }],
  });
  expect(await standOf(RequestCode)).toMatchObject({ booked: 3 });

  expect(await recount(RequestCode)).toEqual({ Requests: 1, Days: 1 });
  expect(await standOf(RequestCode)).toEqual({ booked: 2, amount: 2, held: 2, State: 'approved' });
  expect(await recount(RequestCode)).toEqual({ Requests: 0, Days: 0 });
  expect((await preview()).filter((one) => one.RequestCode === RequestCode)).toEqual([]);

  await takeBack('2026-06-16');
  await makeHoliday('2026-06-17', 'first');
  expect(await recount(RequestCode)).toEqual({ Requests: 1, Days: 2 });
  expect(await standOf(RequestCode)).toEqual({ booked: 2.5, amount: 2.5, held: 2.5, State: 'approved' });
});

test('who changes a calendar has who keeps leave told that some counts differently', async () => {
  const RequestCode = await scene.approved('2026-08-03', '2026-08-05');
  const told = () => hr.db.$count(notifications, eq(notifications.link, 'timemanage/leavesetup'));
  const Put = [{ On: '2026-08-04', Names: names, Kind: 'public' as const, Portion: 'whole' as const }];
  expect(await told()).toBe(0);
  (await hr.call('saveCalendarDays', { CalendarCode: calendarCode, Put, Remove: [] }, scene.human)).reply();
  expect(await told()).toBeGreaterThan(0);
  expect(await standOf(RequestCode)).toMatchObject({ booked: 3 });
});

test('a day that was given back stays so, and leave of which nothing counts is cancelled', async () => {
  const RequestCode = await scene.approved('2026-06-22', '2026-06-22');
  const cancelled = await scene.approved('2026-06-24', '2026-06-24');
  (await hr.call('cancelLeaveRequest', { RequestCode: cancelled }, scene.own)).reply();
  await makeHoliday('2026-06-22');
  await makeHoliday('2026-06-24');
  expect(await recount(RequestCode, cancelled)).toEqual({ Requests: 1, Days: 1 });
  for (const code of [RequestCode, cancelled])
    expect(await standOf(code)).toMatchObject({ booked: 0, held: 0, State: 'cancelled' });
});

test('a day that two requests ask for goes to the first of them once it is worked', async () => {
  await makeHoliday('2026-05-13');
  const first = await scene.approved('2026-05-11', '2026-05-13');
  const second = await scene.approved('2026-05-13', '2026-05-15');
  await takeBack('2026-05-13');
  const May = { From: '2026-05-01', To: '2026-05-31' };
  const found = (await preview(May)).filter(({ RequestCode }) => [first, second].includes(RequestCode));
  expect(found).toMatchObject([{ RequestCode: first, Days: [{ Day: '13-May-2026', Was: 0, Is: DAY }] }]);
  expect(await recount(second, first)).toEqual({ Requests: 1, Days: 1 });
  expect(await standOf(first)).toEqual({ booked: 3, amount: 3, held: 3, State: 'approved' });
  expect(await standOf(second)).toEqual({ booked: 2, amount: 2, held: 2, State: 'approved' });
  expect(await preview(May)).toEqual([]);
});

test('a half holiday that moves to the other half moves what is taken, and books nothing', async () => {
  await makeHoliday('2026-07-22', 'second');
  const RequestCode = await scene.approved('2026-07-22');
  await takeBack('2026-07-22');
  await makeHoliday('2026-07-22', 'first');
  const week = { From: '2026-07-20', To: '2026-07-24' };
  expect((await preview(week)).map((one) => one.RequestCode)).toEqual([RequestCode]);
  expect(await recount(RequestCode)).toEqual({ Requests: 1, Days: 1 });
  expect(await standOf(RequestCode)).toEqual({ booked: 0.5, amount: 0.5, held: 0.5, State: 'approved' });
  const isIt = and(eq(leaveDays.employmentId, scene.ananya.id), eq(leaveDays.day, '2026-07-22'));
  expect(await hr.db.select().from(leaveDays).where(isIt)).toMatchObject([{ first: false, second: true }]);
  expect(await preview(week)).toEqual([]);
});

test('whose requests are counted anew is told once of all of them', async () => {
  const told = () => hr.db.$count(notifications, eq(notifications.subject, 'Your leave was recounted'));
  const codes = [await scene.approved('2026-05-04', '2026-05-05'), await scene.approved('2026-05-07', '2026-05-08')];
  await makeHoliday('2026-05-05');
  await makeHoliday('2026-05-07');
  const before = await told();
  expect(await recount(...codes)).toEqual({ Requests: 2, Days: 2 });
  expect((await told()) - before).toBe(1);
  for (const code of codes) expect(await standOf(code)).toMatchObject({ booked: 1, amount: 1, held: 1 });
});

test('who keeps leave does not see or count their own anew', async () => {
  const RequestCode = await scene.approved('2026-06-29', '2026-06-30');
  await makeHoliday('2026-06-30');
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1001'));
  const grant = { accountId: account!.id, roleCode: ROLE.hr, scope: 'all' as const, validFrom: '2026-01-01' };
  await hr.db.insert(roleGrants).values(grant);
  const keeper = await inRole(hr, 'E1001', ROLE.hr);
  const listed = async (who: { token: string }) =>
    (await hr.call('previewLeaveRecount', June, who)).reply().Requests.map((one) => one.RequestCode);
  expect(await listed(keeper)).not.toContain(RequestCode);
  expect(await listed(scene.human)).toContain(RequestCode);
  const asked = { RequestCodes: [RequestCode] };
  expect((await hr.call('recountLeave', asked, keeper)).reply()).toEqual({ Requests: 0, Days: 0 });
  expect(await standOf(RequestCode)).toMatchObject({ booked: 2 });
});

test('what waits is counted anew when it is approved, and not approved where no day is left', async () => {
  const [two, one] = [await scene.send('2026-07-13', '2026-07-14'), await scene.send('2026-07-16')];
  await makeHoliday('2026-07-14');
  await makeHoliday('2026-07-16');
  (await scene.decide(two)).reply();
  expect(await standOf(two)).toEqual({ booked: 1, amount: 1, held: 1, State: 'approved' });
  expect((await scene.decide(one)).error()).toMatchObject({ code: 'conflict', params: { reason: 'no_days' } });
  expect(await standOf(one)).toMatchObject({ booked: 0, State: 'pending' });
});

test('nobody counts leave anew but who keeps it', async () => {
  for (const who of [scene.own, scene.manager]) {
    expect((await hr.call('previewLeaveRecount', June, who)).status).toBe(403);
    expect((await hr.call('recountLeave', { RequestCodes: ['x'] }, who)).status).toBe(403);
  }
});

test('leave after a leaving that is planned is no candidate, and one on a day that changed is', async () => {
  const among = eq(employments.id, scene.ananya.id);
  const span = { today: '2026-03-18', from: '2026-10-01', to: '2026-10-31', among };
  await makeHoliday('2026-10-07');
  await scene.approved('2026-10-05', '2026-10-07');
  const isOpen = and(eq(assignments.employmentId, scene.ananya.id), isNull(assignments.validTo));
  await hr.db.update(assignments).set({ validTo: '2026-10-01' }).where(isOpen);
  const ends = { validTo: '2026-10-01', leftBecause: 'moved on' };
  await hr.db.update(employments).set(ends).where(eq(employments.id, scene.ananya.id));
  expect(await findCandidates(hr.db, span, 10)).toEqual([]);
  await takeBack('2026-10-07');
  expect(await findCandidates(hr.db, span, 10)).toHaveLength(1);
  const changed = [{ place: 'bengaluru', day: '2026-10-06' }];
  expect(await findCandidates(hr.db, { ...span, changed }, 10)).toEqual([]);
});
