import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { insertRows } from '../../hr-api/platform/insert-rows';
import { ticketReadings, tickets } from '../../hr-api/helpdesk/tables';
import { ticketSorts } from '../../lib/contract/helpdesk/shapes';
import type { RequestFor } from '../../lib/contract/all';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { actorOf } from '../people/cast-actors';

let hr: TestApp;
let ananya: string;
let rohan: string;
beforeAll(async () => {
  hr = await startApp();
  ananya = await hr.tokenOf('E1001');
  rohan = await hr.tokenOf('E1005');
});
afterAll(() => hr.stop());

type Question = RequestFor<'listTickets'>;
const list = async (token: string, request: Question = {}) =>
  (await hr.call('listTickets', request, { token })).reply();
const count = async (token: string, request: RequestFor<'countTickets'> = {}) =>
  (await hr.call('countTickets', request, { token })).reply();
const subjects = async (token: string, request: Question) =>
  (await list(token, request)).map(({ QSubject }) => QSubject);

test.each(ticketSorts.flatMap((Sort) => (['asc', 'desc'] as const).map((Direction) => ({ Sort, Direction }))))(
  'paging gives the same tickets in the same order as one list, by $Sort $Direction',
  async ({ Sort, Direction }) => {
    const order = { View: 'desk', Sort, Direction } as const;
    const all = (await list(rohan, { ...order, PageSize: 200 })).map(({ QueryCode }) => QueryCode);
    expect(all.length).toBeGreaterThan(20);
    const paged: string[] = [];
    for (let After = ''; ;) {
      const page = await list(rohan, { ...order, PageSize: 7, After });
      paged.push(...page.map(({ QueryCode }) => QueryCode));
      const last = page.at(-1);
      if (!last || page.length < 7) break;
      After = last.Position;
    }
    expect(paged).toEqual(all);
  },
);

test('what is due soonest stands first at the desk, what is never due last', async () => {
  const due = (await list(rohan, { View: 'desk', Sort: 'DueAt', Direction: 'asc', PageSize: 200 })).map(
    ({ StatusCode, Targets }) => {
      const running = Targets.filter(({ State }) => State === 'running' || State === 'overdue');
      return StatusCode === 10 ? '9' : (running.map(({ DueAt }) => DueAt).sort()[0] ?? '9');
    },
  );
  expect(due).toEqual([...due].sort());
});

test.each(['x', '12.5', '-1', 'UpdatedAt.1.2', 'DueAt.soon.3', 'PriorityCode.2.3', "1' or 1=1", '99999999999'])(
  'a position that no list has given, %s, is refused',
  async (After) => {
    const refused = await hr.call('listTickets', { After }, { token: ananya });
    expect([refused.status, refused.error().code]).toEqual([400, 'bad_request']);
  },
);

test('a cursor of another order is refused; an invalid one ends the list', async () => {
  expect((await hr.call('listTickets', { Sort: 'DueAt', After: '5' }, { token: ananya })).status).toBe(400);
  for (const After of ['UpdatedAt.9999999999999.1', 'UpdatedAt.never.1', 'UpdatedAt.0.999999999'])
    expect((await hr.call('listTickets', { Sort: 'UpdatedAt', After }, { token: ananya })).status).toBe(200);
  for (const After of ['PriorityCode.9999999999999.1', 'PriorityCode.never.1'])
    expect((await hr.call('listTickets', { Sort: 'PriorityCode', After }, { token: ananya })).status).toBe(200);
});

test('the filters of the inbox and of the desk find what they say (INBOX-17)', async () => {
  expect(await subjects(ananya, { StatusCode: 4 })).toEqual(['A desk that can be raised']);
  expect(new Set((await list(ananya, { StatusCodes: [4, 10] })).map(({ StatusCode }) => StatusCode))).toEqual(
    new Set([4, 10]),
  );
  expect(await subjects(ananya, { IsUnread: true })).toEqual(['Two hours are missing on my payslip']);
  expect(await subjects(ananya, { ProcessCodes: [2], PriorityCodes: [1] })).toEqual(['A desk that can be raised']);
  const atDesk = (request: Question) => list(rohan, { View: 'desk', PageSize: 200, ...request });
  const mine = await atDesk({ Assignee: 'me' });
  expect(mine.length).toBeGreaterThan(0);
  expect(new Set(mine.map(({ AssigneeName }) => AssigneeName))).toEqual(new Set(['Rohan Deshmukh']));
  const nobodys = await atDesk({ Assignee: 'nobody' });
  expect(new Set(nobodys.map(({ AssigneeName }) => AssigneeName))).toEqual(new Set(['']));
  const overdue = await atDesk({ IsOverdue: true });
  expect(overdue.length).toBeGreaterThan(0);
  expect(overdue.every(({ Targets }) => Targets.some(({ State }) => State === 'overdue'))).toBe(true);
  const all = await atDesk({});
  const isOverdue = ({ Targets }: (typeof all)[number]) => Targets.some(({ State }) => State === 'overdue');
  expect(overdue).toHaveLength(all.filter(isOverdue).length);
});

test('search finds number, subject words and, at the desk only, the requester', async () => {
  const [newest] = await list(ananya);
  expect(await subjects(ananya, { Search: `#${newest!.TicketID}` })).toContain(newest!.QSubject);
  expect(await subjects(ananya, { Search: 'LABORATORY badgé' })).toEqual([
    'My badge does not open the test laboratory',
  ]);
  expect(await subjects(ananya, { Search: 'E1001 Ananya Rao' })).toEqual([]);
  expect(await subjects(rohan, { View: 'desk', Search: 'julien moreau' })).toEqual([
    'A visitor’s badge for the auditors',
  ]);
  expect(await subjects(rohan, { View: 'desk', Search: '空調' })).toEqual(['組立ライン2の空調が止まっています']);
  expect(await subjects(ananya, { Search: '100%_' })).toEqual([]);
});

test('counts tell what the list holds, by status whichever is chosen (DRAW-01 to DRAW-03)', async () => {
  const own = await list(ananya);
  const counted = await count(ananya, { StatusCode: 10 });
  const ofStatus = (code: number) => own.filter(({ StatusCode }) => StatusCode === code).length;
  expect(counted).toMatchObject({ Total: ofStatus(10), IsEstimated: false, Unread: 1 });
  expect(counted.Statuses).toEqual([1, 2, 3, 4, 5, 10].map((code) => ({ StatusCode: code, Count: ofStatus(code) })));
  expect((await count(await hr.tokenOf('E1013'))).Statuses).toEqual([]);
});

test('a reply, a reading and a new ticket change the count version, nothing else', async () => {
  const versions: string[] = [];
  const note = async () => void versions.push((await count(ananya)).Version);
  const [payslip] = await list(ananya, { IsUnread: true });
  await note();
  await note();
  expect(versions[1]).toBe(versions[0]);
  await hr.call('markTicketRead', { QueryCode: payslip!.QueryCode }, { token: ananya });
  await note();
  await hr.call(
    'replyToTicket',
    { QueryCode: payslip!.QueryCode, Message: 'HB-201', StatusCode: 5 },
    { token: ananya },
  );
  await note();
  const question = { ProcessCode: 3, CategoryCode: 32, PriorityCode: 1, Subject: 'A copy', Message: 'Please' };
  await hr.call('createTicket', question, { token: ananya });
  await note();
  expect(new Set(versions).size).toBe(4);
});

test('above ten thousand tickets totals are estimated and unread is capped', async () => {
  const { accountId } = await actorOf(hr, 'E1013');
  const at = hr.clock.now;
  const rows = Array.from({ length: 12_000 }, (_, index) => ({
    id: randomUUID(),
    code: randomUUID(),
    requesterId: accountId,
    requesterLabel: 'E1013 Oliver Hughes',
    subject: `Question ${index}`,
    processCode: 1,
    subProcessCode: 11,
    priorityCode: 2,
    statusCode: index % 100 === 0 ? 1 : 10,
    createdAt: at,
    updatedAt: at,
    deskUpdatedAt: at,
    lastFromRequesterAt: at,
    lastFromDeskAt: index < 3 ? at : null,
    closedAt: index % 100 === 0 ? null : at,
  }));
  await insertRows(hr.db, tickets, rows);
  await hr.db.execute('analyze tickets');
  const oliver = await hr.tokenOf('E1013');
  const all = await count(oliver);
  expect(all).toMatchObject({ IsEstimated: true, Unread: 3, Statuses: [] });
  expect(all.Total).toBeGreaterThan(9_000);
  expect(all.Total).toBeLessThan(20_000);
  expect(await count(oliver, { StatusCode: 1 })).toMatchObject({ Total: 120, IsEstimated: false });
  await hr.db.insert(ticketReadings).values({ ticketId: rows[0]!.id, accountId, readAt: at });
  expect((await count(oliver)).Unread).toBe(2);
  await hr.db.delete(ticketReadings);
  await hr.db.delete(tickets).where(eq(tickets.requesterId, accountId));
});

test('search in one’s own tickets finds words of the conversation, never those of a note', async () => {
  const question = {
    ProcessCode: 1,
    CategoryCode: 11,
    PriorityCode: 2,
    Subject: 'No sound',
    Message: 'Since the thunderstorm.',
  };
  const { QueryCode } = (await hr.call('createTicket', question, { token: ananya })).reply();
  await hr.call('addTicketNote', { QueryCode, Message: 'Looks like a werewolf.' }, { token: rohan });
  await hr.call('replyToTicket', { QueryCode, Message: 'We bring a loudspeaker.', StatusCode: 3 }, { token: rohan });
  expect(await subjects(ananya, { Search: 'thunderstorm sound LOUDSPEAKER' })).toEqual(['No sound']);
  expect(await subjects(ananya, { Search: 'werewolf' })).toEqual([]);
  expect(await count(ananya, { Search: 'loudspeaker' })).toMatchObject({ Total: 1 });
});

test('a list goes on behind and before a ticket that is not on its page', async () => {
  const all = await list(rohan, { View: 'desk', Sort: 'DueAt', Direction: 'asc', PageSize: 200 });
  const beside = async (AfterTicket: string, Direction: 'asc' | 'desc') =>
    (await list(rohan, { View: 'desk', Sort: 'DueAt', Direction, AfterTicket, PageSize: 1 }))[0]?.QueryCode;
  for (const at of [0, 4, all.length - 1]) {
    expect(await beside(all[at]!.QueryCode, 'asc')).toBe(all[at + 1]?.QueryCode);
    expect(await beside(all[at]!.QueryCode, 'desc')).toBe(all[at - 1]?.QueryCode);
  }
  const foreign = await hr.call(
    'listTickets',
    { AfterTicket: all[0]!.QueryCode },
    { token: await hr.tokenOf('E1016') },
  );
  expect(foreign.status).toBe(404);
});
