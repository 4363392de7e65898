import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const list = async (token: string, request: RequestFor<'listNotifications'>, language = 'en') =>
  (await hr.call('listNotifications', request, { token, language })).reply();
const countOf = async (token: string) =>
  (await hr.call('getNotificationCount', {}, { token })).reply().HeadNotificationCount;
const auditOf = (action: string) => hr.db.select().from(auditEntries).where(eq(auditEntries.action, action));

test('a manager reads what is for each role that they hold, newest first, in their language', async () => {
  const token = await hr.tokenOf('E1002');
  const own = await list(token, { RoleCode: ROLE.employee });
  expect(own.map(({ NotificationType, Status }) => `${NotificationType}${Status}`)).toEqual([
    'MP',
    'NP',
    'MP',
    'NP',
    'NR',
  ]);
  const [joiner] = await list(token, { RoleCode: ROLE.appraiser }, 'de');
  expect(joiner).toMatchObject({
    NotificationName: 'In Ihrem Team ist jemand neu',
    Message: '<p>Sagen Sie Hallo und zeigen Sie, wo alles ist.</p>',
    Name: '',
    DueDate: wireDate(daysAfter(today, 6)),
    NotificationStatus: 'Offen',
    Status: 'P',
    NotificationType: 'N',
    RoleCode: ROLE.appraiser,
    Link_Info: 'ecenter/newjoiners',
    EmpidName: expect.stringMatching(/^E\d{4} - \p{L}/u),
    Legend: 'Erinnerung',
    CreatedDate: `${wireDate(daysAfter(today, -1))} 09:31`,
    IsAboutMe: false,
  });
  expect(own.find(({ NotificationType }) => NotificationType === 'N')).toMatchObject({ IsAboutMe: true });
});

test('only what is pending is listed when that is asked for', async () => {
  const token = await hr.tokenOf('E1005');
  const all = await list(token, { RoleCode: ROLE.employee });
  const pending = await list(token, { RoleCode: ROLE.employee, Status: 'P' });
  expect(pending).toEqual(all.filter(({ Status }) => Status === 'P'));
  expect(pending.length).toBeLessThan(all.length);
});

test('the counts of the roles stand in the field that each role has (RSW-06 to RSW-09)', async () => {
  const header = (await hr.call('listNotificationHeader', {}, { token: await hr.tokenOf('E1003') })).reply();
  expect(header).toEqual([
    { Role_Code: 2, Role_Name: 'Employee', EmpCount: 2, AppCount: 0, RevCount: 0, RoleCount: 0, session_Role_Code: 2 },
    { Role_Code: 5, Role_Name: 'Appraiser', EmpCount: 0, AppCount: 3, RevCount: 0, RoleCount: 0, session_Role_Code: 2 },
    { Role_Code: 13, Role_Name: 'Reviewer', EmpCount: 0, AppCount: 0, RevCount: 2, RoleCount: 0, session_Role_Code: 2 },
  ]);
  const [, atDesk] = (await hr.call('listNotificationHeader', {}, { token: await hr.tokenOf('E1017') })).reply();
  expect(atDesk).toMatchObject({ Role_Code: ROLE.helpdesk, EmpCount: 0, RoleCount: 2 });
});

test('the count of the bell is all that waits, notifications and messages of every role', async () => {
  const token = await hr.tokenOf('E1003');
  const pending = await Promise.all([2, 5, 13].map((RoleCode) => list(token, { RoleCode, Status: 'P' })));
  expect(await countOf(token)).toBe(pending.flat().length);
});

test('whoever reads one has one less, once; only the first reading is audited', async () => {
  const token = await hr.tokenOf('E1006');
  const [first] = await list(token, { RoleCode: ROLE.administrator, Status: 'P' });
  const before = await countOf(token);
  const read = () => hr.call('markNotificationRead', { NotificationCode: first!.NotificationCode }, { token });
  expect((await read()).reply()).toEqual({ HeadNotificationCount: before - 1 });
  expect((await read()).reply()).toEqual({ HeadNotificationCount: before - 1 });
  const again = (await list(token, { RoleCode: ROLE.administrator })).find(
    ({ NotificationCode }) => NotificationCode === first!.NotificationCode,
  );
  expect(again).toMatchObject({ Status: 'R', NotificationStatus: 'Read' });
  const { Rows } = (await hr.call('listToday', {}, { token })).reply();
  expect(Rows.map(({ Code }) => Code)).not.toContain(first!.NotificationCode);
  const { accountId } = await actorOf(hr, 'E1006');
  const rows = (await auditOf('read notification')).filter((row) => row.accountId === accountId);
  expect(rows).toHaveLength(1);
});

test('"read all" reads one type of one role but what stays; a repeat answers the same (F15, F16)', async () => {
  const token = await hr.tokenOf('E1016');
  const before = await countOf(token);
  const pendingOf = async (type: string) =>
    (await list(token, { RoleCode: 2, Status: 'P' })).filter(({ NotificationType }) => NotificationType === type);
  const [pending, messages] = [await pendingOf('N'), await pendingOf('M')];
  const notices = pending.filter(({ StaysUntilDone }) => !StaysUntilDone);
  expect(notices.length).toBeLessThan(pending.length);
  const request = { RoleCode: 2, NotificationType: 'N' } as const;
  const idempotencyKey = 'read-all-of-e1016';
  const first = await hr.call('markAllNotificationsRead', request, { token, idempotencyKey });
  const second = await hr.call('markAllNotificationsRead', request, { token, idempotencyKey });
  expect(first.reply()).toEqual({ HeadNotificationCount: before - notices.length });
  expect(second.reply()).toEqual(first.reply());
  const other = { ...request, NotificationType: 'M' } as const;
  expect((await hr.call('markAllNotificationsRead', other, { token, idempotencyKey })).error().code).toBe(
    'idempotency_mismatch',
  );
  expect(await pendingOf('N')).toEqual(pending.filter(({ StaysUntilDone }) => StaysUntilDone));
  expect(await pendingOf('M')).toEqual(messages);
  const { accountId } = await actorOf(hr, 'E1016');
  const rows = (await auditOf('read all notifications')).filter((row) => row.accountId === accountId);
  expect(rows.map(({ after }) => after)).toEqual([{ roleCode: 2, kind: 'N', count: notices.length }]);
});

test('nobody reads, or marks as read, what is for somebody else (T64)', async () => {
  const [mine] = await list(await hr.tokenOf('E1001'), { RoleCode: 2, Status: 'P' });
  for (const loginId of ['E1002', 'E1004', 'E1006']) {
    const token = await hr.tokenOf(loginId);
    const codes = (await list(token, { RoleCode: 2 })).map(({ NotificationCode }) => NotificationCode);
    expect(codes).not.toContain(mine!.NotificationCode);
    const refused = await hr.call('markNotificationRead', { NotificationCode: mine!.NotificationCode }, { token });
    expect(refused.error().code).toBe('not_found');
  }
  expect(
    (await hr.call('markNotificationRead', { NotificationCode: 'nothing' }, { token: await hr.tokenOf('E1001') }))
      .status,
  ).toBe(404);
});

test('of a role that is not held nothing is told, and what was for it is gone with it (T66)', async () => {
  const token = await hr.tokenOf('E1017');
  const forbidden = [
    await hr.call('listNotifications', { RoleCode: ROLE.hr }, { token }),
    await hr.call('markAllNotificationsRead', { RoleCode: ROLE.hr, NotificationType: 'N' }, { token }),
  ];
  expect(forbidden.map((answer) => answer.error().code)).toEqual(['forbidden', 'forbidden']);

  const { accountId } = await actorOf(hr, 'E1002');
  const manager = await hr.tokenOf('E1002');
  const [waiting] = await list(manager, { RoleCode: ROLE.appraiser, Status: 'P' });
  const before = await countOf(manager);
  const held = and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, ROLE.appraiser));
  await hr.db.update(roleGrants).set({ validTo: today }).where(held);
  expect((await hr.call('listNotifications', { RoleCode: ROLE.appraiser }, { token: manager })).status).toBe(403);
  expect(await countOf(manager)).toBe(before - 3);
  const { Rows } = (await hr.call('listToday', {}, { token: manager })).reply();
  expect(Rows.map(({ Code }) => Code)).not.toContain(waiting!.NotificationCode);
  const refused = await hr.call(
    'markNotificationRead',
    { NotificationCode: waiting!.NotificationCode },
    { token: manager },
  );
  expect(refused.status).toBe(404);
  await hr.db.update(roleGrants).set({ validTo: null }).where(held);
});

test('at most two hundred of a type are listed, pending ones first', async () => {
  const { accountId } = await actorOf(hr, 'E1014');
  const row = { accountId, roleCode: 2, kind: 'N' as const, subject: 'S', body: 'B' };
  await hr.db.insert(notifications).values(
    Array.from({ length: 250 }, (_, index) => ({
      ...row,
      code: `many-${index}`,
      createdAt: hr.clock.now,
      readAt: index < 249 ? hr.clock.now : null,
    })),
  );
  const rows = await list(await hr.tokenOf('E1014'), { RoleCode: 2 });
  expect(rows.filter(({ NotificationType }) => NotificationType === 'N')).toHaveLength(200);
  expect(rows.map(({ NotificationCode }) => NotificationCode)).toContain('many-249');
});

test('a message written by users leaves the HR API without active content (T69, T71)', async () => {
  const { accountId } = await actorOf(hr, 'E1005');
  await hr.db.insert(notifications).values({
    accountId,
    roleCode: 2,
    kind: 'M',
    code: 'hostile',
    subject: '<img src=x onerror=alert(1)>',
    body: '<p onclick="x()">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    createdAt: hr.clock.now,
  });
  const rows = await list(await hr.tokenOf('E1005'), { RoleCode: 2 });
  expect(rows.find(({ NotificationCode }) => NotificationCode === 'hostile')).toMatchObject({
    NotificationName: '<img src=x onerror=alert(1)>',
    Message: '<p>Hello</p><img>',
  });
});

test('asking for the count is no use of the session', async () => {
  const token = await hr.tokenOf('E1001');
  const idleSeconds = async () => (await hr.call('getSessionLife', {}, { token })).reply().IdleSeconds;
  const before = await idleSeconds();
  hr.clock.advance(60_000);
  await countOf(token);
  expect(await idleSeconds()).toBe(before - 60);
  await list(token, { RoleCode: 2 });
  expect(await idleSeconds()).toBe(before);
});
