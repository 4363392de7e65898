import { and, eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { buddyTaskMarks, buddyTasks } from '../../../hr-api/workplace/buddy/tables';
import { menus, roleMenus } from '../../../hr-api/workplace/shell/tables';
import { languages } from '../../../lib/contract/platform/languages';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const auditsOf = async (action: string) =>
  (await hr.db.select().from(auditEntries).where(eq(auditEntries.action, action))).length;
const tasksOf = async (token: string, language = 'en') =>
  (await hr.call('listBuddyTasks', {}, { token, language })).reply();
const imageOf = async (token: string) => (await hr.call('getEmployeeInfo', {}, { token })).reply()[0]?.TourImage;

describe('the company on a tour', () => {
  test('four pictures are offered, each a drawing that holds no script (BUD-16)', async () => {
    const images = (await hr.call('listTourImages', {}, { token: await hr.tokenOf('E1001') })).reply();
    expect(images.map(({ name }) => name)).toEqual(['Kiri', 'Otto', 'Ruby', 'Sora']);
    for (const { img } of images) {
      const [head, content = ''] = img.split(',');
      expect(head).toBe('data:image/svg+xml;base64');
      expect(Buffer.from(content, 'base64').toString()).toMatch(
        /^<svg xmlns="[^"]+" viewBox="0 0 96 96">(?:<(?:circle|path) [^<>]*\/>\s*)+<\/svg>$/,
      );
    }
  });

  test('what a person chooses is theirs, on every machine, and nobody else’s (VCALL-40, EMP-09)', async () => {
    const [token, other] = [await hr.tokenOf('E1012'), await hr.tokenOf('E1001')];
    const before = await imageOf(other);
    expect(await imageOf(token)).toBe('');
    expect((await hr.call('updateTourImage', { TourImage: 'Otto' }, { token })).reply()).toEqual({ TourImage: 'Otto' });
    expect(await imageOf(await hr.tokenOf('E1012'))).toBe('Otto');
    expect(await imageOf(other)).toBe(before);
  });

  test('choosing the same again, or pressing twice, is one choice (F15)', async () => {
    const token = await hr.tokenOf('E1016');
    const earlier = await auditsOf('choose buddy');
    const idempotencyKey = crypto.randomUUID();
    for (let time = 0; time < 2; time += 1)
      await hr.call('updateTourImage', { TourImage: 'Ruby' }, { token, idempotencyKey });
    await hr.call('updateTourImage', { TourImage: 'Ruby' }, { token });
    expect(await auditsOf('choose buddy')).toBe(earlier + 1);
  });

  test('a picture that is not offered cannot be chosen', async () => {
    const token = await hr.tokenOf('E1016');
    for (const TourImage of ['otto', '../Otto', '<script>'])
      expect((await hr.call('updateTourImage', { TourImage }, { token })).error()).toMatchObject({
        code: 'invalid',
        issues: [{ path: 'TourImage' }],
      });
  });
});

describe('what a buddy can walk a person through', () => {
  test('tasks are listed by category, language and progress (VCALL-37)', async () => {
    const token = await hr.tokenOf('E1012');
    const tasks = await tasksOf(token);
    expect(tasks.map(({ CategoryName }) => CategoryName)).toEqual([
      'Getting started',
      'Getting started',
      'Every day',
      'Every day',
      'Your account',
      'Your team',
    ]);
    expect(tasks[0]).toMatchObject({ Menu_Name: 'Find your way around', MenuURL: '/home/dashboard', IsDone: false });
    const names = await Promise.all(languages.map(async (language) => (await tasksOf(token, language))[0]?.Menu_Name));
    expect(new Set(names).size).toBe(languages.length);
  });

  test('a task has steps with element names, and texts before and after (VCALL-38)', async () => {
    const token = await hr.tokenOf('E1001');
    const task = (await tasksOf(token)).find(({ MenuURL }) => MenuURL === '/ecenter/esschangepassword');
    const detail = (await hr.call('getBuddyTask', { BuddyCode: task!.BuddyCode }, { token })).reply();
    expect(detail.Steps.map(({ FieldName }) => FieldName)).toEqual(['OldPassword', 'NewPassword', 'confirmation']);
    expect(detail.HeaderInfo).toBe('<p>Your other sessions end when you do.</p>');
    expect(detail.FooterInfo).toBe('<p>A mail tells you that it was changed.</p>');
  });

  test('a role sees and marks only tasks of pages it may open (T63, T66)', async () => {
    const [employee, hrRole] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1004')];
    const find = (tasks: Awaited<ReturnType<typeof tasksOf>>) =>
      tasks.find(({ MenuURL }) => MenuURL === '/ecenter/employeesearch');
    const task = find(await tasksOf(hrRole));
    expect(task).toBeDefined();
    const [page] = await hr.db.select().from(menus).where(eq(menus.link, 'employeesearch'));
    const given = and(eq(roleMenus.menuCode, page!.code), eq(roleMenus.roleCode, ROLE.employee));
    await hr.db.delete(roleMenus).where(given);
    expect(find(await tasksOf(employee))).toBeUndefined();
    for (const BuddyCode of [task!.BuddyCode, 'unknown']) {
      const [read, marked] = [
        await hr.call('getBuddyTask', { BuddyCode }, { token: employee }),
        await hr.call('markBuddyTaskDone', { BuddyCode }, { token: employee }),
      ];
      expect([read.error().code, marked.error().code]).toEqual(['not_found', 'not_found']);
    }
    expect((await hr.call('getBuddyTask', { BuddyCode: task!.BuddyCode }, { token: hrRole })).status).toBe(200);
    await hr.db.insert(roleMenus).values({ menuCode: page!.code, roleCode: ROLE.employee });
  });

  test('a task that is done twice is done once, for that person alone (VCALL-39, F15)', async () => {
    const [token, other] = [await hr.tokenOf('E1012'), await hr.tokenOf('E1013')];
    const [task] = await tasksOf(token);
    const earlier = await auditsOf('finish buddy task');
    for (let time = 0; time < 2; time += 1)
      expect((await hr.call('markBuddyTaskDone', { BuddyCode: task!.BuddyCode }, { token })).reply()).toEqual({});
    expect((await tasksOf(token))[0]?.IsDone).toBe(true);
    expect((await tasksOf(other))[0]?.IsDone).toBe(false);
    expect(await auditsOf('finish buddy task')).toBe(earlier + 1);
    const [row] = await hr.db.select().from(buddyTasks).where(eq(buddyTasks.code, task!.BuddyCode));
    const marks = await hr.db.select().from(buddyTaskMarks).where(eq(buddyTaskMarks.taskId, row!.id));
    expect(marks.filter(({ doneAt }) => doneAt.getTime() === hr.clock.now.getTime())).toHaveLength(1);
  });
});

describe('the pop-ups of the change flag', () => {
  const flagOf = async (token: string) => (await hr.call('getSession', {}, { token })).reply().ischg;

  test.each([
    ['E1012', 1],
    ['E1013', 2],
  ] as const)(
    '%s meets the pop-up of flag %i until it is closed, in no tab and at no sign-in after that',
    async (loginId, ischg) => {
      const [token, otherTab] = [await hr.tokenOf(loginId), await hr.tokenOf(loginId)];
      expect([await flagOf(token), await flagOf(otherTab)]).toEqual([ischg, ischg]);
      const earlier = await auditsOf('close popup');
      expect((await hr.call('closePopup', { ischg }, { token })).reply()).toEqual({ ischg: 0 });
      expect((await hr.call('closePopup', { ischg }, { token: otherTab })).reply()).toEqual({ ischg: 0 });
      expect([await flagOf(token), await flagOf(otherTab), await flagOf(await hr.tokenOf(loginId))]).toEqual([0, 0, 0]);
      expect(await auditsOf('close popup')).toBe(earlier + 1);
    },
  );

  test('“later” lasts for the session, in whatever role, and the next one shows the pop-up again', async () => {
    const { accountId } = await actorOf(hr, 'E1002');
    await hr.db.update(accounts).set({ popupFlag: 2 }).where(eq(accounts.id, accountId));
    const token = await hr.tokenOf('E1002');
    expect((await hr.call('closePopup', { ischg: 1, IsLater: true }, { token })).reply()).toEqual({ ischg: 2 });
    expect((await hr.call('closePopup', { ischg: 2, IsLater: true }, { token })).reply()).toEqual({ ischg: 0 });
    const other = (await hr.call('changeRole', { RoleCode: ROLE.appraiser }, { token })).reply().authToken;
    expect([await flagOf(other), await flagOf(await hr.tokenOf('E1002'))]).toEqual([0, 2]);
  });

  test('closing a pop-up that is not one’s own takes nothing away', async () => {
    const token = await hr.tokenOf('E1001');
    expect((await hr.call('closePopup', { ischg: 1 }, { token })).reply()).toEqual({ ischg: 0 });
    expect(await auditsOf('close popup')).toBe(2);
  });

  test.each([3, 100, 0, -1])('the flag %i is no pop-up and cannot be closed (T46)', async (ischg) => {
    const token = await hr.tokenOf('E1001');
    const refused = await hr.call('closePopup', { ischg: ischg as 1 }, { token });
    expect(refused.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'ischg' }] });
  });

  test('whoever has still to agree to the code of conduct cannot close anything (T45)', async () => {
    const token = await hr.tokenOf('E1008');
    expect((await hr.call('closePopup', { ischg: 1 }, { token })).error().code).toBe('conduct_required');
  });
});
