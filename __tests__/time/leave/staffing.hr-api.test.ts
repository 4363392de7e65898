import { and, eq, isNull, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { assignments, employments } from '../../../hr-api/people/tables';
import { leaveDays, leaveRequests } from '../../../hr-api/time/leave/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { hrOfUnit } from '../../people/hr-of-unit';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { giveLeave } from '../team-calendar/approved-leave';
import { leaveScene, UNPAID } from './leave-scene';

/** Today is Wednesday, 18 March 2026. */
const [MONDAY, TUESDAY] = ['2026-06-08', '2026-06-09'];
const EARNED = 2;

let hr: TestApp;
let scene: Awaited<ReturnType<typeof leaveScene>>;
let unit: string;
let location: string;
/** Others of Ananya's unit at her place, the last of whom never takes leave here. */
let peers: string[];

beforeAll(async () => {
  hr = await startApp();
  scene = await leaveScene(hr);
  const isHers = and(eq(assignments.employmentId, scene.ananya.id), isNull(assignments.validTo));
  const [place] = await hr.db.select().from(assignments).where(isHers).limit(1);
  [unit, location] = [place!.unitCode, place!.locationCode];
  const isBeside = and(eq(assignments.unitCode, unit), eq(assignments.locationCode, location));
  const rows = await hr.db
    .select({ id: employments.id })
    .from(assignments)
    .innerJoin(employments, eq(employments.id, assignments.employmentId))
    .where(and(isBeside, ne(employments.id, scene.ananya.id), isNull(assignments.validTo), isNull(employments.validTo)))
    .limit(3);
  peers = rows.map(({ id }) => id);
});
afterAll(() => hr.stop());

const want = (request: Partial<RequestFor<'saveStaffingMinimum'>>, as = scene.human) =>
  hr.call('saveStaffingMinimum', { UnitCode: unit, Least: 9_000, IsPercent: false, ...request }, as);
const drop = (LocationCode = '', as = scene.human) =>
  hr.call('deleteStaffingMinimum', { UnitCode: unit, LocationCode }, as);
const shortfalls = async (From: string, part: Partial<RequestFor<'previewLeaveRequest'>> = {}) =>
  (await hr.call('previewLeaveRequest', { TypeCode: UNPAID, From, To: From, ...part }, scene.own)).reply().Shortfalls;

/** Leave that nobody has decided on. */
async function waiting(employmentId: string, day: string): Promise<void> {
  const code = randomUUID();
  await giveLeave(hr, employmentId, [day]);
  const isIt = and(eq(leaveRequests.employmentId, employmentId), eq(leaveRequests.firstDay, day));
  await hr.db.update(leaveRequests).set({ state: 'pending', code }).where(isIt);
}

test('who asks is told how many would be there of how many; who decides of those who ask, too', async () => {
  expect(await shortfalls(MONDAY)).toEqual([]);
  expect((await want({})).reply()).toMatchObject([
    { UnitCode: unit, LocationName: '', Least: 9_000, IsPercent: false },
  ]);
  const [first] = await shortfalls(MONDAY);
  const { Of, UnitName } = first!;
  expect(first).toEqual({ Day: '08-Jun-2026', UnitName, LocationName: '', There: Of - 1, Of, Wanted: 9_000 });
  expect(Of).toBeGreaterThan(peers.length);

  const [away, asking, moving] = peers;
  await giveLeave(hr, away!, [MONDAY]);
  await waiting(asking!, MONDAY);
  // That somebody is to move away is told to nobody by the numbers.
  const isOpen = and(eq(assignments.employmentId, moving!), isNull(assignments.validTo));
  const [stay] = await hr.db.update(assignments).set({ validTo: '2026-05-01' }).where(isOpen).returning();
  const moved = { id: randomUUID(), unitCode: 'accounting', validFrom: '2026-05-01', validTo: null };
  await hr.db.insert(assignments).values({ ...stay!, ...moved });
  expect(await shortfalls(MONDAY)).toEqual([{ ...first, There: Of - 2 }]);
  const span = await shortfalls('2026-06-05', { TypeCode: EARNED, To: TUESDAY });
  // Days off between count as leave, and nobody is wanted on them.
  expect(span.map(({ Day, There }) => [Day, There])).toEqual([
    ['05-Jun-2026', Of - 1],
    ['08-Jun-2026', Of - 2],
    ['09-Jun-2026', Of - 1],
  ]);

  const KeyCode = await scene.approvalOf(await scene.send(MONDAY));
  const factFor = async (who: { token: string }) =>
    (await hr.call('getApproval', { KeyCode }, who)).reply().Changes.find(({ Field }) => Field === 'Staffing')?.After;
  const line = `On 08-Jun-2026 ${Of - 2} of ${Of} of ${UnitName} would be there; 9000 are wanted.`;
  expect(await factFor(scene.manager)).toBe(`${line} Of those, 1 asked for leave as well.`);
  expect(await factFor(scene.own)).toBe(line);
});

test('whoever approves several at once is warned of each that leaves too few, and refused none', async () => {
  const [FIRST, SECOND] = ['2026-07-06', '2026-07-07'];
  const { Of } = (await shortfalls(FIRST))[0]!;
  (await want({ Least: Of - 1 })).reply();
  await giveLeave(hr, peers[0]!, [SECOND]);
  const codes = [];
  for (const day of [FIRST, SECOND]) codes.push(await scene.approvalOf(await scene.send(day)));
  const Rows: { KeyCode: string; Version: string }[] = [];
  for (const KeyCode of codes) {
    const { Version } = (await hr.call('getApproval', { KeyCode }, scene.manager)).reply();
    Rows.push({ KeyCode, Version });
  }
  const decide = (StatusCode: 2 | 4, Comments = '') =>
    hr.call('decideApprovals', { Rows, StatusCode, Comments }, scene.manager);
  const [enough, few] = (await decide(2)).reply();
  expect(enough).toEqual({ KeyCode: codes[0], Code: '', Why: '' });
  expect(few).toMatchObject({ KeyCode: codes[1], Code: '', Why: '' });
  expect(few!.Warning).toContain(`On 07-Jul-2026 ${Of - 2} of ${Of} of `);
  // A lost answer is given again.
  expect((await decide(2)).reply()[1]).toEqual(few);
  expect((await decide(4, 'No.')).reply().map(({ Code, Warning }) => [Code, Warning])).toEqual([
    ['conflict', undefined],
    ['conflict', undefined],
  ]);
  (await want({})).reply();
});

test('a minimum counts halves, per cent, places and units above, and is met by enough people', async () => {
  const [away] = peers;
  const half = { FromPortion: 'first', ToPortion: 'first' } as const;
  await giveLeave(hr, away!, [TUESDAY]);
  await hr.db
    .update(leaveDays)
    .set({ first: false, amount: PARTS_PER_DAY / 2 })
    .where(and(eq(leaveDays.employmentId, away!), eq(leaveDays.day, TUESDAY)));
  const [whole] = await shortfalls(TUESDAY, { TypeCode: EARNED });
  const [morning] = await shortfalls(TUESDAY, { TypeCode: EARNED, ...half });
  expect([whole!.There, morning!.There]).toEqual([whole!.Of - 2, whole!.Of - 1]);

  (await want({ Least: whole!.Of - 2 })).reply();
  expect(await shortfalls(TUESDAY)).toEqual([]);
  (await want({ Least: 100, IsPercent: true })).reply();
  expect((await shortfalls(TUESDAY))[0]).toMatchObject({ There: whole!.Of - 2, Wanted: whole!.Of });
  (await want({ UnitCode: 'instruments-development', LocationCode: location })).reply();
  const [own, above] = await shortfalls(TUESDAY);
  expect(above!.LocationName).not.toBe('');
  expect(own!.LocationName).toBe('');
  (await want({ UnitCode: 'instruments-development', LocationCode: 'osaka' })).reply();
  expect(await shortfalls(TUESDAY)).toHaveLength(2);
});

test('minimums are set by who keeps leave, of units that they keep, and every change is noted', async () => {
  const ofUnit = await hrOfUnit(hr);
  expect((await hr.call('listStaffingMinimums', {}, scene.own)).status).toBe(403);
  expect((await want({}, scene.manager)).status).toBe(403);
  expect((await want({ UnitCode: 'accounting' })).status).toBe(200);
  const refusals = async (request: Parameters<typeof want>[0], as = scene.human) =>
    (await want(request, as)).error().issues;
  expect(await refusals({ UnitCode: 'accounting' }, ofUnit)).toEqual([{ path: 'UnitCode', message: 'not_valid' }]);
  expect(await refusals({ UnitCode: 'nowhere' })).toEqual([{ path: 'UnitCode', message: 'not_valid' }]);
  expect(await refusals({ LocationCode: 'nowhere' })).toEqual([{ path: 'LocationCode', message: 'not_valid' }]);
  expect(await refusals({ Least: 101, IsPercent: true })).toEqual([{ path: 'Least', message: 'not_valid' }]);
  const units = async (as: { token: string }) =>
    new Set((await hr.call('listStaffingMinimums', {}, as)).reply().map(({ UnitCode }) => UnitCode));
  expect(await units(scene.human)).toContain('accounting');
  expect(await units(ofUnit)).not.toContain('accounting');
  const accounting = { UnitCode: 'accounting', LocationCode: '' };
  expect((await hr.call('deleteStaffingMinimum', accounting, ofUnit)).status).toBe(404);
  expect((await drop('', ofUnit)).status).toBe(200);
  expect((await drop()).status).toBe(404);
  const isNoted = and(eq(auditEntries.action, 'change minimum staffing'), eq(auditEntries.subjectId, unit));
  const noted = await hr.db.select().from(auditEntries).where(isNoted);
  const gone = { before: { unit, location: null, least: 100, isPercent: true }, after: null };
  expect(noted).toContainEqual(expect.objectContaining(gone));
  expect((await shortfalls(TUESDAY)).map(({ LocationName }) => LocationName)).not.toContain('');
});
