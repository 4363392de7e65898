import { eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { keptOrgChoices } from '../../hr-api/people/organisation/filter/tables';
import { units } from '../../hr-api/people/organisation/tables';
import type { OrgChoice } from '../../lib/contract/people/organisation-levels';
import { PLACE_FIELD, placeOf } from '../../lib/contract/workplace/reports/places';
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

const keep = async (Chosen: OrgChoice, as = human) =>
  (await hr.call('saveOrgChoice', { Chosen: Chosen as never }, as)).reply().FilterCode;
const kept = async (FilterCode: string, as = human) =>
  (await hr.call('getKeptOrgChoice', { FilterCode }, as)).reply().Chosen;
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
  const Chosen = (await kept(code))!;
  expect([...Chosen.unit!].sort()).toEqual([...unit].sort());
  const place = is(PLACE_FIELD, placeOf('kept', code));
  const { HeadCount } = (await hr.call('readHeadCount', { Chosen }, human)).reply();
  expect(HeadCount).toBeGreaterThan(0);
  expect(HeadCount).toBeLessThan((await hr.call('readHeadCount', {}, human)).reply().HeadCount);
  expect(await count('people-of-day', [place])).toBe(HeadCount);
  const { Whole } = (await hr.call('listFluctuation', { ...YEAR, Chosen }, human)).reply();
  expect(await count('joiners-and-leavers', [place], human, YEAR)).toBe(Whole.Joined + Whole.Left);
  const { Months } = (await hr.call('listWorkforceMovements', { ...YEAR, Chosen }, human)).reply();
  const transferred = Months.reduce((all, month) => all + month.Transferred, 0);
  expect(await count('workforce-movements', [place, is('Movement', 'transferred')], human, YEAR)).toBe(transferred);
  const gaps = (await hr.call('countDataGaps', { Chosen }, human)).reply().Gaps;
  expect(await count('data-gaps', [place])).toBe(gaps.reduce((all, { People }) => all + People, 0));
});

test('the same choice of the same person has one code, and of another one another', async () => {
  const unit = ['people', 'firmware'];
  const code = await keep({ unit, location: [] });
  expect(await keep({ unit: [...unit].reverse() })).toBe(code);
  expect(await keep({ unit }, ofUnit)).not.toBe(code);
  const { accountId } = await actorOf(hr, 'E1004');
  const rows = await hr.db.select().from(keptOrgChoices).where(eq(keptOrgChoices.accountId, accountId));
  expect(rows.filter((row) => row.code === code)).toHaveLength(1);
});

test('whoever opens a kept choice finds whom they see of it, and nobody else', async () => {
  const code = await keep({ unit: await manyUnits() });
  const place = is(PLACE_FIELD, placeOf('kept', code));
  const Chosen = (await kept(code, ofUnit))!;
  const { HeadCount } = (await hr.call('readHeadCount', { Chosen }, ofUnit)).reply();
  expect(await count('people-of-day', [place], ofUnit)).toBe(HeadCount);
  expect(HeadCount).toBeLessThan(await count('people-of-day', [place]));
});

test('a place that is named beside a kept choice takes the place of its level alone', async () => {
  const code = await keep({ unit: ['firmware', 'people'], location: ['munich', 'pune'] });
  const both = [is(PLACE_FIELD, placeOf('kept', code)), is(PLACE_FIELD, placeOf('location', 'pune'))];
  const Chosen = { unit: ['firmware', 'people'], location: ['pune'] };
  const { HeadCount } = (await hr.call('readHeadCount', { Chosen }, human)).reply();
  expect(await count('people-of-day', both)).toBe(HeadCount);
});

test('what is kept no more is nobody’s, and what is no place or has none is refused', async () => {
  const code = 'AAAAAAAAAAAAAAAAAAAAAA';
  expect(await kept(code)).toBeNull();
  expect(await count('people-of-day', [is(PLACE_FIELD, placeOf('kept', code))])).toBe(0);
  const refused = (ReportCode: string, value: string) =>
    hr.call('countReportRows', { ReportCode, Filters: [is(PLACE_FIELD, value)] }, human);
  for (const value of ['', 'unit', 'unit:', 'salary:9', '*'])
    expect({ value, status: (await refused('people-of-day', value)).status }).toEqual({ value, status: 400 });
  expect((await refused('reporting-lines', 'unit:people')).status).toBe(400);
  expect((await hr.call('saveOrgChoice', { Chosen: { unit: [] } }, human)).status).toBe(422);
  expect((await hr.call('getKeptOrgChoice', { FilterCode: "x' or 1" } as never, human)).status).toBe(422);
});
