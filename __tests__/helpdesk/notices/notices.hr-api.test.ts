import { eq } from 'drizzle-orm';
import { WORK } from '../../../hr-api/platform/budgets/work';
import type { Mail } from '../../../hr-api/platform/mail/mail';
import { builtInMail } from '../../../hr-api/platform/mail/templates/compose-mail';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts } from '../../../hr-api/people/accounts/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { waitForMails } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let ananya: string;
let rohan: string;
const mailOf = new Map<string, string>();
beforeAll(async () => {
  hr = await startApp({
    settings: { APP_URL: 'https://hr.example.com', ALLOW_SAMPLE_PASSWORDS: '1', ACCOUNT_BUDGET_FACTOR: '1' },
  });
  [ananya, rohan] = (await Promise.all(['E1001', 'E1005'].map((empid) => hr.tokenOf(empid)))) as [string, string];
  for (const { loginId, mail } of await hr.db.select().from(accounts)) mailOf.set(loginId, mail);
});
afterAll(() => hr.stop());

/** The mails that were put into the queue since the test began. */
let queued: Mail[];
beforeEach(() => {
  queued = [];
  const { mail } = hr.services;
  const queue = mail.queue.bind(mail);
  jest.spyOn(mail, 'queue').mockImplementation((db, one) => {
    queued.push('template' in one ? builtInMail(one) : one);
    return queue(db, one);
  });
});
afterEach(() => jest.restoreAllMocks());

const ask = async (token = ananya, request: Partial<RequestFor<'createTicket'>> = {}) => {
  const question = {
    ProcessCode: 1,
    CategoryCode: 11,
    PriorityCode: 2,
    Subject: 'No <b>sound</b>',
    Message: 'Since Monday.\n<script>alert(1)</script>',
  };
  return (await hr.call('createTicket', { ...question, ...request }, { token })).reply();
};
const reply = (QueryCode: string, StatusCode: number, token: string, Message = 'Which one?') =>
  hr.call('replyToTicket', { QueryCode, Message, StatusCode }, { token });
const newsOf = async (token: string, RoleCode: number, QueryCode: string, language = 'en') =>
  (await hr.call('listNotifications', { RoleCode, Status: 'P' }, { token, language }))
    .reply()
    .filter(({ URLParamValue }) => URLParamValue === QueryCode);
const subjects = () => queued.map(({ to, subject }) => `${to}: ${subject}`);

test('a new ticket notifies the desk with text and link, and its leads by mail too', async () => {
  const { QueryCode, TicketID } = await ask();
  expect(await newsOf(rohan, ROLE.helpdesk, QueryCode)).toMatchObject([
    {
      NotificationName: 'A new ticket has come in',
      Message: `<p><b>#${TicketID}</b> No &lt;b&gt;sound&lt;/b&gt;</p><p>Since Monday.<br>&lt;script&gt;alert(1)&lt;/script&gt;</p>`,
      Name: 'Ananya Rao',
      Link_Info: 'chillconnect/ticket',
      URLParamKey: 'key',
      URLParamValue: QueryCode,
    },
  ]);
  const told = await hr.db.select().from(notifications).where(eq(notifications.linkValue, QueryCode));
  expect(told.length).toBeGreaterThan(1);
  expect(subjects()).toEqual([`${mailOf.get('E1005')}: New ticket: No <b>sound</b> (#${TicketID})`]);
  expect(queued[0]!.text).toBe(
    [
      'Hello Rohan Deshmukh,',
      'Ananya Rao has asked the helpdesk.',
      `#${TicketID} No <b>sound</b>`,
      '> Since Monday.\n> <script>alert(1)</script>',
      'IT support, Computer and software. Priority: Medium.',
      `Open the ticket: https://hr.example.com/chillconnect/ticket/key/${QueryCode}`,
      'This message was sent automatically. Please do not reply: write on the page of the ticket.\n',
    ].join('\n\n'),
  );
  expect(queued[0]!.html).toContain('Since Monday.<br>&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(queued[0]!.html).not.toContain('<script>');
});

test('the mail lies in the mail folder once the ticket is stored, and none where it is not', async () => {
  const before = (await waitForMails(hr.dataDir, 1)).length;
  const refused = { ProcessCode: 1, CategoryCode: 31, PriorityCode: 2, Subject: 'Refused', Message: 'x' };
  expect((await hr.call('createTicket', refused, { token: ananya })).status).toBe(422);
  await ask(ananya, { Subject: 'Stored' });
  const mails = await waitForMails(hr.dataDir, before + 1);
  expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^New ticket: Stored \(#\d+\)$/),
  ]);
});

test('who asked hears of the answer in their language, and of their own words nothing', async () => {
  await hr.call('setLanguage', { Language: 'de' }, { token: ananya });
  const { QueryCode, TicketID } = await ask(ananya, { Subject: 'Kein Ton' });
  queued.length = 0;
  await reply(QueryCode, 3, rohan);
  expect(subjects()).toEqual([`${mailOf.get('E1001')}: Antwort auf Ihr Ticket: Kein Ton (#${TicketID})`]);
  expect(queued[0]!.text).toContain('Ihr Ticket hat den Status „Wartet“.');
  expect(await newsOf(ananya, ROLE.employee, QueryCode, 'de')).toMatchObject([
    { NotificationName: 'Der Helpdesk hat Ihr Ticket beantwortet', Name: 'Rohan Deshmukh' },
  ]);
  await reply(QueryCode, 10, rohan, 'Behoben.');
  expect(queued[1]!.text).toContain('dort bis zum 25. März 2026 wieder öffnen');
  expect(queued[1]!.text).toContain('Ticket öffnen: http');
  await hr.call('setLanguage', { Language: 'en' }, { token: ananya });
});

test('a reply goes to who has the ticket; two that nobody has read are one notification', async () => {
  const { QueryCode } = await ask();
  const me = (await hr.call('listAssignees', { QueryCode }, { token: rohan })).reply().find(({ IsMe }) => IsMe)!;
  await hr.call('assignTickets', { QueryCodes: [QueryCode], AssigneeCode: me.AssigneeCode }, { token: rohan });
  queued.length = 0;
  hr.clock.advance(1000);
  await reply(QueryCode, 5, ananya, 'The first.');
  await reply(QueryCode, 1, ananya, 'The second.');
  expect(queued.map(({ to }) => to)).toEqual([mailOf.get('E1005'), mailOf.get('E1005')]);
  const news = await newsOf(rohan, ROLE.helpdesk, QueryCode);
  expect(news.map(({ NotificationName, Message }) => [NotificationName, /The \w+/.exec(Message)?.[0]])).toEqual([
    ['A ticket has a new message', 'The second'],
  ]);
});

test('what was told of a ticket waits no longer than the ticket does, for either side', async () => {
  const waiting = async () => ({
    desk: (await newsOf(rohan, ROLE.helpdesk, QueryCode)).map(({ NotificationName }) => NotificationName),
    asker: (await newsOf(ananya, ROLE.employee, QueryCode)).map(({ NotificationName }) => NotificationName),
  });
  const { QueryCode } = await ask(ananya, { Subject: 'Settled' });
  expect(await waiting()).toEqual({ desk: ['A new ticket has come in'], asker: [] });
  await reply(QueryCode, 3, rohan);
  expect(await waiting()).toEqual({ desk: [], asker: ['The helpdesk has answered your ticket'] });
  await reply(QueryCode, 5, ananya, 'The old one.');
  expect(await waiting()).toEqual({ desk: ['A ticket has a new message'], asker: [] });
  await reply(QueryCode, 10, rohan, 'Mended.');
  expect(await waiting()).toEqual({ desk: [], asker: ['Your ticket is closed. Did the answer help?'] });
  await hr.call('rateTicket', { QueryCode, Rating: 5 }, { token: ananya });
  expect(await waiting()).toEqual({ desk: [], asker: [] });
});

test('reading a ticket settles its news for the reader alone, and not the question for a rating', async () => {
  const { QueryCode } = await ask(ananya, { Subject: 'Read' });
  const priya = await hr.tokenOf('E1017');
  const isTold = async (token: string) => (await newsOf(token, ROLE.helpdesk, QueryCode)).length;
  expect((await hr.call('markTicketRead', { QueryCode }, { token: priya })).status).toBe(404);
  expect(await isTold(rohan)).toBe(1);
  await hr.call('markTicketRead', { QueryCode }, { token: rohan });
  expect(await isTold(rohan)).toBe(0);
  const unread = await hr.db.select().from(notifications).where(eq(notifications.linkValue, QueryCode));
  expect(unread.filter(({ readAt }) => readAt === null).length).toBe(unread.length - 1);
  await reply(QueryCode, 10, rohan, 'Mended.');
  await hr.call('markTicketRead', { QueryCode }, { token: ananya });
  expect(await newsOf(ananya, ROLE.employee, QueryCode)).toHaveLength(1);
});

test('whoever gives a ticket to a colleague lets them know, and themself not', async () => {
  const { QueryCode, TicketID } = await ask(ananya, { Subject: 'Given' });
  const people = (await hr.call('listAssignees', { QueryCode }, { token: rohan })).reply();
  const give = (isMe: boolean) => {
    const { AssigneeCode } = people.find(({ IsMe }) => IsMe === isMe)!;
    return hr.call('assignTickets', { QueryCodes: [QueryCode], AssigneeCode }, { token: rohan });
  };
  queued.length = 0;
  await give(true);
  expect(queued).toEqual([]);
  await give(false);
  expect(queued.map(({ subject }) => subject)).toEqual([`Assigned to you: Given (#${TicketID})`]);
  expect(queued[0]!.text).toContain('Asked by E1001 Ananya Rao.');
});

test('who asked hears of another status, and at the end is asked how the answer was', async () => {
  const { QueryCode, TicketID } = await ask(ananya, { Subject: 'Followed' });
  queued.length = 0;
  await hr.call('changeTicket', { QueryCode, StatusCode: 2 }, { token: rohan });
  await reply(QueryCode, 10, rohan, 'Mended.');
  expect(subjects()).toEqual([
    `${mailOf.get('E1001')}: In progress: Followed (#${TicketID})`,
    `${mailOf.get('E1001')}: Closed: Followed (#${TicketID})`,
  ]);
  expect(queued[1]!.text).toContain('you can reopen the ticket there until 25-Mar-2026.');
  expect(queued[1]!.text).toContain('> Mended.');
});

test('the desk to which a ticket is moved hears of it as of a new one of who asked', async () => {
  const { QueryCode, TicketID } = await ask(ananya, { Subject: 'Moved' });
  queued.length = 0;
  await hr.call('changeTicket', { QueryCode, CategoryCode: 32 }, { token: rohan });
  expect(subjects()).toEqual([`${mailOf.get('E1017')}: New ticket: Moved (#${TicketID})`]);
  expect(queued[0]!.text).toContain('Ananya Rao has asked the helpdesk.');
  expect(queued[0]!.text).toContain('HR services, Letters and documents. Priority: Medium.');
});

test('nobody hears of a note, of another priority or of a rating', async () => {
  const { QueryCode } = await ask();
  await reply(QueryCode, 10, rohan, 'Mended.');
  queued.length = 0;
  const before = await hr.db.select().from(notifications);
  await hr.call('addTicketNote', { QueryCode, Message: 'Between us.' }, { token: rohan });
  await hr.call('changeTicket', { QueryCode, PriorityCode: 3 }, { token: rohan });
  await hr.call('rateTicket', { QueryCode, Rating: 4 }, { token: ananya });
  expect(queued).toEqual([]);
  expect(await hr.db.select().from(notifications)).toHaveLength(before.length);
});

test('of a long message a mail quotes the first lines', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `Line ${at + 1}`);
  await ask(ananya, { Message: lines.join('\r\n') });
  expect(queued[0]!.text).toContain('> Line 12 …\n');
  expect(queued[0]!.text).not.toContain('Line 13');
  queued.length = 0;
  await ask(ananya, { Message: '長'.repeat(9000) });
  expect(queued[0]!.text).toContain(`> ${'長'.repeat(600)} …`);
});

test('both sides open the page of a ticket, whichever role they work in (ROUTE-13)', async () => {
  for (const token of [ananya, rohan, await hr.tokenOf('E1006'), await hr.tokenOf('E1004')]) {
    const routes = (await hr.call('listRoutes', { Modulecode: 399 }, { token })).reply();
    expect(routes).toContainEqual({ Link_Src: 'ticket' });
  }
});

test('who writes very often does not fill a mailbox: the notification alone says it then', async () => {
  const { QueryCode } = await ask();
  queued = [];
  for (let at = 1; at <= 40; at += 1)
    expect((await reply(QueryCode, at % 2 ? 5 : 1, ananya, `Again ${at}`)).status).toBe(200);
  const [lead] = new Set(queued.map(({ to }) => to));
  expect(queued.filter(({ to }) => to === lead).length).toBeLessThanOrEqual(WORK.mailToOne.atOnce);
  expect(queued.length).toBeGreaterThan(10);
  const messages = (await newsOf(rohan, ROLE.helpdesk, QueryCode)).map(({ Message }) => Message);
  expect(messages.join()).toContain('Again 40');
});
