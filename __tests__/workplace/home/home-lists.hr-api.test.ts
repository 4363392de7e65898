import { and, eq, isNull, sql } from 'drizzle-orm';
import { happeningHandlers } from '../../../hr-api/workplace/happenings/handlers';
import { homeHandlers } from '../../../hr-api/workplace/home/handlers';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { namedTo } from '../../../hr-api/people/colleagues';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import { employments, persons, reportingLines } from '../../../hr-api/people/tables';
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
const tasksOf = async (empid: string) => homeHandlers.listPendingTasks.handle({}, await contextFor(empid));
const unreadOf = async (empid: string) => homeHandlers.listUnread.handle({}, await contextFor(empid));
const happeningsOf = async (empid: string) => happeningHandlers.listHappeningsToday.handle({}, await contextFor(empid));
const reporteesOf = async (empid: string, Kind: 'manager' | 'admin') =>
  homeHandlers.listReportees.handle({ Kind }, await contextFor(empid));

describe('tasks', () => {
  test('an employee signed in sees their own tasks, the most urgent first, in their language', async () => {
    const token = await hr.tokenOf('E1001');
    const english = (await hr.call('listPendingTasks', {}, { token, language: 'en' })).reply();
    expect(english.map(({ DueDate, IsOverdue }) => [DueDate, IsOverdue])).toEqual([
      [wireDate(daysAfter(today, -2)), true],
      [wireDate(daysAfter(today, 3)), false],
    ]);
    expect(english[0]).toMatchObject({ IsTeam: false, Name: 'Ananya Rao', Empid: 'E1001' });
    const japanese = (await hr.call('listPendingTasks', {}, { token, language: 'ja' })).reply();
    expect(japanese.map(({ TaskCode }) => TaskCode)).toEqual(english.map(({ TaskCode }) => TaskCode));
    for (const { Title } of japanese) expect(Title).toMatch(/[\u3040-\u30ff]/);
  });

  test('as many are listed as are counted', async () => {
    for (const empid of CAST) {
      const { PendTask, PendTeamTask } = await shellHandlers.getDashboardCounts.handle({}, await contextFor(empid));
      const listed = await tasksOf(empid);
      expect([empid, listed.filter(({ IsTeam }) => !IsTeam).length]).toEqual([empid, Math.min(PendTask, 20)]);
      expect([empid, listed.filter(({ IsTeam }) => IsTeam).length]).toEqual([empid, Math.min(PendTeamTask, 20)]);
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
    const seen = (await tasksOf('E1002')).filter(({ Title }) => Title === 'Written by hand');
    expect(seen).toEqual([
      expect.objectContaining({ TaskCode: 'due-today', IsTeam: true, IsOverdue: false, Empid: 'E1001' }),
      expect.objectContaining({ TaskCode: 'without-a-day', DueDate: '', IsOverdue: false, Name: 'Ananya Rao' }),
    ]);
    for (const empid of ['E1003', 'E1004', 'E1016'])
      expect((await tasksOf(empid)).filter(({ Title }) => Title === 'Written by hand')).toEqual([]);
    expect((await tasksOf('E1001')).at(-1)?.TaskCode).toBe('without-a-day');
  });

  test('however many there are, twenty are listed', async () => {
    const { id: employmentId } = await employmentOf(hr, 'E1017');
    const many = Array.from({ length: 30 }, (_, index) => ({
      employmentId,
      code: `many-${index}`,
      title: 'T',
      dueOn: daysAfter(today, -index - 10),
      createdAt: hr.clock.now,
    }));
    await hr.db.insert(tasks).values(many);
    const listed = await tasksOf('E1017');
    expect(listed).toHaveLength(20);
    expect(listed[0]?.TaskCode).toBe('many-29');
  });
});

describe('notifications and messages', () => {
  test('a person sees what they have not read, the newest first, over all their roles', async () => {
    const token = await hr.tokenOf('E1004');
    const unread = (await hr.call('listUnread', {}, { token, language: 'de' })).reply();
    expect(unread[0]).toMatchObject({ NotificationType: 'M', NotificationName: 'Willkommen im Portal', Link_Info: '' });
    expect(new Set(unread.map(({ RoleCode }) => RoleCode))).toEqual(new Set([2, 17]));
    expect(unread[0]?.Name).not.toBe('');
    expect(unread.find(({ NotificationName }) => /neue Kolleginnen/.test(NotificationName))).toMatchObject({
      RoleCode: 17,
      Link_Info: 'ecenter/newjoiners',
      CreatedDate: `${wireDate(daysAfter(today, -1))} 16:50`,
    });
  });

  test('what was written by hand stands as written, with its sender and where it leads', async () => {
    const [{ accountId }, { personId }] = [await actorOf(hr, 'E1016'), await employmentOf(hr, 'E1004')];
    const [notification] = await hr.db
      .insert(notifications)
      .values({
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
      })
      .returning();
    expect((await unreadOf('E1016'))[0]).toMatchObject({
      NotificationCode: 'by-hand',
      NotificationName: 'Your letter is ready',
      Name: 'Sofía Herrera',
      Link_Info: 'ecenter/documentmanager',
      URLParamKey: 'key',
      URLParamValue: 'a b/c',
      CreatedDate: `${wireDate(today)} 12:00`,
    });
    expect((await unreadOf('E1005')).map(({ NotificationCode }) => NotificationCode)).not.toContain('by-hand');
    await hr.db.update(notifications).set({ readAt: hr.clock.now }).where(eq(notifications.id, notification!.id));
    expect((await unreadOf('E1016')).map(({ NotificationCode }) => NotificationCode)).not.toContain('by-hand');
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

describe('happenings', () => {
  test('every one of the cast who works here has something to congratulate on today', async () => {
    for (const empid of CAST.filter((one) => one !== 'E1015')) {
      const rows = await happeningsOf(empid);
      expect([empid, rows.some(({ CurrentDay }) => CurrentDay === wireDate(today))]).toEqual([empid, true]);
      expect([empid, rows.map(({ Empid }) => Empid).includes(empid)]).toEqual([empid, false]);
    }
    expect(await happeningsOf('E1015')).toEqual([]);
  });

  test('a birthday names no year, an anniversary says how many, today comes before tomorrow', async () => {
    const token = await hr.tokenOf('E1001');
    const rows = (await hr.call('listHappeningsToday', {}, { token })).reply();
    expect(rows.map(({ DayCode }) => DayCode)).toEqual(rows.map((_, index) => index + 1));
    const [now, next] = [wireDate(today), wireDate(daysAfter(today, 1))];
    expect(rows.map(({ CurrentDay, NextDay }) => `${CurrentDay}${NextDay}`)).toEqual([
      ...rows.filter(({ CurrentDay }) => CurrentDay).map(() => now),
      ...rows.filter(({ NextDay }) => NextDay).map(() => next),
    ]);
    expect(new Set(rows.map(({ WishType }) => WishType))).toEqual(new Set(['BirthDay', 'Joining']));
    for (const { WishType, Years } of rows) {
      if (WishType === 'BirthDay') expect(Years).toBeNull();
      else expect(Years).toBeGreaterThan(0);
    }
    expect(JSON.stringify(rows)).not.toContain('1988');
  });

  test('own unit comes first; leavers, future joiners and other units are left out', async () => {
    const place = sql`(select business_code from assignments a where a.employment_id = employments.id
      and a.valid_from <= ${today} and (a.valid_to is null or a.valid_to > ${today}))`;
    const rows = await happeningsOf('E1002');
    const found = await hr.db
      .select({ empid: persons.empid, business: place, to: employments.validTo, from: employments.validFrom })
      .from(persons)
      .innerJoin(employments, eq(employments.personId, persons.id));
    for (const { Empid } of rows) {
      const records = found.filter((one) => one.empid === Empid);
      expect(records).toContainEqual(expect.objectContaining({ business: 'instruments', to: null }));
    }
    const { personId } = await employmentOf(hr, 'E1001');
    await hr.db
      .update(persons)
      .set({ bornOn: `1990${today.slice(4)}` })
      .where(eq(persons.id, personId));
    expect((await happeningsOf('E1002'))[0]).toMatchObject({ Empid: 'E1001', DisplayOrg: 'Firmware', Years: null });
    expect((await happeningsOf('E1016')).map(({ Empid }) => Empid)).not.toContain('E1001');
  });

  test('someone who joined today has no anniversary yet', async () => {
    const joinedToday = await hr.db
      .select({ empid: persons.empid })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(and(sql`to_char(${employments.validFrom}, 'MM-DD') = ${today.slice(5)}`, isNull(employments.validTo)));
    expect(joinedToday.length).toBeGreaterThan(0);
    for (const empid of CAST)
      for (const { WishType, Years } of await happeningsOf(empid))
        if (WishType === 'Joining') expect(Years).toBeGreaterThanOrEqual(1);
  });
});

describe('reportees', () => {
  test('the people behind the two counts are as many as counted, by name', async () => {
    const token = await hr.tokenOf('E1002');
    const header = (await hr.call('getEmployeeHeader', {}, { token })).reply();
    const rows = (await hr.call('listReportees', { Kind: 'manager' }, { token })).reply();
    expect(rows).toHaveLength(header.AsReportingManager);
    expect(rows).toContainEqual({
      Name: 'Ananya Rao',
      Empid: 'E1001',
      KeyCode: (await employmentOf(hr, 'E1001')).code,
      HasPhoto: true,
      Level_Name: 'Senior specialist',
      Location_Name: 'Bengaluru',
    });
    const names = rows.map(({ Name }) => Name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  test('admin managers see those whom they administer', async () => {
    const { AsAdminManager } = await shellHandlers.getEmployeeHeader.handle({}, await contextFor('E1003'));
    expect(await reporteesOf('E1003', 'admin')).toHaveLength(Math.min(AsAdminManager, 200));
    expect(await reporteesOf('E1001', 'admin')).toEqual([]);
    expect(await reporteesOf('E1015', 'manager')).toEqual([]);
  });

  test('who changes manager leaves one list and joins the other on that day', async () => {
    const [{ id }, { id: leaderId }] = [await employmentOf(hr, 'E1016'), await employmentOf(hr, 'E1014')];
    const current = and(
      eq(reportingLines.employmentId, id),
      eq(reportingLines.kind, 'manager'),
      isNull(reportingLines.validTo),
    );
    await hr.db.update(reportingLines).set({ validTo: today }).where(current);
    const line = { employmentId: id, kind: 'manager' as const, leaderId };
    await hr.db.insert(reportingLines).values({ ...line, validFrom: today });
    expect((await reporteesOf('E1014', 'manager')).map(({ Empid }) => Empid)).toEqual(['E1016']);
  });

  test('a kind that there is not is refused', async () => {
    const token = await hr.tokenOf('E1002');
    const refused = await hr.call('listReportees', { Kind: 'reviewer' as 'admin' }, { token });
    expect(refused.error().code).toBe('invalid');
  });
});

test('whoever a list of home names, may be named to the person who reads it', async () => {
  for (const empid of CAST) {
    const actor = await actorOf(hr, empid);
    const rows = await hr.db
      .select({ empid: persons.empid })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(namedTo(actor, today));
    const known = new Set(rows.map((row) => row.empid));
    const named = [
      ...(await tasksOf(empid)),
      ...(await happeningsOf(empid)),
      ...(await reporteesOf(empid, 'manager')),
      ...(await reporteesOf(empid, 'admin')),
    ].map(({ Empid }) => Empid);
    expect([empid, named.filter((one) => one && !known.has(one))]).toEqual([empid, []]);
  }
});
