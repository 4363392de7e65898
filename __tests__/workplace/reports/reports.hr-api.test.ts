import { and, eq, isNull, like } from 'drizzle-orm';
import { asOn } from '../../../hr-api/people/effective-dates';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { employments, persons } from '../../../hr-api/people/tables';
import { visibleTo } from '../../../hr-api/people/visibility';
import { dayOf } from '../../../hr-api/platform/dates';
import { sentMails } from '../../../hr-api/platform/mail/sent/tables';
import type { CallContext } from '../../../hr-api/platform/calls/call';
import { tasks } from '../../../hr-api/workplace/tasks/tables';
import { openReports } from '../../../hr-api/workplace/reports/find-report';
import { reportHandlers } from '../../../hr-api/workplace/reports/report-handlers';
import type { RequestFor } from '../../../lib/contract/all';
import type { FilterOperator } from '../../../lib/contract/workplace/reports/limits';
import { calls } from '../../../lib/contract/all';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { fieldsOf, readAll, readPage } from './reading';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  const known = await hr.db.select({ accountId: accounts.id }).from(accounts).where(like(accounts.loginId, 'E100%'));
  const mail = { templateCode: 'home-digest', subject: 'Subject', state: 'delivered' as const };
  const queuedAt = (at: number) => new Date(hr.clock.now.getTime() - at * 3_600_000);
  await hr.db
    .insert(sentMails)
    .values(known.map(({ accountId }, at) => ({ ...mail, id: `mail-${at}`, accountId, queuedAt: queuedAt(at) })));
});
afterAll(() => hr.stop());

const contextAs = async (empid: string, roleCode: number) => contextOf(hr, await actorOf(hr, empid, roleCode));
const asEmployee = () => contextAs('E1001', ROLE.employee);
const asManager = () => contextAs('E1002', ROLE.appraiser);
const asHr = () => contextAs('E1004', ROLE.hr);
const READERS = { employee: asEmployee, manager: asManager, HR: asHr };

const summaryOf = (context: CallContext, asked: RequestFor<'countReportRows'>) =>
  reportHandlers.countReportRows.handle(calls.countReportRows.request.parse(asked), context);

const REPORTS = [
  'employee-list',
  'head-count',
  'joiners-and-leavers',
  'birthdays',
  'reporting-lines',
  'changes',
  'record-changes',
  'tickets',
  'tasks-pending',
  'notifications-pending',
  'mails-sent',
  'agreements-accepted',
  'leave-balances',
  'leave-taken',
  'absences',
  'leave-liability',
  'comp-off',
  ...['people-of-day', 'data-gaps', 'inactive-people'],
  ...['confirmations-due', 'workforce-movements', 'incomplete-profiles'],
];

test('a module declares reports, and a role is offered those that it may open', async () => {
  expect(
    openReports(await asHr())
      .map(({ code }) => code)
      .sort(),
  ).toEqual([...REPORTS, 'negative-leave-balances', 'pending-approvals'].sort());
  const ofManager = openReports(await asManager()).map(({ code }) => code);
  expect(ofManager).not.toContain('agreements-accepted');
  const offered = await reportHandlers.listReports.handle({ Module: 'chillconnect' }, await asHr());
  expect(offered).toMatchObject([
    { ReportCode: 'tickets', ReportName: 'Tickets by status', Path: 'commonreport/dynamiclist/tickets' },
  ]);
});

test.each(REPORTS)('%s: each field is read, sorted by both ways and counted as its pages say', async (code) => {
  const context = await asHr();
  const Fields = await fieldsOf(context, code);
  const all = await readAll(context, code, { Fields });
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all.map(({ RowCode }) => RowCode)).size).toBe(all.length);
  expect(await summaryOf(context, { ReportCode: code })).toMatchObject({ Count: all.length });
  for (const Sort of Fields.slice(0, 12)) {
    const up = await readAll(context, code, { Sort }, 17);
    const down = await readAll(context, code, { Sort, Direction: 'desc' }, 101);
    expect(down.map(({ RowCode }) => RowCode)).toEqual(up.map(({ RowCode }) => RowCode).toReversed());
    expect(up.length).toBe(all.length);
  }
});

test.each(Object.keys(READERS) as (keyof typeof READERS)[])(
  '%s lists exactly the employees of whom a single read succeeds',
  async (who) => {
    const context = await READERS[who]();
    const today = dayOf(hr.clock.now);
    const open = await hr.db
      .select({ id: persons.id })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(and(asOn(employments, today), visibleTo(context.actor, today, 'one')));
    const listed = await readAll(context, 'employee-list');
    expect(listed.map(({ RowCode }) => RowCode).sort()).toEqual(open.map(({ id }) => id).sort());
  },
);

test('an employee, their manager and HR find different rows and are offered different columns', async () => {
  const rows = [];
  const columns = [];
  for (const read of [asEmployee, asManager, asHr]) {
    const context = await read();
    rows.push((await readAll(context, 'employee-list')).length);
    columns.push(await fieldsOf(context, 'employee-list'));
  }
  expect(rows[0]).toBe(1);
  expect(rows[1]).toBeGreaterThan(1);
  expect(rows[2]).toBeGreaterThan(rows[1]!);
  const [, ofManager = [], ofHr = []] = columns;
  expect(ofHr.length).toBeGreaterThan(ofManager.length);
  expect(await fieldsOf(await asManager(), 'joiners-and-leavers')).not.toContain('Reason');
  expect(await fieldsOf(await asHr(), 'joiners-and-leavers')).toContain('Reason');
});

test('a field that a reader may not read is no column, no filter and no order', async () => {
  const [manager, keeper] = [await asManager(), await asHr()];
  const ofManager = new Set(await fieldsOf(manager, 'employee-list'));
  const closed = (await fieldsOf(keeper, 'employee-list')).filter((name) => !ofManager.has(name));
  expect(closed.length).toBeGreaterThan(0);
  for (const name of closed) {
    const asked = [{ Fields: [name] }, { Sort: name }, { Filters: [{ FieldCode: name, FieldValue: 'x' }] }];
    for (const one of asked)
      await expect(readPage(manager, 'employee-list', one)).rejects.toMatchObject({ code: 'bad_request' });
    const Filters = [{ FieldCode: name, FieldValue: 'x' }];
    await expect(summaryOf(manager, { ReportCode: 'employee-list', Filters })).rejects.toMatchObject({
      code: 'bad_request',
    });
  }
});

test('the history tells what was before and after, on the day on which it changed', async () => {
  const context = await asHr();
  const asked = { FromDate: '2020-01-01', ToDate: '2026-12-31', Fields: ['OldValue', 'NewValue', 'MovedOn'] };
  const rows = await readAll(context, 'changes', asked);
  expect(rows.length).toBeGreaterThan(0);
  for (const { Cells } of rows) {
    expect(Cells[0]).not.toBe(Cells[1]);
    expect(String(Cells[2])).toMatch(/^20\d\d-/);
  }
  expect(await fieldsOf(await asManager(), 'changes')).not.toContain('Justification');
});

test('a personal field of a closed record is empty in rows, filters and order', async () => {
  const context = await asManager();
  const today = dayOf(hr.clock.now);
  const year = { FromDate: today, ToDate: '2027-12-31' };
  const open = await hr.db
    .select({ id: persons.id })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(asOn(employments, today), visibleTo(context.actor, today)));
  const own = new Set(open.map(({ id }) => id));
  const Fields = ['Name', 'Manager'];
  const rows = await readAll(context, 'birthdays', { ...year, Fields, Sort: 'Manager' });
  const closed = rows.filter(({ RowCode }) => !own.has(RowCode));
  expect(closed.length).toBeGreaterThan(0);
  expect(closed.filter(({ Cells }) => Cells[1] !== null)).toEqual([]);
  expect(rows.filter(({ Cells }) => Cells[1] !== null).length).toBeGreaterThan(0);
  const Filters = [{ FieldCode: 'Manager', Operator: 'contains' as const, FieldValue: 'a' }];
  const found = await readAll(context, 'birthdays', { ...year, Fields, Filters });
  expect(found.every(({ RowCode }) => own.has(RowCode))).toBe(true);
});

test('the tasks that a manager is shown are those of their own tree', async () => {
  const context = await asManager();
  const today = dayOf(hr.clock.now);
  const expected = await hr.db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(employments, eq(employments.id, tasks.employmentId))
    .where(and(isNull(tasks.doneAt), visibleTo(context.actor, today)));
  const listed = await readAll(context, 'tasks-pending');
  expect(listed.map(({ RowCode }) => RowCode).sort()).toEqual(expected.map(({ id }) => id).sort());
});

test('the head count adds up to those who work here, today and on an earlier day', async () => {
  const context = await asHr();
  for (const AsOnDate of ['', '2025-01-31']) {
    const people = await summaryOf(context, { ReportCode: 'employee-list', AsOnDate });
    const summary = await summaryOf(context, { ReportCode: 'head-count', AsOnDate });
    expect(summary.Totals).toEqual([{ FieldName: 'HeadCount', Total: people.Count }]);
  }
});

test('filters of one field add up, those of several narrow, and each type knows its operators', async () => {
  const context = await asHr();
  const unit = async (...FieldValues: string[]) => {
    const Filters = FieldValues.map((FieldValue) => ({ FieldCode: 'Unit', FieldValue }));
    return (await summaryOf(context, { ReportCode: 'employee-list', Filters })).Count;
  };
  expect(await unit('Firmware', 'People')).toBe((await unit('Firmware')) + (await unit('People')));
  const Filters = [
    { FieldCode: 'JoinedOn', Operator: 'from' as const, FieldValue: '2024-01-01' },
    { FieldCode: 'JoinedOn', Operator: 'to' as const, FieldValue: '2024-12-31' },
  ];
  const joined = await readAll(context, 'employee-list', { Fields: ['JoinedOn'], Filters });
  expect(joined.length).toBeGreaterThan(0);
  for (const { Cells } of joined) expect(String(Cells[0])).toMatch(/^2024-/);
  for (const wrong of [
    { FieldCode: 'JoinedOn', Operator: 'contains' as const, FieldValue: '2024' },
    { FieldCode: 'JoinedOn', Operator: 'from' as const, FieldValue: '2024-02-31' },
    { FieldCode: 'Name', Operator: 'from' as const, FieldValue: 'a' },
  ])
    await expect(readPage(context, 'employee-list', { Filters: [wrong] })).rejects.toMatchObject({
      code: 'bad_request',
    });
});

test('numbers are found by their ends, texts by what they contain, and rows by an empty value', async () => {
  const context = await asHr();
  const count = async (
    ReportCode: string,
    ...Filters: { FieldCode: string; Operator?: FilterOperator; FieldValue: string }[]
  ) => (await summaryOf(context, { ReportCode, Filters })).Count;
  const led = await count('reporting-lines', { FieldCode: 'DirectReports', Operator: 'from', FieldValue: '1' });
  const alone = await count('reporting-lines', { FieldCode: 'DirectReports', Operator: 'to', FieldValue: '0.5' });
  expect(led).toBeGreaterThan(0);
  expect(led + alone).toBe(await count('reporting-lines'));
  const some = await count('employee-list', { FieldCode: 'Manager', Operator: 'contains', FieldValue: 'a' });
  const none = await count('employee-list', { FieldCode: 'Manager', FieldValue: '' });
  expect(none).toBeGreaterThan(0);
  expect(some + none).toBeLessThanOrEqual(await count('employee-list'));
  for (const FieldValue of ['many', '1e999', '0x10 or 1'])
    await expect(
      count('reporting-lines', { FieldCode: 'DirectReports', Operator: 'from', FieldValue }),
    ).rejects.toMatchObject({ code: 'bad_request' });
});

test('a search finds people by name and number, and the first day is not after the last', async () => {
  const context = await asHr();
  const found = await readPage(context, 'employee-list', { Search: 'vikram nair', Fields: ['EmployeeID'] });
  expect(found.Rows.map(({ Cells }) => Cells[0])).toEqual(['E1002']);
  await expect(readPage(context, 'birthdays', { FromDate: '2026-02-01', ToDate: '2026-01-01' })).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test('what no definition has is refused before a row is asked for', async () => {
  const context = await asHr();
  const questions: string[] = [];
  const db = new Proxy(context.db, {
    get: (target, name, receiver) => {
      if (name === 'execute') questions.push('execute');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const watched = { ...context, db };
  const words = [
    'name',
    'Name;',
    'persons.name',
    '1',
    "Name' or 1=1",
    'Salary',
    'constructor',
    '__proto__',
    'S3.x',
    'c0',
  ];
  const codes = ['', 'employee-lists', '../users/logout', 'EMPLOYEE-LIST', 'constructor', 'tickets/x'];
  for (let turn = 0; turn < 300; turn += 1) {
    const word = `${words[turn % words.length]}${turn >= words.length ? turn : ''}`;
    for (const asked of [
      { Fields: [word] },
      { Sort: word },
      { Filters: [{ FieldCode: word, FieldValue: '1' }] },
      { Filters: [{ FieldCode: 'Subject', Operator: `${word}` as 'is', FieldValue: '1' }] },
      { After: `${word}` },
    ])
      await expect(readPage(watched, 'tickets', asked)).rejects.toThrow();
    const code = `${codes[turn % codes.length]}${turn >= codes.length ? turn : ''}`;
    await expect(readPage(watched, code)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(questions).toEqual([]);
});

test('over the wire a page is read by the path that is listed, and any other member is unknown', async () => {
  const signedIn = await hr.tokenOf('E1004');
  const inRole = { RoleCode: ROLE.hr };
  const token = (await hr.call('changeRole', inRole, { token: signedIn })).reply().authToken;
  const listed = (await hr.call('listReports', { Module: 'ecenter' }, { token })).reply();
  const { ReportCode, Path: member } = listed[0]!;
  const fields = (await hr.call('listReportFields', { ReportCode }, { token })).reply();
  const page = await hr.call('readReport', { Fields: [fields[0]!.FieldName], PageSize: 2 }, { token, member });
  expect(page.reply()).toMatchObject({ Status: 'C', Rows: [{ Cells: [expect.any(String)] }, {}] });
  for (const other of ['commonreport/dynamiclist/x', 'profileedit/dynamicadd/x', 'commonreport'])
    expect((await hr.call('readReport', {}, { token, member: other })).status).toBe(404);
  const asEmployeeAlone = await hr.tokenOf('E1001');
  expect((await hr.call('listReports', {}, { token: asEmployeeAlone })).status).toBe(403);
});
