import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { tickets } from '../../../hr-api/helpdesk/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let ananya: string;
let rohan: string;
beforeAll(async () => {
  hr = await startApp();
  [ananya, rohan] = (await Promise.all(['E1001', 'E1005'].map((empid) => hr.tokenOf(empid)))) as [string, string];
});
afterAll(() => hr.stop());

const ask = async () => {
  const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Subject: 'No sound', Message: 'Since Monday.' };
  return (await hr.call('createTicket', question, { token: ananya })).reply().QueryCode;
};
const ticketOf = async (QueryCode: string, token = rohan) =>
  (await hr.call('getTicket', { QueryCode }, { token })).reply();
const conversation = async (QueryCode: string) =>
  (await hr.call('listTicketMessages', { QueryCode }, { token: rohan }))
    .reply()
    .map(({ Kind, QMessage }) => `${Kind}: ${QMessage}`);
const auditOf = async (QueryCode: string, action: string) => {
  const [row] = await hr.db.select({ id: tickets.id }).from(tickets).where(eq(tickets.code, QueryCode));
  const isOfTicket = and(eq(auditEntries.subjectId, row!.id), eq(auditEntries.action, action));
  return hr.db.select().from(auditEntries).where(isOfTicket);
};
const closed = async () => {
  const QueryCode = await ask();
  await hr.call('replyToTicket', { QueryCode, Message: 'Done.', StatusCode: 10 }, { token: rohan });
  return QueryCode;
};
const rate = (request: RequestFor<'rateTicket'>, token = ananya) => hr.call('rateTicket', request, { token });

test('a closed ticket is rated by who asked, again and again, and the last word counts', async () => {
  const QueryCode = await closed();
  expect(await ticketOf(QueryCode, ananya)).toMatchObject({ CanRate: true, Rating: 0 });
  expect((await rate({ QueryCode, Rating: 2, Comment: 'Slow.' })).reply()).toMatchObject({ Rating: 2 });
  const rated = (await rate({ QueryCode, Rating: 5, Comment: ' Quick after all. ' })).reply();
  expect(rated).toMatchObject({ Rating: 5, RatingComment: 'Quick after all.', CanRate: true });
  expect(await ticketOf(QueryCode)).toMatchObject({ Rating: 5, RatingComment: 'Quick after all.' });
  expect(await conversation(QueryCode)).toEqual(expect.arrayContaining(['event: Rated 2 of 5', 'event: Rated 5 of 5']));
  expect(await auditOf(QueryCode, 'rate ticket')).toHaveLength(2);
});

test('a closed ticket is rated by nobody else', async () => {
  const QueryCode = await closed();
  const answers = await Promise.all(
    ['E1005', 'E1017', 'E1006', 'E1002'].map(async (empid) => rate({ QueryCode, Rating: 1 }, await hr.tokenOf(empid))),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 404]);
  expect((await ticketOf(QueryCode, ananya)).Rating).toBe(0);
});

test('a closed ticket is rated from one to five, and one that is open not at all', async () => {
  const QueryCode = await closed();
  for (const Rating of [0, 6, 2.5]) expect((await rate({ QueryCode, Rating })).status).toBe(422);
  const open = await ask();
  expect((await rate({ QueryCode: open, Rating: 5 })).error().code).toBe('conflict');
});
