import { eq } from 'drizzle-orm';
import { helpdeskPriorities, helpdeskProcesses, helpdeskSubProcesses } from '../../../hr-api/helpdesk/tables';
import { upload } from '../../platform/files/upload';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const HOUR = 3_600_000;

let hr: TestApp;
let ananya: string;
let rohan: string;
beforeAll(async () => {
  hr = await startApp();
  ananya = await hr.tokenOf('E1001');
  rohan = await hr.tokenOf('E1005');
});
afterAll(() => hr.stop());

const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Subject: 'No sound', Message: 'Since Monday.' };
const create = (request: object = {}, options = {}) =>
  hr.call('createTicket', { ...question, ...request }, { token: ananya, ...options });
const ask = async () => (await create()).reply().QueryCode;
const reply = (QueryCode: string, StatusCode: number, token = ananya, request = {}, options = {}) =>
  hr.call('replyToTicket', { QueryCode, Message: 'A word', StatusCode, ...request }, { token, ...options });
const talkOf = async (QueryCode: string) =>
  (await hr.call('listTicketMessages', { QueryCode }, { token: rohan })).reply();
const found = async (Search: string) => (await hr.call('listTickets', { Search }, { token: ananya })).reply();

describe('a new ticket', () => {
  test.each([
    [{ Subject: ' ' }, 'Subject'],
    [{ Subject: 'x'.repeat(201) }, 'Subject'],
    [{ Message: '\n\t ' }, 'Message'],
    [{ Message: 'x'.repeat(10_001) }, 'Message'],
    [{ ProcessCode: 99 }, 'ProcessCode'],
    [{ CategoryCode: 99 }, 'CategoryCode'],
    [{ CategoryCode: 31 }, 'CategoryCode'],
    [{ PriorityCode: 99 }, 'PriorityCode'],
    [{ FileHeaderCode: 'nowhere' }, 'FileHeaderCode'],
    [{ Path: 'x'.repeat(301) }, 'Path'],
  ])('is refused with %j, and the field is named (COMP-14 to COMP-18, VOPQ-48)', async (request, field) => {
    const refused = await create({ ...request, Subject: 'Refused-question', ...request });
    expect([refused.status, refused.error().code]).toEqual([422, 'invalid']);
    expect(refused.error().issues?.map(({ path }) => path)).toContain(field);
    expect(await found('refused-question')).toEqual([]);
  });

  test('of the longest words is taken whole, blanks around them cut', async () => {
    const [Subject, Message] = ['ß'.repeat(200), '語'.repeat(10_000)];
    const made = (await create({ Subject: ` ${Subject} `, Message: `\n${Message} ` })).reply();
    expect(made.QSubject).toBe(Subject);
    expect((await talkOf(made.QueryCode))[0]!.QMessage).toBe(Message);
  });

  test('cannot be asked for by what is not offered any more', async () => {
    const tables = [
      [helpdeskProcesses, 1],
      [helpdeskSubProcesses, 11],
      [helpdeskPriorities, 2],
    ] as const;
    for (const [table, code] of tables) {
      await hr.db.update(table).set({ isActive: false }).where(eq(table.code, code));
      expect((await create()).status).toBe(422);
      await hr.db.update(table).set({ isActive: true }).where(eq(table.code, code));
    }
    expect((await create()).status).toBe(200);
  });

  test('that says of itself what only the helpdesk decides is made without it (T67)', async () => {
    const more = { StatusCode: 10, AssigneeCode: 'me', requesterId: 'E1002', Rating: 5, View: 'desk' };
    const made = (await create(more)).reply();
    expect(made).toMatchObject({ StatusCode: 1, AssigneeName: '', Rating: 0, IsMine: true });
  });

  test('is made once per key, and again with a new key (F15, F16)', async () => {
    const Subject = 'Pressed twice';
    const options = { idempotencyKey: 'one-press-of-the-button' };
    const pressed = await Promise.all([create({ Subject }, options), create({ Subject }, options)]);
    const again = await create({ Subject }, options);
    expect(pressed.map((one) => one.reply())).toEqual([again.reply(), again.reply()]);
    expect((await create({ Subject, Message: 'Other words' }, options)).error().code).toBe('idempotency_mismatch');
    expect(await found(Subject)).toHaveLength(1);
  });
});

describe('a reply', () => {
  test.each([
    ['the present status', 1],
    ['a status of the desk', 2],
    ['no status of all', 77],
  ])('of the requester with %s is refused and writes nothing (REPLY-04, REPLY-05, VOPQ-02)', async (_, status) => {
    const QueryCode = await ask();
    const refused = await reply(QueryCode, status);
    expect([refused.status, refused.error().message]).toEqual([
      400,
      'The status cannot follow the one that the ticket has',
    ]);
    expect(await talkOf(QueryCode)).toHaveLength(1);
  });

  test.each([
    [{ Message: ' \n ' }, 'Message'],
    [{ Message: 'x'.repeat(10_001) }, 'Message'],
    [{ FileHeaderCode: 'nowhere' }, 'FileHeaderCode'],
    [{ StatusCode: undefined }, 'StatusCode'],
  ])('with %j is refused, and the field is named (REPLY-06, REPLY-07)', async (request, field) => {
    const QueryCode = await ask();
    const refused = await reply(QueryCode, 5, ananya, request);
    expect(refused.status).toBe(422);
    expect(refused.error().issues?.map(({ path }) => path)).toContain(field);
    expect(await talkOf(QueryCode)).toHaveLength(1);
  });

  test('with a status that an answer in between has taken away is a conflict, and none is written', async () => {
    const QueryCode = await ask();
    expect((await reply(QueryCode, 3, rohan)).status).toBe(200);
    const late = await reply(QueryCode, 3, rohan);
    expect([late.status, late.error().code]).toEqual([409, 'conflict']);
    expect(await talkOf(QueryCode)).toHaveLength(2);
  });

  test('of two tabs that close at once one closes and the other is told so (F15)', async () => {
    const QueryCode = await ask();
    const closing = await Promise.all([reply(QueryCode, 10), reply(QueryCode, 10)]);
    expect(closing.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await talkOf(QueryCode)).toHaveLength(2);
  });

  test('of both sides at once stands beside the other in one order for everybody', async () => {
    const QueryCode = await ask();
    const both = await Promise.all([reply(QueryCode, 5), reply(QueryCode, 3, rohan)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const times = (await talkOf(QueryCode)).map(({ CreatedAt }) => CreatedAt);
    expect(times).toEqual([...new Set(times)].sort());
    const versions = both.map((one) => one.reply().Version);
    expect(new Set(versions).size).toBe(2);
  });

  test('that is sent twice has one effect, and the second gets the answer of the first (F16)', async () => {
    const QueryCode = await ask();
    const options = { idempotencyKey: 'one-press-of-reply' };
    const first = await reply(QueryCode, 5, ananya, {}, options);
    const second = await reply(QueryCode, 5, ananya, {}, options);
    expect(second.reply()).toEqual(first.reply());
    expect(await talkOf(QueryCode)).toHaveLength(2);
  });
});

describe('a file', () => {
  test('hangs on the message that its sender names, for both sides, and on no second one', async () => {
    const { HeaderCode } = (await upload(hr, 'uploadTicketFile', { token: ananya, fileName: 'list.csv' })).reply();
    const made = (await create({ FileHeaderCode: HeaderCode })).reply();
    const [message] = await talkOf(made.QueryCode);
    expect(message).toMatchObject({ FileHeaderCode: HeaderCode, FileName: 'list.csv', FileSize: 4 });
    expect((await create({ FileHeaderCode: HeaderCode })).status).toBe(422);
    expect((await reply(made.QueryCode, 5, ananya, { FileHeaderCode: HeaderCode })).status).toBe(422);
  });

  test('of somebody else is not to be attached, and the reply with it is not written', async () => {
    const { HeaderCode } = (await upload(hr, 'uploadTicketFile', { token: rohan })).reply();
    const QueryCode = await ask();
    expect((await reply(QueryCode, 5, ananya, { FileHeaderCode: HeaderCode })).status).toBe(422);
    expect(await talkOf(QueryCode)).toHaveLength(1);
    expect((await reply(QueryCode, 2, rohan, { FileHeaderCode: HeaderCode })).status).toBe(200);
  });
});

describe('a closed ticket', () => {
  const closed = async () => {
    const QueryCode = await ask();
    await reply(QueryCode, 10, rohan);
    return QueryCode;
  };
  const ticketOf = async (QueryCode: string) => (await hr.call('getTicket', { QueryCode }, { token: ananya })).reply();

  test('is taken up again by whoever asked within seven days, and not later', async () => {
    const [inTime, late] = [await closed(), await closed()];
    const { CanReopenUntil, UpdatedAt } = await ticketOf(late);
    expect(Date.parse(CanReopenUntil) - Date.parse(UpdatedAt)).toBe(7 * 24 * HOUR);
    hr.clock.advance(7 * 24 * HOUR - 1000);
    ananya = await hr.tokenOf('E1001');
    rohan = await hr.tokenOf('E1005');
    expect((await reply(inTime, 1)).reply()).toMatchObject({ StatusCode: 1, CanReopenUntil: '', CanRate: false });
    hr.clock.advance(3000);
    expect((await reply(late, 1)).status).toBe(400);
    expect(await ticketOf(late)).toMatchObject({ StatusCode: 10, CanReopenUntil: '' });
    expect((await reply(late, 2, rohan)).reply().StatusCode).toBe(2);
  });
});
