import { eq } from 'drizzle-orm';
import { ticketMessages, ticketReadings, tickets } from '../../hr-api/helpdesk/tables';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import type { CallName, RequestFor } from '../../lib/contract/all';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let ananya: string;
beforeAll(async () => {
  hr = await startApp();
  ananya = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

/** The one of E1001's tickets about which HR services answer, with a file of theirs. */
async function payslip(): Promise<{ QueryCode: string; HeaderCode: string }> {
  const [ticket] = (await hr.call('listTickets', { Search: 'payslip' }, { token: ananya })).reply();
  const QueryCode = ticket!.QueryCode;
  const [message] = (await hr.call('listTicketMessages', { QueryCode }, { token: ananya })).reply();
  expect(message!.FileHeaderCode).not.toBe('0');
  return { QueryCode, HeaderCode: message!.FileHeaderCode };
}

/** Every call that names a ticket or a file of one, as whoever asked would make it. */
const requestsAbout = (QueryCode: string, HeaderCode: string) =>
  ({
    getTicket: { QueryCode },
    getTicketVersion: { QueryCode },
    listTicketMessages: { QueryCode },
    replyToTicket: { QueryCode, Message: 'Mine?', StatusCode: 5 },
    markTicketRead: { QueryCode },
    rateTicket: { QueryCode, Rating: 1 },
    getTicketFile: { HeaderCode },
    getTicketFileName: { HeaderCode },
    downloadTicketFile: { headercode: HeaderCode, empid: 'E1001', filename: 'x' },
  }) satisfies Partial<{ [Name in CallName]: RequestFor<Name> }>;

async function answersTo(token: string, codes: { QueryCode: string; HeaderCode: string }) {
  const requests = Object.entries(requestsAbout(codes.QueryCode, codes.HeaderCode));
  const answers: { name: string; status: number; body: string }[] = [];
  for (const [name, request] of requests) {
    const { status, bytes } = await hr.call(name as CallName, request as never, { token });
    const body = bytes.toString().replace(/"requestId":"[^"]*"/, '');
    answers.push({ name, status, body });
  }
  return answers;
}

const NOWHERE = { QueryCode: 'nowhere', HeaderCode: 'nowhere' };

const inRole = async (loginId: string, RoleCode: number) =>
  (await hr.call('changeRole', { RoleCode }, { token: await hr.tokenOf(loginId) })).reply().authToken;

const STRANGERS: readonly (readonly [who: string, token: () => Promise<string>])[] = [
  ['a colleague', () => hr.tokenOf('E1016')],
  ['their manager', () => hr.tokenOf('E1002')],
  ['their manager as appraiser', () => inRole('E1002', ROLE.appraiser)],
  ['HR', () => hr.tokenOf('E1004')],
  ['an administrator', () => hr.tokenOf('E1006')],
  ['an external', () => hr.tokenOf('E1014')],
  ['the helpdesk of another process', () => hr.tokenOf('E1005')],
  ['the helpdesk of that process in another role', () => inRole('E1017', ROLE.employee)],
];

test.each(STRANGERS)(
  '%s gets no ticket of an employee by any code, as if there were none (T63 to T67)',
  async (_, tokenOf) => {
    const codes = await payslip();
    const token = await tokenOf();
    const isOfTicket = eq(
      ticketMessages.ticketId,
      hr.db.select({ id: tickets.id }).from(tickets).where(eq(tickets.code, codes.QueryCode)),
    );
    const traces = async () => [await hr.db.$count(ticketMessages, isOfTicket), await hr.db.$count(ticketReadings)];
    const before = await traces();
    const there = await answersTo(token, codes);
    expect(there.map(({ name, status }) => `${name} ${status}`)).toEqual(there.map(({ name }) => `${name} 404`));
    expect(await answersTo(token, NOWHERE)).toEqual(there);
    expect(await traces()).toEqual(before);
    for (const View of ['mine', 'desk'] as const) {
      const found = (await hr.call('listTickets', { View, Search: 'payslip', PageSize: 200 }, { token })).reply();
      expect(found.map(({ QueryCode }) => QueryCode)).not.toContain(codes.QueryCode);
      const counted = (await hr.call('countTickets', { View, Search: 'payslip' }, { token })).reply();
      expect(counted.Total).toBe(found.length);
    }
  },
);

test('whoever asked and the desk of that process have it by the same codes', async () => {
  const codes = await payslip();
  const ofAnanya = await answersTo(ananya, codes);
  expect(ofAnanya.filter(({ status }) => status !== 200).map(({ name }) => name)).toEqual(['rateTicket']);
  const ofKavita = await answersTo(await hr.tokenOf('E1017'), codes);
  // The desk neither rates nor answers as an employee.
  expect(ofKavita.filter(({ status }) => status !== 200).map(({ name }) => name)).toEqual([
    'replyToTicket',
    'rateTicket',
  ]);
});

test('without the role nobody has a desk, and with it nobody has that of others', async () => {
  const desk = async (token: string) =>
    (await hr.call('listTickets', { View: 'desk', PageSize: 200 }, { token })).reply();
  for (const loginId of ['E1001', 'E1002', 'E1004', 'E1006']) expect(await desk(await hr.tokenOf(loginId))).toEqual([]);
  expect(await desk(await inRole('E1005', ROLE.employee))).toEqual([]);
  const processes = async (loginId: string) =>
    new Set((await desk(await hr.tokenOf(loginId))).map(({ ProcessCode }) => ProcessCode));
  expect(await processes('E1005')).toEqual(new Set([1, 2]));
  expect(await processes('E1017')).toEqual(new Set([3]));
});

test('a desk member’s own ticket is theirs in both roles and names them', async () => {
  const asEmployee = await inRole('E1005', ROLE.employee);
  const question = { ProcessCode: 1, CategoryCode: 12, PriorityCode: 1, Subject: 'My own account', Message: 'Locked' };
  const { QueryCode } = (await hr.call('createTicket', question, { token: asEmployee })).reply();
  const rohan = await hr.tokenOf('E1005');
  const [mine] = (await hr.call('listTickets', {}, { token: rohan })).reply();
  expect(mine).toMatchObject({ QueryCode, IsMine: true, RequesterName: '' });
  const atDesk = (await hr.call('listTickets', { View: 'desk' }, { token: rohan })).reply();
  expect(atDesk[0]).toMatchObject({ QueryCode, IsMine: true, RequesterName: 'Rohan Deshmukh' });
});
