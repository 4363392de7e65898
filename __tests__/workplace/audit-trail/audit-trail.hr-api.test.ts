import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { languages } from '../../../lib/contract/platform/languages';
import { reportHandlers } from '../../../hr-api/workplace/reports/report-handlers';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { readAll, type Asked } from '../reports/reading';

const FIELDS = ['Action', 'At', 'By', 'ByID', 'Role', 'About', 'AboutID', 'Before', 'After', 'RecordKind', 'RequestID'];
const ABOUT = 'Grew up beside the sea';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  const human = await inRole(hr, 'E1004', ROLE.hr);
  const { code: ChillCode } = await employmentOf(hr, 'E1001');
  hr.clock.advance(60_000);
  const manager = { ChillCode, EffectiveFrom: '01-Jun-2026', ReportingID: 'E1003', Justification: 'New team' };
  (await hr.call('addManager', manager, human)).reply();
  hr.clock.advance(60_000);
  (await hr.call('saveAboutMe', { AboutMe: ABOUT }, { token: await hr.tokenOf('E1001') })).reply();
  hr.clock.advance(60_000);
});
afterAll(() => hr.stop());

const administrator = async () => contextOf(hr, await actorOf(hr, 'E1006', ROLE.administrator));

async function trail(asked: Asked = {}) {
  const rows = await readAll(await administrator(), 'audit-trail', { Fields: FIELDS, ...asked });
  return rows.map(({ Cells }) => Object.fromEntries(FIELDS.map((field, at) => [field, Cells[at]])));
}
const where = (FieldCode: string, FieldValue: string) => ({
  Filters: [{ FieldCode, Operator: 'is' as const, FieldValue }],
});

test('an administrator reads who changed whose manager, in which role, from what to what', async () => {
  const [change, ...others] = await trail(where('Action', 'change manager'));
  expect(others).toEqual([]);
  expect(change).toMatchObject({ ByID: 'E1004', AboutID: 'E1001', RecordKind: 'change' });
  expect(change?.['Role']).toMatch(/HR/);
  const leader = async (empid: string) => (await trail(where('ByID', empid)))[0]?.['By'] ?? empid;
  expect(change?.['Before']).toBe(`leader_id: ${await leader('E1002')}`);
  expect(change?.['After']).toContain(`leader_id: ${await leader('E1003')}`);
  expect(change?.['After']).toContain('effectiveFrom: 2026-06-01');
});

test('of what a record says the trail tells who changed it and when, and not a word of it', async () => {
  const [change] = await trail(where('Action', 'change about me'));
  expect(change).toMatchObject({ ByID: 'E1001', AboutID: 'E1001', Before: null, After: null });
  expect(JSON.stringify(await trail())).not.toContain(ABOUT);
});

test('the newest stands first, and a name finds what they did and what was done to them', async () => {
  const rows = await trail();
  const times = rows.map(({ At }) => Number(At));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const Search = String((await trail(where('ByID', 'E1001')))[0]?.['By']);
  const found = await trail({ Search });
  expect(found.length).toBeGreaterThan(1);
  expect(found.every(({ ByID, AboutID }) => ByID === 'E1001' || AboutID === 'E1001')).toBe(true);
  expect(found.map(({ RequestID }) => RequestID)).toContain(
    (await trail(where('Action', 'change manager')))[0]?.['RequestID'],
  );
});

test('a period without anything done has no rows', async () => {
  expect(await trail({ FromDate: '2020-01-01', ToDate: '2020-12-31' })).toEqual([]);
});

test('who may not read the trail is not told that there is one', async () => {
  const offered = await reportHandlers.listReports.handle(
    { Module: 'process' },
    contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr)),
  );
  expect(offered.map(({ ReportCode }) => ReportCode)).not.toContain('audit-trail');
  const asHr = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  await expect(readAll(asHr, 'audit-trail')).rejects.toMatchObject({ code: 'not_found' });
});

test.each(languages)('every action has a name to choose it by: %s', async (language) => {
  const context = { ...(await administrator()), language };
  const fields = await reportHandlers.listReportFields.handle({ ReportCode: 'audit-trail' }, context);
  const options = fields.find(({ FieldName }) => FieldName === 'Action')?.Options ?? [];
  const done = await trail();
  const known = new Map(options.map(({ Value, Text }) => [Value, Text]));
  expect(done.filter(({ Action }) => !known.get(String(Action)))).toEqual([]);
});
