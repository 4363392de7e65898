import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import { tickets } from '../../hr-api/helpdesk/tables';
import type { RequestFor } from '../../lib/contract/all';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let ananya: string;
let rohan: string;
beforeAll(async () => {
  hr = await startApp();
  ananya = await hr.tokenOf('E1001');
  rohan = await hr.tokenOf('E1005');
});
afterAll(() => hr.stop());

const list = async (token: string, request: RequestFor<'listTickets'> = {}, language = 'en') =>
  (await hr.call('listTickets', request, { token, language })).reply();
const messages = async (token: string, QueryCode: string, language = 'en') =>
  (await hr.call('listTicketMessages', { QueryCode }, { token, language })).reply();

const question = {
  ProcessCode: 1,
  CategoryCode: 11,
  PriorityCode: 2,
  Subject: 'The keyboard has no letters left',
  Message: 'They are worn off.',
  Path: 'home/dashboard',
};
const ask = async (token: string, request: Partial<RequestFor<'createTicket'>> = {}) =>
  (await hr.call('createTicket', { ...question, ...request }, { token })).reply();

test('an employee lists own tickets, newest first (INBOX-07 to INBOX-16, DRAW-12)', async () => {
  const own = await list(ananya);
  expect(own.map(({ TicketID }) => TicketID)).toEqual(own.map(({ TicketID }) => TicketID).sort((a, b) => b - a));
  expect(new Set(own.map(({ StatusCode }) => StatusCode))).toEqual(new Set([1, 2, 3, 4, 5, 10]));
  expect(own.every(({ IsMine, RequesterName }) => IsMine && RequesterName === '')).toBe(true);
  const badge = own.find(({ QSubject }) => QSubject === 'My badge does not open the test laboratory');
  expect(badge).toMatchObject({
    ProcessName: 'Facilities',
    CategoryName: 'Access and badges',
    PriorityName: 'Medium',
    StatusName: 'Answered by requester',
    StatusCode: 5,
    CreatedDate: '15-Mar-2026 09:15',
    ProcessCode: 2,
    CategoryCode: 22,
    AssigneeName: 'Rohan Deshmukh',
    AssigneeCode: '',
    AssigneeId: 'E1005',
  });
  const [german] = await list(ananya, { StatusCode: 5 }, 'de');
  expect(german).toMatchObject({
    StatusName: 'Antwort der anfragenden Person',
    ProcessName: 'Gebäude und Einrichtung',
  });
});

test('whoever has a ticket is named by it, and has a card for those alone who may know them', async () => {
  const hasCard = async (token: string) => {
    const tickets = (await list(token, { View: token === rohan ? 'desk' : 'mine', Search: 'badge' })).filter(
      ({ AssigneeName }) => AssigneeName === 'Rohan Deshmukh',
    );
    expect(tickets.length).toBeGreaterThan(0);
    return tickets.map(({ AssigneeId, AssigneeChillCode }) => [AssigneeId, AssigneeChillCode !== '']);
  };
  expect(await hasCard(ananya)).toContainEqual(['E1005', false]);
  expect(await hasCard(rohan)).toContainEqual(['E1005', true]);
});

test('a subject is one line, in mails too, whatever lines are sent for it', async () => {
  const made = await ask(ananya, { Subject: ' Badge\r\n\r\nYour password\u2028ran\u0085out ' });
  expect(made.QSubject).toBe('Badge Your password ran out');
  const refused = await hr.call('createTicket', { ...question, Subject: '\r\n\u2028' }, { token: ananya });
  expect(refused.status).toBe(422);
});

test('choices are offered in the requested language (COMP-09 to COMP-11, VCON-05, VCON-06)', async () => {
  const german = { token: ananya, language: 'de' };
  expect((await hr.call('listProcesses', {}, german)).reply()[0]).toEqual({ value: 1, name: 'IT-Support' });
  expect((await hr.call('listSubProcesses', {}, german)).reply()[3]).toEqual({
    CategoryCode: 22,
    CategoryName: 'Zutritt und Ausweise',
    ProcessCode: 2,
  });
  expect((await hr.call('listPriorities', {}, german)).reply()).toEqual([
    { PriorityCode: 1, PriorityName: 'Niedrig', ResponseMinutes: 540, ResolutionMinutes: 2700, IsDefault: false },
    { PriorityCode: 2, PriorityName: 'Mittel', ResponseMinutes: 240, ResolutionMinutes: 1080, IsDefault: true },
    { PriorityCode: 3, PriorityName: 'Hoch', ResponseMinutes: 60, ResolutionMinutes: 540, IsDefault: false },
  ]);
  const ways = async (View: 'mine' | 'desk') =>
    (await hr.call('listTicketStatuses', { View }, { token: rohan }))
      .reply()
      .map(({ StatusCode, DependsCodes }) => `${StatusCode}: ${DependsCodes}`);
  expect(await ways('mine')).toEqual(['1: 5,10', '2: 5,10', '3: 5,10', '4: 5,10', '5: 1,10', '10: 1']);
  expect(await ways('desk')).toEqual(['1: 2,3,4,10', '2: 3,4,10', '3: 2,4,10', '4: 2,3,10', '5: 2,3,4,10', '10: 2']);
});

test('the requester gets the new ticket, and the desk finds it with its page', async () => {
  const made = await ask(ananya);
  expect(made).toMatchObject({ QSubject: question.Subject, StatusCode: 1, PriorityName: 'Medium', IsUnread: false });
  expect((await list(ananya))[0]).toEqual(made);
  const [atDesk] = await list(rohan, { View: 'desk' });
  expect(atDesk).toMatchObject({
    QueryCode: made.QueryCode,
    RequesterName: 'Ananya Rao',
    RequesterId: 'E1001',
    Path: 'home/dashboard',
    IsUnread: true,
    IsMine: false,
  });
  const [message] = await messages(ananya, made.QueryCode);
  expect(message).toMatchObject({
    QMessage: 'They are worn off.',
    FileHeaderCode: '0',
    ReceivedFlag: 'N',
    Kind: 'message',
  });
  const [row] = await hr.db.select({ id: tickets.id }).from(tickets).where(eq(tickets.code, made.QueryCode));
  const trail = await hr.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'create ticket'), eq(auditEntries.subjectId, row!.id)));
  expect(trail).toHaveLength(1);
});

test('each reply sets the next status and is unread for the other (REPLY-01 to REPLY-09)', async () => {
  const { QueryCode } = await ask(ananya);
  const answer = { QueryCode, Message: 'Which one is it?', StatusCode: 3 };
  const answered = (await hr.call('replyToTicket', answer, { token: rohan })).reply();
  expect(answered).toMatchObject({ StatusCode: 3, StatusName: 'Waiting', IsUnread: false });
  const ofAnanya = async () => (await hr.call('getTicket', { QueryCode }, { token: ananya })).reply();
  expect(await ofAnanya()).toMatchObject({ StatusCode: 3, IsUnread: true });
  expect((await hr.call('markTicketRead', { QueryCode }, { token: ananya })).reply().IsUnread).toBe(false);
  expect((await ofAnanya()).IsUnread).toBe(false);
  const reply = { QueryCode, Message: 'The black one.', StatusCode: 5 };
  expect((await hr.call('replyToTicket', reply, { token: ananya })).reply().StatusCode).toBe(5);
  expect((await hr.call('getTicket', { QueryCode }, { token: rohan })).reply()).toMatchObject({ IsUnread: true });
  const talk = await messages(rohan, QueryCode);
  expect(talk.map(({ Legend, StatusName, ReceivedFlag }) => [Legend, StatusName, ReceivedFlag])).toEqual([
    ['Employee', 'Open', 'Y'],
    ['Help desk', 'Waiting', 'N'],
    ['Employee', 'Answered by requester', 'Y'],
  ]);
});

test('a note is read at the desk and never by whoever asked', async () => {
  const [vpn] = await list(ananya, { StatusCode: 2 });
  const kinds = async (token: string) => (await messages(token, vpn!.QueryCode)).map(({ Kind }) => Kind);
  expect(await kinds(rohan)).toContain('note');
  expect(await kinds(ananya)).not.toContain('note');
});
