import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { reportHandlers } from '../../../hr-api/workplace/reports/report-handlers';
import { savedReportHandlers } from '../../../hr-api/workplace/reports/saved/saved-report-handlers';
import { savedReportFields } from '../../../hr-api/workplace/reports/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { calls } from '../../../lib/contract/all';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { FIELDS_OF_TABLES } from './fields-of-tables';
import { fieldsOf, readPage } from './reading';

const ReportCode = 'employee-list';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const contextAs = async (empid: string, roleCode: number) => contextOf(hr, await actorOf(hr, empid, roleCode));
const asManager = () => contextAs('E1002', ROLE.appraiser);
const asHr = () => contextAs('E1004', ROLE.hr);
type Context = Awaited<ReturnType<typeof asHr>>;

/** Makes a write as the HR API does, in a transaction. */
function write<Name extends keyof typeof savedReportHandlers>(name: Name, context: Context, request: RequestFor<Name>) {
  const { handle } = savedReportHandlers[name] as unknown as {
    handle: (request: unknown, context: Context) => Promise<{ SaveReportCode: string }>;
  };
  return inTransaction(hr.db, (db) => handle(calls[name].request.parse(request), { ...context, db }));
}

const list = (context: Context) => savedReportHandlers.listSavedReports.handle({ ReportCode }, context);

async function saved(context: Context, name: string, ...names: string[]): Promise<string> {
  const request = { SaveReportName: name, ReportCode };
  const { SaveReportCode } = await write('saveReport', context, request);
  const rows = names.map((FieldName, at) => [
    `Data${at}`,
    { SaveReportCode, FieldName, DisplayOrder: at, Display: true, Label: at === 1 ? 'Colleague' : '' },
  ]);
  await write('saveReportFields', context, Object.fromEntries(rows) as RequestFor<'saveReportFields'>);
  return SaveReportCode;
}

test.each(['E1004', 'E1005', 'E1002'])('%s reads every field that a table shows of its report', async (empid) => {
  const role = { E1004: ROLE.hr, E1005: ROLE.helpdesk, E1002: ROLE.appraiser }[empid]!;
  const context = await contextAs(empid, role);
  for (const [code, fields] of Object.entries(FIELDS_OF_TABLES)) {
    expect(await fieldsOf(context, code)).toEqual(expect.arrayContaining([...fields]));
    const { Rows } = await readPage(context, code, { Fields: [...fields] });
    for (const { Cells } of Rows) expect(Cells).toHaveLength(fields.length);
  }
});

test('no two fields of the employee list have the same title', async () => {
  const context = await asHr();
  const fields = await reportHandlers.listReportFields.handle({ ReportCode: 'employee-list' }, context);
  const titles = fields.map(({ DisplayName }) => DisplayName);
  expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
  expect(titles).toEqual(
    expect.arrayContaining([
      ...['Current address: City', 'Permanent address: City', 'Passport: Valid until', 'Visa: Valid until'],
      ...['Proof of identity: Valid until', 'Personal e-mail', 'Family: Full name'],
    ]),
  );
});

test('a layout keeps what its list is narrowed to, through another name, until it is saved anew', async () => {
  const context = await asHr();
  const layout = { SaveReportName: 'Probation', ReportCode };
  const SaveReportCode = await saved(context, layout.SaveReportName, 'Name');
  await write('saveReport', context, { ...layout, SaveReportCode, Filter: 'status=2' });
  const filter = async () => (await list(context)).find((one) => one.SaveReportCode === SaveReportCode)?.Filter;
  expect(await filter()).toBe('status=2');
  await write('saveReport', context, { ...layout, SaveReportName: 'On probation', SaveReportCode });
  expect(await filter()).toBe('status=2');
  await write('saveReport', context, { ...layout, SaveReportCode, Filter: '' });
  expect(await filter()).toBe('');
  await write('removeReport', context, { SaveReportCode });
  const changes = and(eq(auditEntries.subjectKind, 'saved-report'), eq(auditEntries.action, 'change report layout'));
  const audited = (await hr.db.select().from(auditEntries).where(changes)).map(({ before, after }) => [before, after]);
  expect(audited).toContainEqual([
    expect.objectContaining({ filter: 'status=2' }),
    expect.objectContaining({ filter: '' }),
  ]);
  const unfiltered = await saved(context, 'Plain', 'Name');
  expect((await list(context)).map(({ Filter }) => Filter)).toEqual([null]);
  await write('removeReport', context, { SaveReportCode: unfiltered });
  await hr.db.delete(auditEntries).where(eq(auditEntries.subjectKind, 'saved-report'));
});

test('a layout keeps its columns, their order and titles, and each write leaves an audit row', async () => {
  const context = await asHr();
  const code = await saved(context, 'By name', 'EmployeeID', 'Name', 'Unit');
  expect((await list(context)).find(({ SaveReportCode }) => SaveReportCode === code)).toMatchObject({
    SaveReportName: 'By name',
    IsOwn: true,
    Fields: [
      { FieldName: 'EmployeeID', DisplayOrder: 0, Display: true, Label: '' },
      { FieldName: 'Name', DisplayOrder: 1, Label: 'Colleague' },
      { FieldName: 'Unit' },
    ],
  });
  await write('saveReport', context, { SaveReportName: 'By unit', ReportCode, SaveReportCode: code });
  await write('removeReport', context, { SaveReportCode: code });
  expect(await list(context)).toEqual([]);
  const rows = await hr.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, 'saved-report'), eq(auditEntries.accountId, context.actor.accountId)));
  expect(rows.map(({ action }) => action).sort()).toEqual([
    'change report layout',
    'remove report layout',
    'rename report layout',
    'save report layout',
  ]);
});

test('a name is taken once among one’s own, in large or small letters', async () => {
  const context = await asHr();
  await saved(context, 'Monthly', 'EmployeeID');
  await expect(saved(context, 'monthly', 'EmployeeID')).rejects.toMatchObject({ code: 'conflict' });
  await saved(await asManager(), 'Monthly', 'EmployeeID');
});

test('a layout whose columns were never written is not listed, and its name can be saved again', async () => {
  const context = await asHr();
  const { SaveReportCode } = await write('saveReport', context, { SaveReportName: 'Half', ReportCode });
  const names = async () => (await list(context)).map(({ SaveReportName }) => SaveReportName);
  expect(await names()).not.toContain('Half');
  const again = { SaveReportName: 'Half', ReportCode, Filter: 'status=2' };
  expect(await write('saveReport', context, again)).toEqual({ SaveReportCode });
  expect(await saved(context, 'half', 'EmployeeID')).toBe(SaveReportCode);
  expect(await names()).toContain('Half');
  expect((await list(context)).find((one) => one.SaveReportCode === SaveReportCode)?.Filter).toBeNull();
});

test('a shared layout is found in its role, without columns that this may not read', async () => {
  const [keeper, manager] = [await asHr(), await asManager()];
  const ofManager = new Set(await fieldsOf(manager, ReportCode));
  const closed = (await fieldsOf(keeper, ReportCode)).find((name) => !ofManager.has(name))!;
  const code = await saved(keeper, 'For managers', 'EmployeeID', 'Name', closed);
  const found = async () => (await list(manager)).find(({ SaveReportCode }) => SaveReportCode === code);
  expect(await found()).toBeUndefined();
  await write('setReportRoles', keeper, { SaveReportCode: code, RoleCodes: [ROLE.appraiser] });
  expect(await found()).toMatchObject({ IsOwn: false, RoleCodes: [] });
  expect((await found())?.Fields?.map(({ FieldName }) => FieldName)).toEqual(['EmployeeID', 'Name']);
  for (const refused of [
    write('removeReport', manager, { SaveReportCode: code }),
    write('saveReport', manager, { SaveReportName: 'Mine', ReportCode, SaveReportCode: code }),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  await write('setReportRoles', keeper, { SaveReportCode: code, RoleCodes: [] });
  expect(await found()).toBeUndefined();
});

test('a field that the report has no more is left out of a layout that names it', async () => {
  const context = await asHr();
  const code = await saved(context, 'Old', 'EmployeeID', 'Unit');
  await hr.db.update(savedReportFields).set({ fieldName: 'Gone' }).where(eq(savedReportFields.fieldName, 'Unit'));
  const found = (await list(context)).find(({ SaveReportCode }) => SaveReportCode === code);
  expect(found?.Fields?.map(({ FieldName }) => FieldName)).toEqual(['EmployeeID']);
});

test('fields and roles that there are not, and rows of two layouts, are refused', async () => {
  const context = await asHr();
  const code = await saved(context, 'Checked', 'EmployeeID');
  const row = { SaveReportCode: code, FieldName: 'EmployeeID', DisplayOrder: 0, Display: true };
  const wrong: RequestFor<'saveReportFields'>[] = [
    { Data0: { ...row, FieldName: 'Salary' } },
    { Data0: row, Data1: row },
    { Data0: row, Data1: { ...row, SaveReportCode: 'other', FieldName: 'Name' } },
  ];
  for (const rows of wrong)
    await expect(write('saveReportFields', context, rows)).rejects.toMatchObject({ code: 'bad_request' });
  await expect(write('setReportRoles', context, { SaveReportCode: code, RoleCodes: [9999] })).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test('who may share is offered all roles by their names', async () => {
  const roles = await savedReportHandlers.listSharingRoles.handle({}, await asHr());
  expect(roles).toContainEqual({ RoleCode: ROLE.hr, RoleName: expect.stringMatching(/HR/) as string });
});
