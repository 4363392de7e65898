import { eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { savedOrgFilters, type StoredChoice } from '../../hr-api/people/organisation/filter/tables';
import { units } from '../../hr-api/people/organisation/tables';
import { ORG_PART_FIELD, orgPartOf } from '../../lib/contract/workplace/reports/org-parts';
import { hrOfUnit } from '../people/hr-of-unit';
import { actorOf } from '../people/cast-actors';
import { inRole } from '../profile/a-record';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

const TODAY = '2026-03-18';
const YEAR = { FromDate: '2025-04-01', ToDate: TODAY };

let hr: TestApp;
let human: { readonly token: string };
let ofUnit: { readonly token: string };
beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  ofUnit = await hrOfUnit(hr);
});
afterAll(() => hr.stop());

const keep = async (Chosen: StoredChoice, as = human) =>
  (await hr.call('saveOrgFilter', { Chosen }, as)).reply().FilterCode;
const saved = async (FilterCode: string, as = human) =>
  (await hr.call('getSavedOrgFilter', { FilterCode }, as)).reply().Chosen;
const is = (FieldCode: string, FieldValue: string) => ({ FieldCode, Operator: 'is' as const, FieldValue });
const count = async (ReportCode: string, Filters: ReturnType<typeof is>[], as = human, days: object = {}) =>
  (await hr.call('countReportRows', { ReportCode, Filters, ...days }, as)).reply().Count;

/** As many units as no address holds, all of the organisation but those of one branch among them. */
async function manyUnits(): Promise<string[]> {
  const all = (await hr.db.select({ code: units.code }).from(units)).map(({ code }) => code);
  const strange = Array.from({ length: 80 }, (_, at) => `no-such-unit-${at}`);
  return [...all.filter((code) => code.startsWith('f') || code === 'people'), ...strange];
}

test('HR keeps more of the organisation than an address holds, and figures and lists are of it', async () => {
  const unit = await manyUnits();
  expect(unit.length).toBeGreaterThan(50);
  const code = await keep({ unit });
  expect(code).toMatch(/^[\w-]{22}$/);
  const Chosen = (await saved(code))!;
  expect([...Chosen.unit!].sort()).toEqual([...unit].sort());
  const part = is(ORG_PART_FIELD, orgPartOf('saved', code));
  const { HeadCount } = (await hr.call('readHeadCount', { Chosen }, human)).reply();
  expect(HeadCount).toBeGreaterThan(0);
  expect(HeadCount).toBeLessThan((await hr.call('readHeadCount', {}, human)).reply().HeadCount);
  expect(await count('people-of-day', [part])).toBe(HeadCount);
  const { Whole } = (await hr.call('listFluctuation', { ...YEAR, Chosen }, human)).reply();
  expect(await count('joiners-and-leavers', [part], human, YEAR)).toBe(Whole.Joined + Whole.Left);
  const { Months } = (await hr.call('listWorkforceMovements', { ...YEAR, Chosen }, human)).reply();
  const transferred = Months.reduce((all, month) => all + month.Transferred, 0);
  expect(await count('workforce-movements', [part, is('Movement', 'transferred')], human, YEAR)).toBe(transferred);
  const gaps = (await hr.call('countDataGaps', { Chosen }, human)).reply().Gaps;
  expect(await count('data-gaps', [part])).toBe(gaps.reduce((all, { People }) => all + People, 0));
});

test('the same choice of the same person has one code, and of another one another', async () => {
  const unit = ['people', 'firmware'];
  const code = await keep({ unit, location: [] });
  expect(await keep({ unit: [...unit].reverse() })).toBe(code);
  expect(await keep({ unit }, ofUnit)).not.toBe(code);
  const { accountId } = await actorOf(hr, 'E1004');
  const rows = await hr.db.select().from(savedOrgFilters).where(eq(savedOrgFilters.accountId, accountId));
  expect(rows.filter((row) => row.code === code)).toHaveLength(1);
});

test('an account keeps its two hundred latest choices, and one that is saved again is a late one', async () => {
  const mine = await inRole(hr, 'E1002', ROLE.appraiser);
  const first = await keep({ unit: ['first'] }, mine);
  const second = await keep({ unit: ['second'] }, mine);
  const { accountId } = await actorOf(hr, 'E1002');
  const isMine = eq(savedOrgFilters.accountId, accountId);
  await hr.db
    .update(savedOrgFilters)
    .set({ savedAt: new Date('2020-01-01') })
    .where(isMine);
  expect(await keep({ unit: ['first'] }, mine)).toBe(first);
  for (let at = 0; at < 198; at += 1) await keep({ unit: [`unit-${at}`] }, mine);
  expect(await saved(second)).not.toBeNull();
  const last = await keep({ unit: ['last'] }, mine);
  expect([await saved(first), await saved(second), await saved(last)]).toEqual([
    { unit: ['first'] },
    null,
    { unit: ['last'] },
  ]);
  expect(await hr.db.select().from(savedOrgFilters).where(isMine)).toHaveLength(200);
});

test('whoever opens a saved choice finds whom they see of it, and nobody else', async () => {
  const code = await keep({ unit: await manyUnits() });
  const part = is(ORG_PART_FIELD, orgPartOf('saved', code));
  const Chosen = (await saved(code, ofUnit))!;
  const { HeadCount } = (await hr.call('readHeadCount', { Chosen }, ofUnit)).reply();
  expect(await count('people-of-day', [part], ofUnit)).toBe(HeadCount);
  expect(HeadCount).toBeLessThan(await count('people-of-day', [part]));
});

test('a place that is named beside a saved choice takes the place of its level alone', async () => {
  const code = await keep({ unit: ['firmware', 'people'], location: ['munich', 'pune'] });
  const both = [is(ORG_PART_FIELD, orgPartOf('saved', code)), is(ORG_PART_FIELD, orgPartOf('location', 'pune'))];
  const Chosen = { unit: ['firmware', 'people'], location: ['pune'] };
  const { HeadCount } = (await hr.call('readHeadCount', { Chosen }, human)).reply();
  expect(await count('people-of-day', both)).toBe(HeadCount);
});

test('what is saved no more is nobody’s, and what is no place or has none is refused', async () => {
  const code = 'AAAAAAAAAAAAAAAAAAAAAA';
  expect(await saved(code)).toBeNull();
  const gone = is(ORG_PART_FIELD, orgPartOf('saved', code));
  const named = is(ORG_PART_FIELD, orgPartOf('unit', 'firmware'));
  expect(await count('people-of-day', [named])).toBeGreaterThan(0);
  for (const parts of [[gone], [gone, named], [named, gone]]) expect(await count('people-of-day', parts)).toBe(0);
  const refused = (ReportCode: string, value: string) =>
    hr.call('countReportRows', { ReportCode, Filters: [is(ORG_PART_FIELD, value)] }, human);
  for (const value of ['', 'unit', 'unit:', 'salary:9', '*'])
    expect({ value, status: (await refused('people-of-day', value)).status }).toEqual({ value, status: 400 });
  expect((await refused('reporting-lines', 'unit:people')).status).toBe(400);
  const codes = Array.from({ length: 1000 }, (_, at) => `code-${at}`);
  for (const Chosen of [{ unit: [] }, { unit: codes, location: codes, level: ['one-more'] }])
    expect((await hr.call('saveOrgFilter', { Chosen }, human)).status).toBe(422);
  expect((await hr.call('getSavedOrgFilter', { FilterCode: "x' or 1" } as never, human)).status).toBe(422);
});
