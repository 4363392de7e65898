import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayOf, daysAfter, startOf, wireDate, wireInstant } from '../../../hr-api/platform/dates';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { homeHandlers } from '../../../hr-api/workplace/home/handlers';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import { taskHandlers } from '../../../hr-api/workplace/tasks/handlers';
import { tasks } from '../../../hr-api/workplace/tasks/tables';
import { languages } from '../../../lib/contract/platform/languages';
import type { RequestFor } from '../../../lib/contract/all';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

type Listed = Awaited<ReturnType<typeof taskHandlers.listOwnTasks.handle>>;
const codesOf = (rows: Listed) => rows.map(({ TaskCode }) => TaskCode);

/** A call over HTTP as somebody. */
async function listAs(empid: string, request: RequestFor<'listOwnTasks'> = {}) {
  return (await hr.call('listOwnTasks', request, { token: await hr.tokenOf(empid) })).reply();
}
const change = async (name: 'finishTask' | 'reopenTask', TaskCode: string, token: string, idempotencyKey?: string) =>
  hr.call(name, { TaskCode }, { token, idempotencyKey });

/** Takes away what somebody has and gives them these in its place. */
async function giveTasks(empid: string, given: readonly Partial<typeof tasks.$inferInsert>[]) {
  const { id: employmentId } = await employmentOf(hr, empid);
  await hr.db.delete(tasks).where(eq(tasks.employmentId, employmentId));
  await hr.db
    .insert(tasks)
    .values(given.map((task, at) => ({ employmentId, code: `t${at}`, title: 'T', createdAt: hr.clock.now, ...task })));
}

const pendingCount = async (empid: string) =>
  (await shellHandlers.getDashboardCounts.handle({}, contextOf(hr, await actorOf(hr, empid)))).PendTask;
async function auditsOf(code: string) {
  const isOfTask = and(eq(auditEntries.subjectKind, 'task'), eq(auditEntries.subjectId, sql`${tasks.id}::text`));
  const rows = await hr.db.select().from(auditEntries).innerJoin(tasks, isOfTask).where(eq(tasks.code, code));
  return rows.map((row) => row.audit_entries.action).sort();
}

describe('the list', () => {
  test('an employee sees the overdue first, those without a due date last, each with its page', async () => {
    await giveTasks('E1016', [
      { code: 'some-day' },
      { code: 'today', dueOn: today, link: 'ecenter/essprofileview' },
      { code: 'late', dueOn: daysAfter(today, -4), link: 'process/useraccounts' },
      { code: 'done', dueOn: today, doneAt: hr.clock.now },
    ]);
    const row = { Title: 'T', DoneDate: '', IsOverdue: false, DueDate: '', Link_Info: '', Position: expect.anything() };
    expect(await listAs('E1016')).toEqual([
      { ...row, TaskCode: 'late', IsOverdue: true, DueDate: wireDate(daysAfter(today, -4)) },
      { ...row, TaskCode: 'today', DueDate: wireDate(today), Link_Info: 'ecenter/essprofileview' },
      { ...row, TaskCode: 'some-day' },
    ]);
  });

  test('what was finished within thirty days is listed apart, the last finished first', async () => {
    const at = (daysAgo: number) => startOf(daysAfter(today, -daysAgo));
    await giveTasks('E1016', [
      { code: 'pending' },
      { code: 'lately', doneAt: hr.clock.now, dueOn: daysAfter(today, -1) },
      { code: 'in-time', doneAt: at(30) },
      { code: 'long-ago', doneAt: at(31) },
    ]);
    const done = await listAs('E1016', { State: 'done' });
    expect(codesOf(done)).toEqual(['lately', 'in-time']);
    expect(done[0]).toMatchObject({ DoneDate: wireInstant(hr.clock.now), IsOverdue: false });
  });

  test('five thousand open tasks come page by page, each once, also when one is finished meanwhile', async () => {
    const due = (at: number) => (at % 7 === 0 ? null : daysAfter(today, (at % 200) - 100));
    await giveTasks(
      'E1017',
      Array.from({ length: 5000 }, (_, at) => ({ code: `many-${at}`, dueOn: due(at) })),
    );
    const token = await hr.tokenOf('E1017');
    const seen: string[] = [];
    for (let After = ''; ;) {
      const page = (await hr.call('listOwnTasks', { After, PageSize: 200 }, { token })).reply();
      seen.push(...codesOf(page));
      const last = page.at(-1);
      if (!last || page.length < 200) break;
      if (seen.length === 200) await change('finishTask', last.TaskCode, token);
      After = last.Position;
    }
    expect(seen).toHaveLength(5000);
    expect(new Set(seen).size).toBe(5000);
    expect(await pendingCount('E1017')).toBe(4999);
  });

  test('finished ones come page by page as well', async () => {
    await giveTasks(
      'E1016',
      [5, 1, 3, 2, 4].map((daysAgo) => ({ code: `d${daysAgo}`, doneAt: startOf(daysAfter(today, -daysAgo)) })),
    );
    const first = await listAs('E1016', { State: 'done', PageSize: 2 });
    const second = await listAs('E1016', { State: 'done', PageSize: 9, After: first[1]!.Position });
    expect([...codesOf(first), ...codesOf(second)]).toEqual(['d1', 'd2', 'd3', 'd4', 'd5']);
  });

  test.each(['x', '1.2', '1.2.c', 'never.1.a b', '99999999999999.1.c', 'never.1.c; drop'])(
    'a position %p that no list has is refused',
    async (After) => {
      expect((await hr.call('listOwnTasks', { After }, { token: await hr.tokenOf('E1001') })).error().code).toBe(
        'bad_request',
      );
    },
  );

  test('tasks are the person’s, whatever role is active; only links follow the role', async () => {
    await giveTasks('E1004', [{ code: 'own', link: 'ecenter/letters' }]);
    const as = async (roleCode: number) =>
      taskHandlers.listOwnTasks.handle(
        { State: 'pending', After: '', PageSize: 50 },
        contextOf(hr, await actorOf(hr, 'E1004', roleCode)),
      );
    expect((await as(ROLE.hr)).map(({ TaskCode, Link_Info }) => [TaskCode, Link_Info])).toEqual([
      ['own', 'ecenter/letters'],
    ]);
    expect((await as(ROLE.employee)).map(({ TaskCode, Link_Info }) => [TaskCode, Link_Info])).toEqual([['own', '']]);
  });

  test('somebody without an employment today has none and finishes none', async () => {
    const context = contextOf(hr, await actorOf(hr, 'E1015'));
    expect(await taskHandlers.listOwnTasks.handle({ State: 'pending', After: '', PageSize: 50 }, context)).toEqual([]);
    const refused = taskHandlers.finishTask.handle({ TaskCode: 'own' }, context);
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a task that the product set has its title in each language', async () => {
    const token = await hr.tokenOf('E1001');
    const titles = await Promise.all(
      languages.map(async (language) => (await hr.call('listOwnTasks', {}, { token, language })).reply()[0]?.Title),
    );
    expect(new Set(titles).size).toBe(languages.length);
  });
});

describe('finishing', () => {
  beforeEach(() => giveTasks('E1012', [{ code: 'a' }, { code: 'b' }]));

  test('a finished task leaves list, home and count, and comes back when it is taken back', async () => {
    const token = await hr.tokenOf('E1012');
    const homeOf = async () => (await hr.call('listToday', {}, { token })).reply().Counts.Later;
    expect((await change('finishTask', 'a', token)).reply()).toEqual({});
    expect(codesOf(await listAs('E1012'))).toEqual(['b']);
    expect(codesOf(await listAs('E1012', { State: 'done' }))).toEqual(['a']);
    expect([await homeOf(), await pendingCount('E1012')]).toEqual([1, 1]);
    expect((await change('reopenTask', 'a', token)).reply()).toEqual({});
    expect(codesOf(await listAs('E1012'))).toEqual(['a', 'b']);
    expect([await homeOf(), await pendingCount('E1012')]).toEqual([2, 2]);
    expect(await auditsOf('a')).toEqual(['finish task', 'reopen task']);
  });

  test('pressing twice is one finish; another window is told that it is done already (F15)', async () => {
    const token = await hr.tokenOf('E1012');
    const idempotencyKey = crypto.randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect((await change('finishTask', 'a', token, idempotencyKey)).reply()).toEqual({});
    expect((await change('finishTask', 'a', token)).error().code).toBe('conflict');
    expect((await change('reopenTask', 'b', token)).error().code).toBe('conflict');
    expect(await auditsOf('a')).toEqual(['finish task']);
    expect(await auditsOf('b')).toEqual([]);
  });

  test('of two windows that finish it at once one is told that it is done already', async () => {
    const token = await hr.tokenOf('E1012');
    const replies = await Promise.all([change('finishTask', 'a', token), change('finishTask', 'a', token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('nobody, managers included, finishes or reopens another’s task, or one that is gone (T63)', async () => {
    await giveTasks('E1001', [{ code: 'mine' }, { code: 'mine-done', doneAt: hr.clock.now }]);
    const { Rows } = await homeHandlers.listToday.handle({}, contextOf(hr, await actorOf(hr, 'E1002')));
    expect(Rows).toContainEqual(expect.objectContaining({ Code: 'mine', Group: 'team', Action: 'open' }));
    expect(Rows.filter(({ Group, Action }) => Group === 'team' && Action === 'finish')).toEqual([]);
    for (const empid of ['E1002', 'E1004', 'E1006', 'E1012']) {
      const token = await hr.tokenOf(empid);
      for (const code of ['mine', 'mine-done', 'gone'])
        for (const name of ['finishTask', 'reopenTask'] as const)
          expect([empid, (await change(name, code, token)).error().code]).toEqual([empid, 'not_found']);
    }
    const kept = await hr.db
      .select({ code: tasks.code, isDone: tasks.doneAt })
      .from(tasks)
      .where(inArray(tasks.code, ['mine', 'mine-done']));
    expect(kept.filter(({ isDone }) => isDone).map(({ code }) => code)).toEqual(['mine-done']);
  });

  test('home lists the person’s own tasks of the week to be finished there', async () => {
    await giveTasks('E1012', [{ code: 'soon', dueOn: today }]);
    const { Rows } = await homeHandlers.listToday.handle({}, contextOf(hr, await actorOf(hr, 'E1012')));
    expect(Rows.filter(({ Kind }) => Kind === 'task').map(({ Code, Group, Action }) => [Code, Group, Action])).toEqual([
      ['soon', 'now', 'finish'],
    ]);
  });
});
