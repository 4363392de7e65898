import { randomUUID } from 'node:crypto';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import type { CallContext } from '../../../hr-api/platform/calls/call';
import type { WrittenDownload } from '../../../hr-api/platform/files/storage/store';
import { customExcelHandlers } from '../../../hr-api/workplace/reports/custom-excel/custom-excel-handlers';
import type { RequestFor } from '../../../lib/contract/all';
import { calls } from '../../../lib/contract/all';
import { MAX_FILTERS } from '../../../lib/contract/workplace/reports/limits';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { readAll } from './reading';
import { sheetOf } from './sheet-of';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const asManager = async () => contextOf(hr, await actorOf(hr, 'E1002', ROLE.appraiser));
const asHr = async () => contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));

const levelsOf = (context: CallContext, ReportCode = 'employee-list') =>
  customExcelHandlers.listOrganisationLevels.handle({ ReportCode }, context);

type Asked = Partial<RequestFor<'downloadOrganisationReport'>>;
async function download(context: CallContext, asked: Asked = {}): Promise<WrittenDownload> {
  const request = calls.downloadOrganisationReport.request.parse({ RunCode: randomUUID(), ...asked });
  return (await customExcelHandlers.downloadOrganisationReport.handle(request, context)) as WrittenDownload;
}

test('a report offers the levels of the organisation in order, and the statuses that people have', async () => {
  const levels = await levelsOf(await asHr());
  expect(levels.map(({ KeyCode, DisplayOrder }) => [KeyCode, DisplayOrder])).toEqual([
    ['Business', 0],
    ['Unit', 1],
    ['Location', 2],
    ['Level', 3],
  ]);
  for (const { Values } of levels) expect(Values.length).toBeGreaterThan(0);
  const statuses = await customExcelHandlers.listReportStatuses.handle({ ReportCode: 'employee-list' }, await asHr());
  expect(statuses.length).toBeGreaterThan(1);
  const none = await customExcelHandlers.listReportStatuses.handle({ ReportCode: 'head-count' }, await asHr());
  expect(none).toEqual([]);
});

test('an Excel file has the rows of the chosen levels that its reader sees, in fixed columns', async () => {
  for (const context of [await asManager(), await asHr()]) {
    const Fields = ['EmployeeID', 'Unit'];
    const rows = await readAll(context, 'employee-list', { Fields });
    const unit = String(rows[0]?.Cells[1]);
    const file = await download(context, { Levels: JSON.stringify({ Unit: [unit] }) });
    expect(file.fileName).toMatch(/^Employee_List_\d{12}\.xlsx$/);
    const [heading = [], ...lines] = await sheetOf(file);
    expect(heading.slice(0, 5)).toEqual(['Name', 'Employee ID', 'Business', 'Company', 'Unit']);
    const [from, to] = [heading.indexOf('Manager ID'), heading.indexOf('Reviewer')];
    expect(heading.slice(from, to + 1)).toEqual(['Manager ID', 'Reporting manager', 'Reviewer ID', 'Reviewer']);
    const expected = rows.filter(({ Cells }) => Cells[1] === unit).map(({ Cells }) => Cells[0]);
    expect(lines.map((line) => line[1]).sort()).toEqual(expected.map(String).sort());
  }
});

test('where nothing matches the file has its headings alone', async () => {
  const file = await download(await asHr(), { ToDate: '1990-01-01' });
  expect(await sheetOf(file)).toHaveLength(1);
});

test.each([
  ['no JSON', { Levels: 'Unit' }],
  ['a level that there is not', { Levels: '{"Salary":["1"]}' }],
  ['a status that there is not', { StatusCodes: '1,987654' }],
  [
    'too many values',
    { Levels: JSON.stringify({ Unit: Array.from({ length: MAX_FILTERS + 1 }, (_, at) => `U${at}`) }) },
  ],
])('%s is refused before a file is begun', async (_, asked) => {
  await expect(download(await asHr(), asked)).rejects.toMatchObject({ code: 'bad_request' });
});

test('a report that no level narrows is none of these', async () => {
  await expect(levelsOf(await asHr(), 'birthdays')).rejects.toMatchObject({ code: 'not_found' });
  await expect(download(await asHr(), { ReportCode: 'mails-sent' })).rejects.toMatchObject({ code: 'not_found' });
});
