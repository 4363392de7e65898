import { and, eq, isNull } from 'drizzle-orm';
import { wishes } from '../../../hr-api/workplace/happenings/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { dayOf, daysAfter, mondayOf, startOf } from '../../../hr-api/platform/dates';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import { tasks } from '../../../hr-api/workplace/tasks/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const counts = async (empid: string) =>
  shellHandlers.getDashboardCounts.handle({}, contextOf(hr, await actorOf(hr, empid)));

test('an employee signed in gets counts of what the sample has for them', async () => {
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('getDashboardCounts', {}, { token })).reply()).toEqual({
    EmpRecWishCount: 1,
    EmpSenWishCount: 1,
    EmpNotiCount: 2,
    PendTask: 2,
    PendApproval: 0,
    PendMessage: 2,
    PendTeamTask: 0,
    Controls: [2],
  });
});

test.each(['E1002', 'E1004', 'E1005', 'E1006', 'E1008', 'E1012', 'E1014', 'E1016', 'E1017'])(
  'the dashboard of %s is not empty',
  async (empid) => {
    const { EmpRecWishCount, EmpSenWishCount, EmpNotiCount, PendTask, PendMessage } = await counts(empid);
    expect(Math.min(EmpRecWishCount, EmpSenWishCount, EmpNotiCount, PendTask, PendMessage)).toBeGreaterThan(0);
  },
);

test('reading messages and finishing a task lower the counts', async () => {
  const { accountId } = await actorOf(hr, 'E1006');
  const { id } = await employmentOf(hr, 'E1006');
  const before = await counts('E1006');
  const unread = and(eq(notifications.accountId, accountId), isNull(notifications.readAt), eq(notifications.kind, 'M'));
  await hr.db.update(notifications).set({ readAt: hr.clock.now }).where(unread);
  const [pending] = await hr.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.employmentId, id), isNull(tasks.doneAt)));
  await hr.db.update(tasks).set({ doneAt: hr.clock.now }).where(eq(tasks.id, pending!.id));
  expect(await counts('E1006')).toEqual({
    ...before,
    PendMessage: 0,
    PendTask: before.PendTask - 1,
  });
});

test('a task of a direct report counts for the manager, and for no one above or beside them', async () => {
  const { id } = await employmentOf(hr, 'E1001');
  const before = await Promise.all(['E1002', 'E1003', 'E1016'].map(counts));
  await hr.db.insert(tasks).values({ code: 'team-task', employmentId: id, title: 'T', createdAt: hr.clock.now });
  const after = await Promise.all(['E1002', 'E1003', 'E1016'].map(counts));
  expect(after.map(({ PendTeamTask }, index) => PendTeamTask - before[index]!.PendTeamTask)).toEqual([1, 0, 0]);
});

test('a wish counts from Monday to Sunday of its week, and not before it was sent', async () => {
  const [from, to] = [await employmentOf(hr, 'E1016'), await employmentOf(hr, 'E1005')];
  const monday = mondayOf(dayOf(hr.clock.now));
  const before = [await counts('E1005'), await counts('E1016')];
  const wish = { kind: 'BirthDay' as const, senderId: from.personId, receiverId: to.personId, content: 'W' };
  await hr.db.insert(wishes).values([
    { ...wish, code: 'monday', sentAt: startOf(monday) },
    { ...wish, code: 'sunday', sentAt: new Date(startOf(monday).getTime() - 1) },
    { ...wish, code: 'later', sentAt: startOf(daysAfter(dayOf(hr.clock.now), 1)) },
  ]);
  const after = [await counts('E1005'), await counts('E1016')];
  expect(after[0]!.EmpRecWishCount - before[0]!.EmpRecWishCount).toBe(1);
  expect(after[1]!.EmpSenWishCount - before[1]!.EmpSenWishCount).toBe(1);
  expect(after[0]!.EmpSenWishCount).toBe(before[0]!.EmpSenWishCount);
});

test('someone between employments has no tasks and still gets an answer', async () => {
  expect(await counts('E1015')).toMatchObject({ PendTask: 0, PendTeamTask: 0, Controls: [] });
});
