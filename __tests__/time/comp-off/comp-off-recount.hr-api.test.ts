import { and, eq } from 'drizzle-orm';
import { calendarDays } from '../../../hr-api/platform/calendar/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { HALF_DAY, PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { BENGALURU, COMP_OFF, compOffScene } from './comp-off-scene';

const DAY = PARTS_PER_DAY;
const { approved } = APPROVAL_STATUS;

let hr: TestApp;
let scene: Awaited<ReturnType<typeof compOffScene>>;
beforeAll(async () => {
  hr = await startApp();
  scene = await compOffScene(hr);
});
afterAll(() => hr.stop());

const restDay = (day: string, portion: 'whole' | 'second' = 'whole') => {
  const names = { de: '', en: 'A day of rest', es: '', fr: '', ja: '', zh: '' };
  return { calendarCode: BENGALURU, day, kind: 'public' as const, portion, names };
};
const dropDay = (day: string) =>
  hr.db.delete(calendarDays).where(and(eq(calendarDays.calendarCode, BENGALURU), eq(calendarDays.day, day)));
const balanceOfOwn = async () =>
  (await hr.call('getLeaveBalance', { TypeCode: COMP_OFF, On: '2026-03-18' }, scene.own)).reply().Balance;
const differing = async (who = scene.human) =>
  (await hr.call('previewCompOffRecount', { From: '2026-02-01', To: '2026-03-18' }, who)).reply().Claims;
const recount = async (...KeyCodes: string[]) => (await hr.call('recountCompOff', { KeyCodes }, scene.human)).reply();

test('HR reads what a changed calendar credits otherwise, and books it once and back', async () => {
  const { own, sent, claimOf, decide } = scene;
  await hr.db.insert(calendarDays).values([restDay('2026-03-11'), restDay('2026-03-12')]);
  const [code, before] = [await sent('2026-03-11', '2026-03-12'), await balanceOfOwn()];
  (await decide(code, approved)).reply();
  expect(await balanceOfOwn()).toBe(before + 2 * DAY);
  expect(await differing()).toEqual([]);

  // One of the two was no holiday after all, and of the other the afternoon alone is free.
  await dropDay('2026-03-11');
  await dropDay('2026-03-12');
  await hr.db.insert(calendarDays).values(restDay('2026-03-12', 'second'));
  expect(await differing()).toMatchObject([
    {
      ...{ KeyCode: code, TypeName: 'Comp-off', Person: { Empid: 'E1001' } },
      Days: [
        { Day: '11-Mar-2026', Was: DAY, Is: 0 },
        { Day: '12-Mar-2026', Was: DAY, Is: HALF_DAY },
      ],
    },
  ]);
  expect(await balanceOfOwn()).toBe(before + 2 * DAY);
  expect(await recount(code)).toEqual({ Claims: 1, Days: 2, Kept: 0 });
  expect(await balanceOfOwn()).toBe(before + HALF_DAY);
  expect(await claimOf(code)).toMatchObject({ State: 'approved', Amount: HALF_DAY, Hours: 4.5 });
  expect([await differing(), await recount(code)]).toEqual([[], { Claims: 0, Days: 0, Kept: 0 }]);

  await hr.db.insert(calendarDays).values(restDay('2026-03-11'));
  expect(await recount(code)).toEqual({ Claims: 1, Days: 1, Kept: 0 });
  expect(await balanceOfOwn()).toBe(before + DAY + HALF_DAY);
  // What is given back is all that is credited by now.
  (await hr.call('cancelCompOffClaim', { KeyCode: code }, own)).reply();
  expect(await balanceOfOwn()).toBe(before);
  await dropDay('2026-03-11');
  await dropDay('2026-03-12');
});

test('HR takes no credit back that leave stands on; a claim without days left is cancelled', async () => {
  const { own, manager, human, sent, claimOf, decide } = scene;
  await hr.db.insert(calendarDays).values(restDay('2026-03-10'));
  const [code, before] = [await sent('2026-03-10'), await balanceOfOwn()];
  (await decide(code, approved)).reply();
  const leave = { TypeCode: COMP_OFF, From: '2026-03-23', To: '2026-03-23' };
  const days = 1 + before / DAY;
  const asked = [];
  for (let at = 0; at < days; at++) {
    const day = `2026-03-${23 + at}`;
    asked.push((await hr.call('sendLeaveRequest', { ...leave, From: day, To: day }, own)).reply().RequestCode);
  }
  const Put = [] as never[];
  (await hr.call('saveCalendarDays', { CalendarCode: BENGALURU, Put, Remove: ['2026-03-10'] }, human)).reply();
  const isTold = eq(notifications.link, 'timemanage/leavesetup');
  expect(await hr.db.$count(notifications, isTold)).toBeGreaterThan(0);
  expect(await recount(code)).toEqual({ Claims: 0, Days: 0, Kept: 1 });
  expect(await claimOf(code)).toMatchObject({ State: 'approved', Amount: DAY });
  for (const RequestCode of asked) (await hr.call('withdrawLeaveRequest', { RequestCode }, own)).reply();
  expect(await recount(code)).toEqual({ Claims: 1, Days: 1, Kept: 0 });
  expect(await claimOf(code)).toMatchObject({ State: 'cancelled', CanCancel: false });
  expect(await balanceOfOwn()).toBe(before);
  for (const who of [own, manager]) {
    expect((await hr.call('previewCompOffRecount', {}, who)).status).toBe(403);
    expect((await hr.call('recountCompOff', { KeyCodes: [code] }, who)).status).toBe(403);
  }
});
