import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { employments } from '../../../hr-api/people/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { calendarFeeds } from '../../../hr-api/time/calendar-feeds/tables';
import { menus, roleMenus } from '../../../hr-api/workplace/shell/tables';
import { MAX_FEEDS, type FeedKind } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import { employmentOf } from '../../people/cast-actors';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { giveLeave, leaveOfAnanya, SICK, UNPAID, type Asker } from '../team-calendar/approved-leave';
import { lineOf, readEvents } from './read-events';

let hr: TestApp;
let leave: Asker;
let own: { token: string };

beforeAll(async () => {
  hr = await startApp();
  leave = await leaveOfAnanya(hr);
  own = { token: await hr.tokenOf('E1001') };
  await leave.take({ TypeCode: UNPAID, From: '2026-06-03', To: '2026-06-09' });
  await leave.take({ TypeCode: SICK, From: '2026-06-15', To: '2026-06-17', FromPortion: 'second' });
  await leave.ask({ TypeCode: UNPAID, From: '2026-06-24', To: '2026-06-25' });
});
afterAll(() => hr.stop());

async function subscribe(Kind: FeedKind, who = own) {
  const { FeedCode, FeedSecret } = (await hr.call('createCalendarFeed', { Kind }, who)).reply();
  const get = (known: { KnownTag?: string; KnownSince?: string } = {}) =>
    hr.call('getCalendarFeed', { FeedSecret, ...known }, { clientAddress: '203.0.113.9' });
  const june = async () => {
    const { Calendar } = (await get()).reply();
    const { events } = readEvents(Calendar);
    const inJune = events.filter((event) => (event.DTSTART ?? event['DTSTART;VALUE=DATE'] ?? '').startsWith('202606'));
    return { events: inJune, Calendar };
  };
  return { FeedCode, FeedSecret, get, june };
}

test('a person’s own leave is read back by a parser, with its types and what is asked for', async () => {
  const { get, june } = await subscribe('own');
  const { events } = await june();
  expect(events.map(lineOf)).toEqual([
    '20260603 20260610 Unpaid leave',
    '20260615T080000Z 20260615T123000Z Sick leave',
    '20260616 20260618 Sick leave',
    '20260624 20260626 Unpaid leave, asked for',
  ]);
  expect(events.map(({ STATUS, CLASS }) => `${STATUS} ${CLASS}`)).toEqual([
    ...Array.from({ length: 3 }, () => 'CONFIRMED PRIVATE'),
    'TENTATIVE PRIVATE',
  ]);
  // What the program has is not sent again, whichever way it says so; what is asked for once it is another.
  const first = (await get()).reply();
  expect((await get({ KnownTag: first.Tag })).reply()).toEqual({ ...first, Calendar: '' });
  expect((await get({ KnownSince: first.ChangedAt })).reply().Calendar).toBe('');
  expect((await get({ KnownTag: first.Tag.slice(1), KnownSince: first.ChangedAt })).reply()).toEqual(first);
  hr.clock.advance(60_000);
  await leave.ask({ TypeCode: UNPAID, From: '2026-06-29', To: '2026-06-29' });
  const later = (await get({ KnownTag: first.Tag })).reply();
  const [before, after] = [first, later].map(({ Calendar }) => readEvents(Calendar).events);
  expect(after!.length).toBe(before!.length + 1);
  expect(after!.map(({ UID }) => UID)).toEqual(expect.arrayContaining(before!.map(({ UID }) => UID)));
  expect(Number(after![0]!.SEQUENCE)).toBe(Number(before![0]!.SEQUENCE) + 1);
  expect(after![0]!.DTSTAMP).not.toBe(before![0]!.DTSTAMP);
});

test('the team is told to be away and nothing else, to a manager too, and only who may be named', async () => {
  const manager = { token: await hr.tokenOf('E1002') };
  const { get, june } = await subscribe('team', manager);
  const { events, Calendar } = await june();
  const ananya = events.filter(({ SUMMARY }) => SUMMARY!.startsWith('Ananya'));
  expect(ananya.map(lineOf).map((line) => line.replace(/ Ananya.*:/, ' :'))).toEqual([
    '20260603 20260610 : away',
    '20260615T080000Z 20260615T123000Z : away',
    '20260616 20260618 : away',
  ]);
  for (const word of ['Unpaid', 'Sick', 'leave', 'TENTATIVE', 'E1001', 'DESCRIPTION'])
    expect(Calendar).not.toContain(word);
  const asked = { From: '2026-06-01', To: '2026-06-30', Audience: 'team' as const };
  const { People } = (await hr.call('listTeamCalendar', asked, manager)).reply();
  const away = People.filter(({ Away }) => Away.some(({ State }) => State === 'approved')).map(({ Name }) => Name);
  const told = readEvents(Calendar).events.map(({ SUMMARY }) => SUMMARY!.replace(/: away.*$/, ''));
  expect(away.filter((name) => !told.includes(name))).toEqual([]);
  const named = new Set(People.map(({ Name }) => Name));
  expect(told.filter((name) => !named.has(name))).toEqual([]);
  // Not even that somebody has asked for leave is to be seen, by a later state.
  const { Tag } = (await get()).reply();
  await leave.ask({ TypeCode: UNPAID, From: '2026-07-01', To: '2026-07-01' });
  expect((await get()).reply()).toMatchObject({ Tag, Calendar });
});

describe('a subscription', () => {
  const isDead = async ({ get }: Awaited<ReturnType<typeof subscribe>>) => {
    const answer = await get();
    expect(answer.status).toBe(404);
    return answer.error().message;
  };

  test('is dead once it is ended, and for who is blocked, left or lost the page or role (T47)', async () => {
    const [ended, feed] = [await subscribe('own'), await subscribe('own')];
    const other = { token: await hr.tokenOf('E1002') };
    const stranger = await hr.call('deleteCalendarFeed', { FeedCode: ended.FeedCode }, other);
    expect(stranger.status).toBe(404);
    (await hr.call('deleteCalendarFeed', { FeedCode: ended.FeedCode }, own)).reply();
    const messages = [await isDead(ended)];
    const listed = async () =>
      (await hr.call('listCalendarFeeds', {}, own)).reply().find(({ FeedCode }) => FeedCode === feed.FeedCode);
    expect(await listed()).toMatchObject({ Kind: 'own', LastReadAt: '', IsOpen: true });
    await feed.get();
    expect(await listed()).toMatchObject({ LastReadAt: hr.clock.now.toISOString() });

    /** Makes a change, looks at the subscription, and takes the change back. */
    async function during(change: () => Promise<unknown>, undo: () => Promise<unknown>) {
      await change();
      messages.push(await isDead(feed));
      await undo();
      expect((await feed.get()).status).toBe(200);
    }
    const ofAccount = eq(accounts.loginId, 'E1001');
    const block = (disabledAt: Date | null) => hr.db.update(accounts).set({ disabledAt }).where(ofAccount);
    await during(
      () => block(hr.clock.now),
      () => block(null),
    );
    const [page] = await hr.db.select().from(menus).where(eq(menus.link, 'myleave'));
    const given = { roleCode: ROLE.employee, menuCode: page!.code };
    await during(
      () =>
        hr.db
          .delete(roleMenus)
          .where(and(eq(roleMenus.roleCode, given.roleCode), eq(roleMenus.menuCode, given.menuCode))),
      () => hr.db.insert(roleMenus).values(given),
    );
    const today = dayOf(hr.clock.now);
    const leaver = await subscribe('own', { token: await hr.tokenOf('E1017') });
    const { id } = await employmentOf(hr, 'E1017');
    await hr.db.update(employments).set({ validTo: today }).where(eq(employments.id, id));
    messages.push(await isDead(leaver));
    const helper = await subscribe('team', { token: await hr.tokenOf('E1005') });
    const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1005'));
    await hr.db.update(roleGrants).set({ validTo: today }).where(eq(roleGrants.accountId, account!.id));
    messages.push(await isDead(helper));
    const unknown = await hr.call('getCalendarFeed', { FeedSecret: 'A'.repeat(43) });
    expect(new Set([...messages, unknown.error().message]).size).toBe(1);
  });

  test('has a secret that is told once, by proof, and is in no row, log or mail (T08, T47)', async () => {
    const { FeedSecret } = await subscribe('team');
    const [row] = await hr.db.select().from(calendarFeeds).where(isNull(calendarFeeds.lastReadAt)).limit(1);
    expect(row!.secretHash).toMatch(/^[0-9a-f]{64}$/);
    await hr.call('getCalendarFeed', { FeedSecret });
    const rows = JSON.stringify(await hr.db.select().from(calendarFeeds));
    const told = async () =>
      (await mailsIn(hr.dataDir)).filter(({ subject }) => subject === 'A calendar program may read your portal');
    while ((await told()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const mails = JSON.stringify(await mailsIn(hr.dataDir));
    for (const text of [rows, mails, hr.logs.join('\n')]) expect(text).not.toContain(FeedSecret);
    hr.clock.advance(301_000);
    const late = await hr.call('createCalendarFeed', { Kind: 'own' }, own);
    expect(late.error().code).toBe('proof_required');
  });

  test('is one of ten at most, and who guesses is told to wait while a right secret still opens', async () => {
    const who = { token: await hr.tokenOf('E1016') };
    const feeds = [];
    for (let at = 0; at < MAX_FEEDS; at += 1) feeds.push(await subscribe('own', who));
    const { issues } = (await hr.call('createCalendarFeed', { Kind: 'own' }, who)).error();
    expect(issues).toEqual([{ path: 'Kind', message: 'too_many' }]);
    const guess = (at: number) =>
      hr.call('getCalendarFeed', { FeedSecret: String(at).padStart(43, 'x') }, { clientAddress: '203.0.113.9' });
    const statuses = new Set<number>();
    for (let at = 0; at < 62; at += 1) statuses.add((await guess(at)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await feeds[0]!.get()).status).toBe(200);
  });

  // The last one: the clock goes on for days.
  test('tells of leave that comes into sight, whoever has the calendar already', async () => {
    await giveLeave(hr, (await employmentOf(hr, 'E1002')).id, ['2027-03-22']);
    const { get } = await subscribe('own', { token: await hr.tokenOf('E1002') });
    const { Tag, Calendar } = (await get()).reply();
    expect(Calendar).not.toContain('20270322');
    hr.clock.advance(4 * 86_400_000);
    expect((await get({ KnownTag: Tag })).reply().Calendar).toContain('DTSTART;VALUE=DATE:20270322');
  });
});
