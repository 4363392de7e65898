import { eq } from 'drizzle-orm';
import { escalateTickets } from '../../../hr-api/helpdesk/targets/escalation';
import { ticketMessages, tickets } from '../../../hr-api/helpdesk/tables';
import type { Mail } from '../../../hr-api/platform/mail/mail';
import { builtInMail } from '../../../hr-api/platform/mail/templates/compose-mail';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await look();
});
afterAll(() => hr.stop());

let queued: Mail[];
beforeEach(() => {
  queued = [];
  jest
    .spyOn(hr.services.mail, 'queue')
    .mockImplementation(async (_db, mail) => void queued.push('template' in mail ? builtInMail(mail) : mail));
});
afterEach(() => jest.restoreAllMocks());

/** Looks for what is late, as the HR API does every few minutes. */
const look = () => escalateTickets({ db: hr.db, clock: () => hr.clock.now, services: hr.services });

const HOUR = 3_600_000;
/** Wednesday, noon in Kolkata. */
const NOON = new Date('2026-03-18T06:30:00.000Z');

/** Asks at noon; the answer is promised within four hours of work, the solution within eighteen. */
async function ask(Subject: string): Promise<{ code: string; id: string }> {
  hr.clock.now = NOON;
  const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Subject, Message: 'Please help.' };
  const token = await hr.tokenOf('E1001');
  const { QueryCode } = (await hr.call('createTicket', question, { token })).reply();
  const [row] = await hr.db.select({ id: tickets.id }).from(tickets).where(eq(tickets.code, QueryCode));
  queued.length = 0;
  return { code: QueryCode, id: row!.id };
}
const answer = async (QueryCode: string, StatusCode: number) =>
  hr.call('replyToTicket', { QueryCode, StatusCode, Message: 'Here.' }, { token: await hr.tokenOf('E1005') });
const passed = async (id: string) => {
  const rows = await hr.db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id));
  return rows.flatMap(({ change }) => (change?.what === 'escalation' ? [change.to] : []));
};
const mailsAbout = (subject: string) => queued.filter((mail) => mail.subject.includes(subject));

test('what is answered too late is told to those who lead, once, and never to who asked', async () => {
  const { code, id } = await ask('Nobody answers');
  hr.clock.now = new Date(NOON.getTime() + 4 * HOUR);
  await look();
  expect(await passed(id)).toEqual([]);
  hr.clock.advance(1);
  await look();
  await look();
  expect(await passed(id)).toEqual(['response']);
  expect(mailsAbout('Nobody answers').map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Overdue answer: Nobody answers \(#\d+\)$/),
  ]);
  expect(mailsAbout('Nobody answers')[0]!.text).toContain(
    'This ticket was to be answered by 18-Mar-2026 16:00 (India Standard Time). Nobody has answered yet.',
  );
  expect(mailsAbout('Nobody answers')[0]!.text).toContain('Assigned to: nobody.');
  const told = await hr.db.select().from(notifications).where(eq(notifications.linkValue, code));
  expect(told.filter(({ textCode }) => textCode === 'ticket-response-late')).toHaveLength(1);
  const read = async (empid: string) =>
    (await hr.call('listTicketMessages', { QueryCode: code }, { token: await hr.tokenOf(empid) }))
      .reply()
      .map(({ QMessage }) => QMessage);
  expect(await read('E1005')).toContain('The target for a first answer has passed');
  expect(await read('E1001')).toEqual(['Please help.']);
});

test('what was answered in time is told when its solution is late, after the hours of two days', async () => {
  const { code, id } = await ask('Half an answer');
  hr.clock.now = new Date(NOON.getTime() + HOUR);
  await answer(code, 2);
  queued.length = 0;
  hr.clock.now = new Date(NOON.getTime() + 47 * HOUR);
  await look();
  expect(await passed(id)).toEqual([]);
  hr.clock.now = new Date(NOON.getTime() + 48 * HOUR + 1);
  await look();
  expect(await passed(id)).toEqual(['resolution']);
  expect(mailsAbout('Half an answer').map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Overdue solution: /),
  ]);
});

test('what waits for who asked, or is closed, is never late', async () => {
  const [waiting, closed] = [await ask('Waits'), await ask('Closed')];
  await answer(waiting.code, 3);
  await answer(closed.code, 10);
  hr.clock.now = new Date(NOON.getTime() + 300 * HOUR);
  await look();
  expect([await passed(waiting.id), await passed(closed.id)]).toEqual([[], []]);
});

test('of two HR APIs that look at once one tells', async () => {
  const asked = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) asked.push(await ask(`At once ${name}`));
  hr.clock.now = new Date(NOON.getTime() + 5 * HOUR);
  await Promise.all([look(), look(), look()]);
  for (const { id } of asked) expect(await passed(id)).toEqual(['response']);
  expect(mailsAbout('At once')).toHaveLength(asked.length);
});

test('however many are late, all are told', async () => {
  await ask('One of many');
  const [one] = await hr.db.select().from(tickets).where(eq(tickets.subject, 'One of many'));
  const { id: _id, number: _number, searchText: _searchText, ...row } = one!;
  await hr.db.insert(tickets).values(Array.from({ length: 45 }, (_, at) => ({ ...row, code: `many-${at}` })));
  hr.clock.now = new Date(NOON.getTime() + 5 * HOUR);
  await look();
  expect(mailsAbout('One of many')).toHaveLength(46);
});
