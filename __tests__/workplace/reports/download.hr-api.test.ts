import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { pivotHandlers } from '../../../hr-api/workplace/reports/pivot/pivot-handlers';
import { reportHandlers } from '../../../hr-api/workplace/reports/report-handlers';
import type { WrittenDownload } from '../../../hr-api/platform/files/storage/store';
import type { RequestFor } from '../../../lib/contract/all';
import { calls } from '../../../lib/contract/all';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { fieldsOf, readAll } from './reading';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const contextAs = async (empid: string, roleCode: number, language?: 'de') =>
  contextOf(hr, await actorOf(hr, empid, roleCode), language);
const asManager = () => contextAs('E1002', ROLE.appraiser);
const asHr = () => contextAs('E1004', ROLE.hr);
type Context = Awaited<ReturnType<typeof asHr>>;

async function download(context: Context, question: object = {}, part: Partial<RequestFor<'downloadReport'>> = {}) {
  const request = { ReportCode: 'employee-list', Format: 'csv' as const, RunCode: randomUUID(), ...part };
  const Question = JSON.stringify(question);
  const read = calls.downloadReport.request.parse({ Question, ...request });
  const file = (await reportHandlers.downloadReport.handle(read, context)) as WrittenDownload;
  return { ...file, run: request.RunCode };
}

async function textOf({ content }: WrittenDownload): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(Buffer.from(part as string));
  return Buffer.concat(parts).toString();
}

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
const statusOf = (context: Context, RunCode = '') =>
  reportHandlers.getReportStatus.handle({ ReportCode: 'employee-list', RunCode }, context);

test('a file holds exactly the rows and columns that its reader sees, in the layout they see', async () => {
  for (const context of [await asManager(), await asHr()]) {
    const Columns = [{ FieldName: 'Name', Label: 'Colleague' }, { FieldName: 'EmployeeID' }];
    const file = await download(context, { Columns, Sort: 'EmployeeID', Direction: 'desc' });
    expect(file.fileName).toMatch(/^Employee_List_\d{12}\.csv$/);
    const [heading, ...lines] = linesOf(await textOf(file));
    expect(heading).toBe('Colleague,Employee ID');
    const rows = await readAll(context, 'employee-list', {
      Fields: ['EmployeeID'],
      Sort: 'EmployeeID',
      Direction: 'desc',
    });
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(rows.map(({ Cells }) => Cells[0]));
    expect(await statusOf(context, file.run)).toEqual({ Status: 'C', RowCount: rows.length });
  }
});

test('a pivot is saved as its reader sees it, with totals to the right and below', async () => {
  for (const context of [await asManager(), await asHr()]) {
    const Pivot = { Row: 'Unit', Column: 'JobStatus', Value: '' };
    const seen = await pivotHandlers.readReportPivot.handle(calls.readReportPivot.request.parse(Pivot), context);
    const file = await download(context, { Pivot });
    const [heading, ...lines] = linesOf(await textOf(file)).map((line) => line.split(','));
    expect(heading).toEqual(['Unit', ...seen.Columns.map(({ Text }) => Text), 'Total']);
    const total = lines.pop()?.map(Number).slice(1) ?? [];
    expect(lines.map(([, ...numbers]) => numbers.map(Number))).toEqual(
      seen.Cells.map((values) => [...values, values.reduce((sum, value) => sum + value, 0)]),
    );
    expect(total).toEqual(total.map((_, at) => lines.reduce((sum, line) => sum + Number(line[at + 1]), 0)));
    expect(await statusOf(context, file.run)).toEqual({ Status: 'C', RowCount: lines.length + 1 });
  }
});

test('a pivot by a field that its reader may not read is not saved', async () => {
  const [manager, hrStaff] = [await asManager(), await asHr()];
  const open = new Set(await fieldsOf(manager, 'employee-list'));
  const closed = (await fieldsOf(hrStaff, 'employee-list')).find((name) => !open.has(name))!;
  for (const Pivot of [{ Row: closed }, { Row: 'Unit', Column: closed }, { Row: 'Unit', Value: closed }])
    await expect(download(manager, { Pivot })).rejects.toMatchObject({ code: 'bad_request' });
  const birthdays = download(hrStaff, { Pivot: { Row: 'Unit' } }, { ReportCode: 'birthdays' });
  await expect(birthdays).rejects.toMatchObject({ code: 'not_found' });
});

test('an Excel file is what its name says, and headings are in the reader’s language', async () => {
  const xlsx = await download(await asHr(), {}, { Format: 'xlsx' });
  expect(xlsx.fileName).toMatch(/\.xlsx$/);
  const parts: Buffer[] = [];
  for await (const part of xlsx.content) parts.push(Buffer.from(part as Uint8Array));
  expect(Buffer.concat(parts).subarray(0, 2).toString()).toBe('PK');
  const german = await download(await contextAs('E1004', ROLE.hr, 'de'), { Columns: [{ FieldName: 'Unit' }] });
  expect(linesOf(await textOf(german))[0]).toBe('Einheit');
});

test('a file is stopped by whom it is for, nobody else, and is no whole file then', async () => {
  const [context, other] = [await asHr(), await asManager()];
  const file = await download(context);
  expect(await statusOf(context, file.run)).toMatchObject({ Status: 'P' });
  const stop = (who: Context) => reportHandlers.stopReport.handle({ RunCode: file.run }, who);
  await expect(stop(other)).rejects.toMatchObject({ code: 'not_found' });
  await expect(statusOf(other, file.run)).rejects.toMatchObject({ code: 'not_found' });
  await stop(context);
  await expect(textOf(file)).rejects.toThrow('stopped');
  expect(await statusOf(context, file.run)).toMatchObject({ Status: 'E' });
});

test('a file that nobody waits for any more is not read to its end', async () => {
  const context = await asHr();
  const file = await download(context);
  const closed = new Promise((resolve) => file.content.once('close', resolve));
  for await (const _part of file.content) break;
  await closed;
  expect((await statusOf(context, file.run)).Status).not.toBe('P');
});

test('columns that the reader may not read, other JSON and a code used before are refused', async () => {
  const [context, keeper] = [await asManager(), await asHr()];
  const open = new Set(await fieldsOf(context, 'employee-list'));
  const closed = (await fieldsOf(keeper, 'employee-list')).find((name) => !open.has(name))!;
  for (const question of [
    { Columns: [{ FieldName: closed }] },
    { Sort: closed },
    { Filters: [{ FieldCode: closed, FieldValue: 'x' }] },
    [],
    { Columns: 'Name' },
  ])
    await expect(download(context, question)).rejects.toMatchObject({ code: 'bad_request' });
  const { run } = await download(context);
  await expect(download(context, {}, { RunCode: run })).rejects.toMatchObject({ code: 'conflict' });
});

test('an address that names no run answers its file as often as it is opened', async () => {
  const context = await asHr();
  for (const _time of [1, 2]) {
    const file = await download(context, {}, { RunCode: '' });
    expect(linesOf(await textOf(file)).length).toBeGreaterThan(1);
  }
});

test('who took which report with them stands in the audit', async () => {
  const context = await asHr();
  await download(context, {}, { ReportCode: 'birthdays' });
  const rows = await hr.db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'download report'), eq(auditEntries.subjectId, 'birthdays')));
  expect(rows).toEqual([{ after: { report: 'birthdays', format: 'csv' } }]);
});
