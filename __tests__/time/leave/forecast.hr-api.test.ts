import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { assignments, employments } from '../../../hr-api/people/tables';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { settleEverybody } from '../../../hr-api/time/leave/ledger/settle';
import { leaveRules, leaveTypes } from '../../../hr-api/time/leave/tables';
import { PARTS_PER_DAY, type LeaveRule } from '../../../lib/contract/time/leave/leave-rules';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { leaveScene, UNPAID } from './leave-scene';
import { sampleRule } from './sample-rule';

/** Today is Wednesday, 18 March 2026. */
const DAY = PARTS_PER_DAY;

let hr: TestApp;
let scene: Awaited<ReturnType<typeof leaveScene>>;
beforeAll(async () => {
  hr = await startApp();
  scene = await leaveScene(hr);
});
afterAll(() => hr.stop());

async function typeBy(from: string, rule: LeaveRule): Promise<number> {
  const [type] = await hr.db.insert(leaveTypes).values({ position: 90 }).returning();
  await hr.db.insert(leaveRules).values({ typeCode: type!.code, validFrom: from, rule });
  return type!.code;
}

const balance = async (TypeCode: number, On: string) =>
  (await hr.call('listLeaveBalances', { On }, scene.own)).reply().find((one) => one.TypeCode === TypeCode)?.Balance;

const settle = (today: string) => inTransaction(hr.db, (db) => settleEverybody(db, { today, now: hr.clock.now }));

test('what was not granted on a day that is behind is not to come either', async () => {
  const type = await typeBy('2026-01-01', sampleRule({ basis: 'month', amount: DAY }));
  expect(await balance(type, '2026-03-31')).toBe(0);
  expect(await balance(type, '2026-04-30')).toBe(DAY);
  await settle('2026-03-18');
  expect(await balance(type, '2026-04-30')).toBe(4 * DAY);
});

test('planned moves and leavings are not told to whom they concern, but to who keeps leave', async () => {
  const { ananya, own, human } = scene;
  const isOpen = and(eq(assignments.employmentId, ananya.id), isNull(assignments.validTo));
  const [stay] = await hr.db.update(assignments).set({ validTo: '2026-06-01' }).where(isOpen).returning();
  const moved = { id: randomUUID(), locationCode: 'osaka', validFrom: '2026-06-01', validTo: '2026-09-01' };
  await hr.db.insert(assignments).values({ ...stay!, ...moved });
  await hr.db
    .update(employments)
    .set({ validTo: '2026-09-01', leftBecause: 'moved on' })
    .where(eq(employments.id, ananya.id));
  const preview = async (who: { token: string }, day: string, ChillCode = '') => {
    const asked = { TypeCode: UNPAID, From: day, To: day, ChillCode };
    const { Days, Issues } = (await hr.call('previewLeaveRequest', asked, who)).reply();
    return [Days[0]?.Free, ...Issues.map(({ message }) => message)];
  };
  // Marine Day is a holiday in Japan.
  expect(await preview(own, '2026-07-20')).toEqual(['']);
  expect(await preview(human, '2026-07-20', ananya.code)).toEqual(['holiday', 'no_days']);
  expect(await preview(own, '2026-09-07')).toEqual(['']);
  expect(await preview(human, '2026-09-07', ananya.code)).toEqual(['not_employed', 'not_employed']);
});

test('days of unpaid leave are not foreseen as worked, as they are not granted for later', async () => {
  const type = await typeBy('2026-03-01', sampleRule({ basis: 'worked', amount: DAY, perWorkedDays: 1 }));
  const before = (await balance(type, '2026-05-31'))!;
  await scene.approved('2026-05-18', '2026-05-20');
  const foreseen = (await balance(type, '2026-05-31'))!;
  expect(before - foreseen).toBe(3 * DAY);
  await settle('2026-05-31');
  hr.clock.now = new Date('2026-05-31T10:00:00Z');
  const own = { token: await hr.tokenOf('E1001') };
  const settled = (await hr.call('listLeaveBalances', {}, own)).reply().find((one) => one.TypeCode === type);
  expect(settled?.Balance).toBe(foreseen);
});
