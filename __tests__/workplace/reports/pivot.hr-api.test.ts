import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import type { CallContext } from '../../../hr-api/platform/calls/call';
import { pivotHandlers } from '../../../hr-api/workplace/reports/pivot/pivot-handlers';
import { reportHandlers } from '../../../hr-api/workplace/reports/report-handlers';
import { calls, type RequestFor } from '../../../lib/contract/all';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { fieldsOf, readAll } from './reading';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const asManager = async () => contextOf(hr, await actorOf(hr, 'E1002', ROLE.appraiser));
const asHr = async () => contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
const pivot = (context: CallContext, asked: RequestFor<'readReportPivot'>) =>
  pivotHandlers.readReportPivot.handle(calls.readReportPivot.request.parse(asked), context);
const sumOf = (cells: readonly (readonly number[])[]) => cells.flat().reduce((sum, value) => sum + value, 0);

test('a manager and HR count exactly the people whom each of them lists', async () => {
  for (const context of [await asManager(), await asHr()]) {
    const { Rows, Columns, Cells } = await pivot(context, { Row: 'Unit', Column: 'JobStatus' });
    const listed = await readAll(context, 'employee-list', { Fields: ['Unit', 'JobStatus'] });
    expect(sumOf(Cells)).toBe(listed.length);
    Rows.forEach(({ Value: unit }, row) =>
      Columns.forEach(({ Value: status }, column) => {
        const same = listed.filter(({ Cells: [one, other] }) => (one ?? '') === unit && (other ?? '') === status);
        expect(Cells[row]?.[column]).toBe(same.length);
      }),
    );
  }
});

test('days are counted by their years, and numbers that have a total are added up', async () => {
  const context = await asHr();
  const years = await pivot(context, { Row: 'JoinedOn' });
  expect(years.Rows.map(({ Text }) => Text)).toEqual(years.Rows.map(({ Text }) => Text).toSorted());
  expect(years.Columns).toEqual([]);
  const heads = await pivot(context, { ReportCode: 'head-count', Row: 'Business', Value: 'HeadCount' });
  expect(sumOf(heads.Cells)).toBe(sumOf(years.Cells));
});

test('fields that a reader may not read, have too many values or no total make no pivot', async () => {
  const context = await asManager();
  const open = new Set(await fieldsOf(context, 'employee-list'));
  const closed = (await fieldsOf(await asHr(), 'employee-list')).find((name) => !open.has(name))!;
  for (const asked of [
    { Row: closed },
    { Row: 'Unit', Column: closed },
    { Row: 'Unit', Value: closed },
    { Row: 'Name' },
    { Row: 'Unit', Value: 'JoinedOn' },
    { Row: 'Unit', Filters: [{ FieldCode: closed, FieldValue: 'x' }] },
  ])
    await expect(pivot(context, asked)).rejects.toMatchObject({ code: 'bad_request' });
  await expect(pivot(context, { ReportCode: 'birthdays', Row: 'Unit' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(pivot(context, { ReportCode: 'agreements-accepted', Row: 'Name' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('each report that has a pivot begins with fields that its readers group by', async () => {
  const context = await asManager();
  const reports = await reportHandlers.listReports.handle({ Module: '' }, context);
  const pivots = reports.flatMap(({ ReportCode, Pivot }) => (Pivot ? [{ ReportCode, ...Pivot }] : []));
  expect(pivots.length).toBeGreaterThan(3);
  for (const asked of pivots) expect(await pivot(context, asked)).toHaveProperty('Cells');
});
