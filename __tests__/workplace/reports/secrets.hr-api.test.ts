import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { sectionsOn } from '../../../hr-api/people/record/sections/sections';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { dayOf } from '../../../hr-api/platform/dates';
import type { CallContext } from '../../../hr-api/platform/calls/call';
import { pivotHandlers } from '../../../hr-api/workplace/reports/pivot/pivot-handlers';
import { savedReportHandlers } from '../../../hr-api/workplace/reports/saved/saved-report-handlers';
import { sendingHandlers } from '../../../hr-api/workplace/reports/sending/schedules/schedule-handlers';
import { calls } from '../../../lib/contract/all';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { keep } from '../../profile/a-record';
import { fieldsOf, readAll, readPage } from './reading';

const BANK = 8;
const IDENTITY = 10;
const ACCOUNT = '440912873301';
const PAN = 'QWERT4321Z';

let hr: TestApp;
let readers: CallContext[];
/** What no report may name, as `S8.account-number`. */
let secret: string[];

beforeAll(async () => {
  hr = await startApp();
  const actors = [
    actorOf(hr, 'E1004', ROLE.hr),
    actorOf(hr, 'E1002', ROLE.appraiser),
    actorOf(hr, 'E1001', ROLE.employee),
  ];
  readers = await Promise.all(actors.map(async (actor) => contextOf(hr, await actor)));
  const sections = await sectionsOn(hr.db, dayOf(hr.clock.now));
  const { personId } = await employmentOf(hr, 'E1001');
  for (const [code, key, answer] of [
    [BANK, 'AccountNumber', ACCOUNT],
    [IDENTITY, 'Pan', PAN],
  ] as const) {
    const section = sections.find((one) => one.code === code)!;
    const field = section.definition.fields.find((one) => one.key === key)!;
    await keep(hr, section, { personId, answers: { [field.code]: answer } });
  }
  secret = sections.flatMap(({ code, definition }) =>
    definition.fields.filter(({ isSecret }) => isSecret).map((field) => `S${code}.${field.code}`),
  );
});
afterAll(() => hr.stop());

test('no report shows, filters, sorts or counts by bank number or PAN, not even for HR', async () => {
  expect(secret.length).toBeGreaterThan(3);
  for (const context of readers) {
    const offered = await fieldsOf(context, 'employee-list');
    const pivot = (asked: object) =>
      pivotHandlers.readReportPivot.handle(calls.readReportPivot.request.parse(asked), context);
    for (const name of secret) {
      expect(offered).not.toContain(name);
      const Filters = [{ FieldCode: name, FieldValue: PAN }];
      for (const asked of [{ Fields: [name] }, { Sort: name }, { Filters }])
        await expect(readPage(context, 'employee-list', asked)).rejects.toMatchObject({ code: 'bad_request' });
      for (const asked of [{ Row: name }, { Row: 'Unit', Column: name }, { Row: 'Unit', Filters }])
        await expect(pivot(asked)).rejects.toMatchObject({ code: 'bad_request' });
    }
  }
});

test('HR can neither keep a secret field in a layout nor send a report filtered by one', async () => {
  const [context] = readers as [CallContext];
  const [FieldName] = secret as [string];
  await inTransaction(hr.db, async (db) => {
    const request = { SaveReportName: 'Secrets', ReportCode: 'employee-list', SaveReportCode: '' };
    const { SaveReportCode } = await savedReportHandlers.saveReport.handle(request, { ...context, db });
    const Data0 = { SaveReportCode, FieldName, DisplayOrder: 0, Display: true };
    await expect(
      savedReportHandlers.saveReportFields.handle(calls.saveReportFields.request.parse({ Data0 }), { ...context, db }),
    ).rejects.toMatchObject({ code: 'bad_request' });
    const of = { ReportCode: 'head-count', SavedReportCode: '', FieldCode: FieldName, FieldValue: PAN };
    const sent = { ReportCode: 'head-count', SavedReportCode: '', Status: 'F', AsOnDate: '2026-03-05', Format: 'csv' };
    const asked = calls.sendReport.request.parse({ ...sent, Fields: [of] });
    await expect(sendingHandlers.sendReport.handle(asked, { ...context, db })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });
});

test('whatever a reader asks of any report, it holds no answer to a secret field', async () => {
  for (const context of readers) {
    for (const code of ['employee-list', 'changes', 'joiners-and-leavers', 'birthdays']) {
      const all = await fieldsOf(context, code).catch(() => []);
      const text = JSON.stringify(all.length === 0 ? [] : await readAll(context, code, { Fields: all.slice(0, 40) }));
      expect(text.includes(ACCOUNT) || text.includes(PAN)).toBe(false);
    }
    for (const Search of [ACCOUNT, PAN, ACCOUNT.slice(-4)])
      expect((await readPage(context, 'employee-list', { Search })).Rows).toEqual([]);
  }
});
