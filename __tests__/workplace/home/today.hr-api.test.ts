import { and, eq } from 'drizzle-orm';
import { tickets } from '../../../hr-api/helpdesk/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import { homeHandlers } from '../../../hr-api/workplace/home/handlers';
import { notificationHandlers } from '../../../hr-api/workplace/notifications/handlers';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import { personPhotos } from '../../../hr-api/people/tables';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import { tasks } from '../../../hr-api/workplace/tasks/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

const CAST = Array.from({ length: 17 }, (_, index) => `E${1001 + index}`);

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const contextFor = async (empid: string, language: 'en' | 'ja' = 'en') =>
  contextOf(hr, await actorOf(hr, empid), language);
const rowsOf = async (empid: string) => (await homeHandlers.listToday.handle({}, await contextFor(empid))).Rows;

describe('what waits for a person', () => {
  test('is their own overdue tasks, then those of the week, in their language', async () => {
    const token = await hr.tokenOf('E1001');
    const english = (await hr.call('listToday', {}, { token, language: 'en' })).reply();
    const tasksIn = ({ Rows }: typeof english) => Rows.filter(({ Kind }) => Kind === 'task');
    expect(
      tasksIn(english).map(({ Group, Action, DueDate, IsOverdue }) => [Group, Action, DueDate, IsOverdue]),
    ).toEqual([
      ['now', 'finish', wireDate(daysAfter(today, -2)), true],
      ['week', 'finish', wireDate(daysAfter(today, 3)), false],
    ]);
    const japanese = tasksIn((await hr.call('listToday', {}, { token, language: 'ja' })).reply());
    expect(japanese.map(({ Code }) => Code)).toEqual(tasksIn(english).map(({ Code }) => Code));
    for (const { Title } of japanese) expect(Title).toMatch(/[\u3040-\u30ff]/);
  });

  test('is counted alike by home, dashboard and bell, for everybody in the cast', async () => {
    for (const empid of CAST) {
      const context = await contextFor(empid);
      const counts = await shellHandlers.getDashboardCounts.handle({}, context);
      const { Rows, Counts } = await homeHandlers.listToday.handle({}, context);
      const count = (...kinds: string[]) =>
        Rows.filter(({ Kind, Group }) => kinds.includes(Kind) && Group !== 'team').length;
      expect([empid, count('task', 'status') + Counts.Later!]).toEqual([empid, counts.PendTask]);
      expect([empid, Counts.Team]).toEqual([empid, counts.PendTeamTask]);
      expect([empid, count('message')]).toEqual([empid, counts.PendMessage]);
      const { HeadNotificationCount } = await notificationHandlers.getNotificationCount.handle({}, context);
      expect([empid, counts.EmpNotiCount + counts.PendMessage]).toEqual([empid, HeadNotificationCount]);
    }
  });

  test('a task of one report is listed for the manager with its owner, and for nobody else', async () => {
    const { id: employmentId } = await employmentOf(hr, 'E1001');
    const task = { employmentId, title: 'Written by hand', createdAt: hr.clock.now };
    await hr.db.insert(tasks).values([
      { ...task, code: 'due-today', dueOn: today },
      { ...task, code: 'without-a-day' },
      { ...task, code: 'done', doneAt: hr.clock.now },
    ]);
    const seen = async (empid: string) => (await rowsOf(empid)).filter(({ Title }) => Title === 'Written by hand');
    expect(await seen('E1002')).toEqual([
      expect.objectContaining({ Code: 'due-today', Group: 'team', Action: 'open', IsOverdue: false, Empid: 'E1001' }),
      expect.objectContaining({ Code: 'without-a-day', Group: 'team', DueDate: '', Name: 'Ananya Rao' }),
    ]);
    for (const empid of ['E1003', 'E1004', 'E1016']) expect(await seen(empid)).toEqual([]);
    expect((await seen('E1001')).map(({ Code, Group }) => [Code, Group])).toEqual([['due-today', 'now']]);
    expect((await homeHandlers.listToday.handle({}, await contextFor('E1001'))).Counts.Later).toBe(1);
  });

  test('is twenty rows of a group at most, however many there are, and their number', async () => {
    const { id: employmentId } = await employmentOf(hr, 'E1017');
    const many = Array.from({ length: 5000 }, (_, index) => ({
      employmentId,
      code: `many-${index}`,
      title: 'T',
      dueOn: daysAfter(today, -(index % 900) - 10),
      createdAt: hr.clock.now,
    }));
    for (let from = 0; from < many.length; from += 1000)
      await hr.db.insert(tasks).values(many.slice(from, from + 1000));
    const { Rows, Counts } = await homeHandlers.listToday.handle({}, await contextFor('E1017'));
    const now = Rows.filter(({ Group }) => Group === 'now');
    expect(now).toHaveLength(20);
    expect(now[0]?.DueDate).toBe(wireDate(daysAfter(today, -909)));
    expect(Counts.Now).toBeGreaterThanOrEqual(5000);
  });

  test('says which sections lack something, and nothing of a record that lacks nothing', async () => {
    const profile = async (empid: string) => (await rowsOf(empid)).find(({ Kind }) => Kind === 'profile');
    expect(await profile('E1001')).toBeUndefined();
    const { personId } = await employmentOf(hr, 'E1001');
    await hr.db.delete(personPhotos).where(eq(personPhotos.personId, personId));
    expect(await profile('E1001')).toMatchObject({
      ...{ Group: 'info', Link_Info: 'ecenter/essprofileview', Title: 'Your profile still lacks: Photo' },
    });
    expect((await profile('E1012'))?.Title).toMatch(/^Your profile still lacks: [\w ]+, [\w ]+, [\w ]+$/);
  });
});

describe('notifications and messages', () => {
  test('wait over all roles; what is of another role says which to change to first', async () => {
    const told = (await rowsOf('E1004')).filter(({ Kind }) => Kind === 'notification' || Kind === 'message');
    expect(told.find(({ Title }) => Title === 'Welcome to the portal')).toMatchObject({
      Kind: 'message',
      Group: 'info',
      Action: 'open',
      Link_Info: '',
      RoleCode: 0,
    });
    const ofHr = (rows: typeof told) =>
      rows.find(({ Title }) => Title === 'Three HR articles were read most last week');
    expect(ofHr(told)).toMatchObject({ RoleCode: ROLE.hr, Role_Name: 'HR', Link_Info: 'chillconnect/knowledgebase' });
    const inHr = await homeHandlers.listToday.handle({}, contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr)));
    expect(ofHr(inHr.Rows)).toMatchObject({ RoleCode: 0, Role_Name: '', Link_Info: 'chillconnect/knowledgebase' });
  });

  test('a reminder stands by its day and stays until it is done', async () => {
    const reminder = async () => (await rowsOf('E1016')).find(({ Title }) => Title.startsWith('Check your'));
    expect(await reminder()).toMatchObject({ Group: 'week', Action: 'finish', DueDate: wireDate(daysAfter(today, 2)) });
    const token = await hr.tokenOf('E1016');
    await hr.call('markAllNotificationsRead', { RoleCode: ROLE.employee, NotificationType: 'N' }, { token });
    const { Code } = (await reminder())!;
    const count = (await hr.call('markNotificationRead', { NotificationCode: Code }, { token })).reply();
    expect(await reminder()).toBeUndefined();
    const taken = await hr.call('markNotificationPending', { NotificationCode: Code }, { token });
    expect(taken.reply().HeadNotificationCount).toBe(count.HeadNotificationCount + 1);
    expect(await reminder()).toBeDefined();
    const again = await hr.call('markNotificationPending', { NotificationCode: Code }, { token });
    expect(again.error().code).toBe('conflict');
    const foreign = await hr.call(
      'markNotificationPending',
      { NotificationCode: Code },
      { token: await hr.tokenOf('E1001') },
    );
    expect(foreign.error().code).toBe('not_found');
  });

  test('what was written by hand stands as written, with its sender and where it leads', async () => {
    const [{ accountId }, { personId }] = [await actorOf(hr, 'E1016'), await employmentOf(hr, 'E1004')];
    await hr.db.insert(notifications).values({
      code: 'by-hand',
      accountId,
      roleCode: 2,
      kind: 'N',
      senderId: personId,
      subject: 'Your letter is ready',
      body: '',
      link: 'ecenter/documentmanager',
      linkKey: 'key',
      linkValue: 'a b/c',
      createdAt: new Date(hr.clock.now.getTime() + 1),
    });
    expect((await rowsOf('E1016')).find(({ Group }) => Group === 'info')).toMatchObject({
      Code: 'by-hand',
      Title: 'Your letter is ready',
      Name: 'Sofía Herrera',
      Link_Info: 'ecenter/documentmanager',
      URLParamKey: 'key',
      URLParamValue: 'a b/c',
      CreatedDate: `${wireDate(today)} 12:00`,
    });
    expect((await rowsOf('E1005')).map(({ Code }) => Code)).not.toContain('by-hand');
  });

  test.each(['//evil.example', 'https://evil.example', 'ecenter', 'ecenter/a/b', 'javascript:1', '../x/y'])(
    'the database takes no notification that leads to %s',
    async (link) => {
      const { accountId } = await actorOf(hr, 'E1001');
      const row = { code: link, accountId, roleCode: 2, kind: 'N' as const, subject: 'S', body: '' };
      await expect(hr.db.insert(notifications).values({ ...row, link, createdAt: hr.clock.now })).rejects.toThrow();
    },
  );
});

describe('tickets', () => {
  const ticketsOf = async (empid: string, roleCode?: number) => {
    const context = contextOf(hr, await actorOf(hr, empid, roleCode));
    return (await homeHandlers.listToday.handle({}, context)).Rows.filter(({ Kind }) => Kind === 'ticket');
  };

  test('wait for whoever asked while the desk waits for them, and are not told of a second time', async () => {
    const [mine] = await ticketsOf('E1001');
    expect(mine).toMatchObject({ Group: 'now', Action: 'reply', RoleCode: 0, Link_Info: 'chillconnect/ticket' });
    const { accountId } = await actorOf(hr, 'E1001');
    const notice = { accountId, roleCode: 2, kind: 'N', subject: 'S', body: '', createdAt: hr.clock.now } as const;
    const place = { link: 'chillconnect/ticket', linkKey: 'key', linkValue: mine!.Code };
    await hr.db.insert(notifications).values({ ...notice, ...place, code: 'of-the-ticket' });
    expect((await rowsOf('E1001')).map(({ Code }) => Code)).not.toContain('of-the-ticket');
    await hr.db.update(tickets).set({ statusCode: 2 }).where(eq(tickets.code, mine!.Code));
    expect(await ticketsOf('E1001')).toEqual([]);
    expect((await rowsOf('E1001')).map(({ Code }) => Code)).toContain('of-the-ticket');
  });

  test('wait for whoever took them up in every role, and open in the one that answers', async () => {
    const inRole = await ticketsOf('E1005', ROLE.helpdesk);
    expect(inRole.length).toBeGreaterThan(0);
    expect(inRole.map(({ RoleCode }) => RoleCode)).toEqual(inRole.map(() => 0));
    const asEmployee = await ticketsOf('E1005', ROLE.employee);
    expect(asEmployee.map(({ Code }) => Code)).toEqual(inRole.map(({ Code }) => Code));
    expect(new Set(asEmployee.map(({ RoleCode }) => RoleCode))).toEqual(new Set([ROLE.helpdesk]));
    const { accountId } = await actorOf(hr, 'E1005');
    await hr.db
      .update(roleGrants)
      .set({ validTo: today })
      .where(and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, ROLE.helpdesk)));
    expect(await ticketsOf('E1005', ROLE.employee)).toEqual([]);
  });
});
