import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { confirm } from './confirm';

const MINUTE = 60_000;
const LIMIT = 20;

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp({ settings: { EXPORT_PROOF_ROWS: String(LIMIT) } });
});
afterAll(() => hr.stop());
beforeEach(async () => {
  token = await hr.tokenOf('E1006');
  hr.clock.advance(10 * MINUTE);
});

const ALL = JSON.stringify({});
/** Everybody has a number, and these begin with all but the last digit: ten of them at most. */
const FEW = JSON.stringify({ Search: 'E100' });
const PIVOT = JSON.stringify({ Pivot: { Row: 'Unit', Column: '', Value: '' } });

const check = (Question: string, ReportCode = 'employee-list') =>
  hr.call('checkReportDownload', { ReportCode, Question }, { token });
const download = (Question: string, ReportCode = 'employee-list') =>
  hr.call('downloadReport', { ReportCode, Format: 'csv', RunCode: randomUUID(), Question }, { token });

/** The same with and before the file itself. */
async function answers(Question: string, ReportCode?: string) {
  const both = [await check(Question, ReportCode), await download(Question, ReportCode)];
  return both.map((answer) => (answer.status === 200 ? 'file' : answer.error().code));
}

test('a file of more rows than the limit waits for a proof, and so does the question before it', async () => {
  expect(await answers(ALL)).toEqual(['proof_required', 'proof_required']);
  await confirm(hr, token);
  expect(await answers(ALL)).toEqual(['file', 'file']);
});

test('a few rows and sums of many are saved without one', async () => {
  expect(await answers(FEW)).toEqual(['file', 'file']);
  expect(await answers(PIVOT)).toEqual(['file', 'file']);
});

test('the audit trail is a report like the others', async () => {
  const rows = (await hr.call('countReportRows', { ReportCode: 'audit-trail' }, { token })).reply().Count;
  expect(rows).toBeGreaterThan(LIMIT);
  expect(await answers(ALL, 'audit-trail')).toEqual(['proof_required', 'proof_required']);
});

test('the rows of an organisation as a spreadsheet wait for it too', async () => {
  const asked = { ReportCode: 'employee-list', RunCode: randomUUID(), Levels: '{}', StatusCodes: '' };
  const day = hr.clock.now.toISOString().slice(0, 10);
  const ask = () => hr.call('downloadOrganisationReport', { ...asked, FromDate: day, ToDate: day }, { token });
  expect((await ask()).error().code).toBe('proof_required');
  await confirm(hr, token);
  expect((await ask()).status).toBe(200);
});

test('sending many rows waits for it, sending a few does not', async () => {
  const SaveReportName = 'By unit';
  const layout = { SaveReportName, ReportCode: 'employee-list' };
  const { SaveReportCode: SavedReportCode } = (await hr.call('saveReport', layout, { token })).reply();
  const send = (Filter: string) =>
    hr.call(
      'sendReport',
      {
        ReportCode: 'employee-list',
        SavedReportCode,
        CCEMail_IDs: '',
        Status: Filter ? 'F' : 'P',
        Format: 'csv',
        AsOnDate: hr.clock.now.toISOString().slice(0, 10),
        Fields: Filter
          ? [
              {
                ReportCode: 'employee-list',
                SavedReportCode,
                FieldCode: 'EmployeeID',
                Operator: 'is',
                FieldValue: Filter,
              },
            ]
          : [],
      },
      { token },
    );
  expect((await send('')).error().code).toBe('proof_required');
  expect((await send('E1001')).status).toBe(200);
  await confirm(hr, token);
  expect((await send('')).status).toBe(200);
});
