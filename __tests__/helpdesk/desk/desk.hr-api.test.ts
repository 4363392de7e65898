import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { tickets } from '../../../hr-api/helpdesk/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import type { CallName, RequestFor } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
/** Asks. */
let ananya: string;
/** Answers for IT support and facilities. */
let rohan: string;
/** Answers for HR services. */
let kavita: string;
/** Keeps the settings. */
let thomas: string;
beforeAll(async () => {
  hr = await startApp();
  [ananya, rohan, kavita, thomas] = (await Promise.all(
    ['E1001', 'E1005', 'E1017', 'E1006'].map((empid) => hr.tokenOf(empid)),
  )) as [string, string, string, string];
});
afterAll(() => hr.stop());

const ask = async (token: string, request: Partial<RequestFor<'createTicket'>> = {}) => {
  const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Subject: 'No sound', Message: 'Since Monday.' };
  return (await hr.call('createTicket', { ...question, ...request }, { token })).reply().QueryCode;
};
const ticketOf = async (QueryCode: string, token = rohan) =>
  (await hr.call('getTicket', { QueryCode }, { token })).reply();
const conversation = async (QueryCode: string, token = rohan) =>
  (await hr.call('listTicketMessages', { QueryCode }, { token }))
    .reply()
    .map(({ Kind, QMessage }) => `${Kind}: ${QMessage}`);
const assign = (QueryCodes: string[], AssigneeCode: string, token = rohan) =>
  hr.call('assignTickets', { QueryCodes, AssigneeCode }, { token });
const change = (request: RequestFor<'changeTicket'>, token = rohan) => hr.call('changeTicket', request, { token });
const codeOf = async (empid: string) => (await actorOf(hr, empid)).accountId;
const auditOf = async (QueryCode: string, action: string) => {
  const [row] = await hr.db.select({ id: tickets.id }).from(tickets).where(eq(tickets.code, QueryCode));
  const isOfTicket = and(eq(auditEntries.subjectId, row!.id), eq(auditEntries.action, action));
  return hr.db.select().from(auditEntries).where(isOfTicket);
};

/** Every call of the desk about a ticket. */
const deskRequests = (QueryCode: string, AssigneeCode: string) =>
  ({
    listAssignees: { QueryCode },
    assignTickets: { QueryCodes: [QueryCode], AssigneeCode },
    changeTicket: { QueryCode, PriorityCode: 3 },
    addTicketNote: { QueryCode, Message: 'Known.' },
  }) satisfies Partial<{ [Name in CallName]: RequestFor<Name> }>;

const answersTo = async (token: string, QueryCode: string) => {
  const requests = Object.entries(deskRequests(QueryCode, await codeOf('E1005')));
  return Promise.all(
    requests.map(async ([name, request]) => {
      const answer = await hr.call(name as CallName, request as never, { token });
      return `${name} ${answer.status}`;
    }),
  );
};
const allAnswer = (status: number) => Object.keys(deskRequests('', '')).map((name) => `${name} ${status}`);

test('only the desk of its process can work on a ticket or learn of it (T63, T65)', async () => {
  const QueryCode = await ask(ananya);
  const before = await conversation(QueryCode);
  for (const token of [ananya, kavita, thomas, await hr.tokenOf('E1002'), await hr.tokenOf('E1004')]) {
    expect(await answersTo(token, QueryCode)).toEqual(allAnswer(404));
    const [there, nowhere] = await Promise.all([assign([QueryCode], '', token), assign(['nowhere'], '', token)]);
    expect({ ...there.error(), requestId: '' }).toEqual({ ...nowhere.error(), requestId: '' });
  }
  expect(await conversation(QueryCode)).toEqual(before);
  expect(await answersTo(rohan, QueryCode)).toEqual(allAnswer(200));
});

test('rights follow the active role, and end with it on the same day (T66)', async () => {
  const QueryCode = await ask(ananya);
  const asEmployee = (
    await hr.call('changeRole', { RoleCode: ROLE.employee }, { token: await hr.tokenOf('E1005') })
  ).reply();
  expect(await answersTo(asEmployee.authToken, QueryCode)).toEqual(allAnswer(404));
  const { accountId } = await actorOf(hr, 'E1005');
  const held = and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, ROLE.helpdesk));
  await hr.db
    .update(roleGrants)
    .set({ validTo: dayOf(hr.clock.now) })
    .where(held);
  for (const answer of await answersTo(rohan, QueryCode)) expect(answer).toMatch(/ (?:401|403|404)$/);
  await hr.db.update(roleGrants).set({ validTo: null }).where(held);
  rohan = await hr.tokenOf('E1005');
});

test('somebody of the desk does not work on what they asked themselves', async () => {
  const QueryCode = await ask(rohan);
  expect(await answersTo(rohan, QueryCode)).toEqual(allAnswer(403));
});

test('a ticket can be given to those who answer for its process, with what each has to do', async () => {
  const QueryCode = await ask(ananya);
  const people = (await hr.call('listAssignees', { QueryCode }, { token: rohan })).reply();
  const me = people.find(({ IsMe }) => IsMe);
  expect(me).toMatchObject({ Name: 'Rohan Deshmukh', AssigneeCode: await codeOf('E1005') });
  expect(people.map(({ AssigneeCode }) => AssigneeCode)).not.toContain(await codeOf('E1017'));
  await assign([QueryCode], me!.AssigneeCode);
  const again = (await hr.call('listAssignees', { QueryCode }, { token: rohan })).reply();
  expect(again.find(({ IsMe }) => IsMe)?.OpenTickets).toBe(me!.OpenTickets + 1);
});

test('tickets are given to somebody, then to nobody, and the conversation says so to both sides', async () => {
  const codes = [await ask(ananya), await ask(ananya)];
  const mine = (await assign(codes, await codeOf('E1005'))).reply();
  expect(mine.map(({ QueryCode, AssigneeName }) => [QueryCode, AssigneeName])).toEqual(
    codes.map((code) => [code, 'Rohan Deshmukh']),
  );
  expect((await assign(codes.slice(0, 1), '')).reply()[0]).toMatchObject({ AssigneeName: '', AssigneeCode: '' });
  const told = ['message: Since Monday.', 'event: Assigned to Rohan Deshmukh', 'event: No longer assigned to anybody'];
  expect(await conversation(codes[0]!)).toEqual(told);
  expect(await conversation(codes[0]!, ananya)).toEqual(told);
  const rows = await auditOf(codes[0]!, 'assign ticket');
  expect(rows.map(({ after }) => (after as { assigneeId: string | null }).assigneeId)).toContain(null);
});

test('a ticket that is theirs already stays as it is', async () => {
  const QueryCode = await ask(ananya);
  const first = (await assign([QueryCode], await codeOf('E1005'))).reply();
  expect((await assign([QueryCode, QueryCode], await codeOf('E1005'))).reply()).toEqual(first);
  expect(await auditOf(QueryCode, 'assign ticket')).toHaveLength(1);
});

test.each([
  ['somebody of another process', 'E1017'],
  ['somebody outside of the desk', 'E1002'],
  ['who asked', 'E1001'],
])('a ticket is not given to %s, nor any other of the same press', async (_, empid) => {
  const [one, other] = [await ask(ananya), await ask(ananya)];
  const refused = (await assign([one!, other!], await codeOf(empid))).error();
  expect([refused.code, refused.issues]).toEqual(['invalid', [{ path: 'AssigneeCode', message: 'unknown' }]]);
  expect((await assign([one!], "' or true --")).error().code).toBe('invalid');
  expect((await assign([one!, 'nowhere'], await codeOf('E1005'))).status).toBe(404);
  expect([(await ticketOf(one!)).AssigneeName, (await ticketOf(other!)).AssigneeName]).toEqual(['', '']);
});

test('of two who take a ticket at once the later one has it, after the other and knowing so', async () => {
  const settings = (await hr.call('getHelpdeskSettings', {}, { token: thomas })).reply();
  const { ProcessCode, Name, IsActive, IsForClients, Members } = settings.Processes.find(
    (process) => process.ProcessCode === 3,
  )!;
  const both = [...Members, { AssigneeCode: await codeOf('E1005'), IsLead: false }];
  await hr.call('saveHelpdeskProcess', { ProcessCode, Name, IsActive, IsForClients, Members: both }, { token: thomas });
  const QueryCode = await ask(ananya, { ProcessCode: 3, CategoryCode: 31 });
  const taken = await Promise.all([
    assign([QueryCode], await codeOf('E1005'), rohan),
    assign([QueryCode], await codeOf('E1017'), kavita),
  ]);
  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  const { AssigneeName } = await ticketOf(QueryCode);
  const events = (await auditOf(QueryCode, 'assign ticket')).map(({ before, after }) => [
    (before as { assigneeId: string | null }).assigneeId,
    (after as { assigneeId: string }).assigneeId,
  ]);
  const [first, second] = events[0]![0] === null ? events : events.reverse();
  expect(first![0]).toBeNull();
  expect(second![0]).toBe(first![1]);
  expect(AssigneeName).toBe(second![1] === (await codeOf('E1005')) ? 'Rohan Deshmukh' : 'Kavita Joshi');
  await hr.call('saveHelpdeskProcess', { ProcessCode, Name, IsActive, IsForClients, Members }, { token: thomas });
});

test('whoever no longer answers for a process gives their open tickets back to it', async () => {
  const settings = (await hr.call('getHelpdeskSettings', {}, { token: thomas })).reply();
  const process = settings.Processes.find(({ ProcessCode }) => ProcessCode === 1)!;
  const { ProcessCode, Name, IsActive, IsForClients, Members } = process;
  const colleague = Members.find(({ Id }) => Id !== 'E1005')!;
  const QueryCode = await ask(ananya);
  await assign([QueryCode], colleague.AssigneeCode);
  const others = Members.filter(({ AssigneeCode }) => AssigneeCode !== colleague.AssigneeCode);
  await hr.call(
    'saveHelpdeskProcess',
    { ProcessCode, Name, IsActive, IsForClients, Members: others },
    { token: thomas },
  );
  expect((await ticketOf(QueryCode)).AssigneeName).toBe('');
  expect(await conversation(QueryCode)).toContain('event: No longer assigned to anybody');
  await hr.call('saveHelpdeskProcess', { ProcessCode, Name, IsActive, IsForClients, Members }, { token: thomas });
});

test('status, priority and sub process are changed together, and told one by one', async () => {
  const QueryCode = await ask(ananya);
  const changed = (await change({ QueryCode, StatusCode: 2, PriorityCode: 3, CategoryCode: 12 })).reply();
  expect(changed).toMatchObject({
    StatusName: 'In progress',
    PriorityName: 'High',
    CategoryName: 'Accounts and access',
  });
  expect(await conversation(QueryCode, ananya)).toEqual([
    'message: Since Monday.',
    expect.stringMatching(/^event: /),
    expect.stringMatching(/^event: /),
    expect.stringMatching(/^event: /),
  ]);
  expect((await conversation(QueryCode)).slice(1).sort()).toEqual([
    'event: Moved from Computer and software to Accounts and access',
    'event: Priority changed from Medium to High',
    'event: Status changed from Open to In progress',
  ]);
});

test('what is left out, or is so already, stays and leaves no trace', async () => {
  const QueryCode = await ask(ananya);
  const before = await ticketOf(QueryCode);
  expect((await change({ QueryCode, PriorityCode: 2, CategoryCode: 11 })).reply()).toEqual(before);
  expect((await change({ QueryCode })).reply()).toEqual(before);
  expect(await auditOf(QueryCode, 'change ticket')).toEqual([]);
});

test.each([
  ['the status that it has', { StatusCode: 1 }, 400],
  ['a status that does not follow', { StatusCode: 5 }, 400],
  ['a status that is not there', { StatusCode: 77 }, 400],
  ['a priority that is not there', { PriorityCode: 77 }, 422],
  ['a sub process that is not there', { CategoryCode: 77 }, 422],
])('a ticket is not given %s, nor what else was asked', async (_, wrong, status) => {
  const QueryCode = await ask(ananya);
  const before = await ticketOf(QueryCode);
  expect((await change({ QueryCode, PriorityCode: 3, ...wrong })).status).toBe(status);
  expect(await ticketOf(QueryCode)).toEqual(before);
});

test('a ticket of another process is its desk’s from then on, and nobody’s there', async () => {
  const QueryCode = await ask(ananya);
  await assign([QueryCode], await codeOf('E1005'));
  const moved = (await change({ QueryCode, CategoryCode: 31 })).reply();
  expect(moved).toMatchObject({ ProcessName: 'HR services', CategoryName: 'Payroll and benefits', AssigneeName: '' });
  expect((await hr.call('getTicket', { QueryCode }, { token: rohan })).status).toBe(404);
  expect(await conversation(QueryCode, kavita)).toContain('event: No longer assigned to anybody');
});

test('a ticket that is moved within the reach of its assignee stays theirs', async () => {
  const QueryCode = await ask(ananya);
  await assign([QueryCode], await codeOf('E1005'));
  expect((await change({ QueryCode, CategoryCode: 21 })).reply()).toMatchObject({
    ProcessName: 'Facilities',
    AssigneeName: 'Rohan Deshmukh',
  });
});

test('what is not offered any more cannot be chosen, and is still named where it was', async () => {
  const QueryCode = await ask(ananya, { CategoryCode: 12 });
  const request = { CategoryCode: 12, ProcessCode: 1, Name: 'Accounts and access', IsActive: false };
  await hr.call('saveHelpdeskSubProcess', request, { token: thomas });
  expect((await ticketOf(QueryCode)).CategoryName).toBe('Accounts and access');
  const other = await ask(ananya);
  expect((await change({ QueryCode: other, CategoryCode: 12 })).status).toBe(422);
  await hr.call('saveHelpdeskSubProcess', { ...request, IsActive: true }, { token: thomas });
});

test('a note is for the desk: who asked neither reads it nor sees that anything happened', async () => {
  const QueryCode = await ask(ananya);
  const [before, version] = [await ticketOf(QueryCode, ananya), await ticketOf(QueryCode)];
  const note = { QueryCode, Message: 'Her <b>third</b> headset.' };
  const noted = (await hr.call('addTicketNote', note, { token: rohan })).reply();
  expect(noted.Version).not.toBe(version.Version);
  expect(await conversation(QueryCode)).toContain('note: Her &lt;b&gt;third&lt;/b&gt; headset.');
  expect(await conversation(QueryCode, ananya)).toEqual(['message: Since Monday.']);
  expect(await ticketOf(QueryCode, ananya)).toEqual(before);
  expect((await hr.call('addTicketNote', { QueryCode, Message: '  ' }, { token: rohan })).status).toBe(422);
  const foreign = { ...note, FileHeaderCode: 'somebody-elses' };
  expect((await hr.call('addTicketNote', foreign, { token: rohan })).status).toBe(422);
});

test('a press that is repeated writes one note (F15, F16)', async () => {
  const QueryCode = await ask(ananya);
  const options = { token: rohan, idempotencyKey: 'note-of-a-double-click' };
  const note = { QueryCode, Message: 'Once.' };
  const [first, second] = await Promise.all([
    hr.call('addTicketNote', note, options),
    hr.call('addTicketNote', note, options),
  ]);
  expect(second!.reply()).toEqual(first!.reply());
  expect((await conversation(QueryCode)).filter((line) => line === 'note: Once.')).toHaveLength(1);
});
