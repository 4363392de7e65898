import { eq } from 'drizzle-orm';
import { persons } from '../../hr-api/people/tables';
import { inRole } from '../profile/a-record';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { hrDashboardHandlers } from '../../hr-api/dashboards/dashboard-handlers';
import { percentages, ratesOf } from '../../hr-api/dashboards/tiles/figures';
import type { CallContext } from '../../hr-api/platform/calls/call';
import type { RequestFor } from '../../lib/contract/all';
import { actorOf, contextOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { figuresReader, is } from './figures-reader';

let hr: TestApp;
let context: CallContext;
beforeAll(async () => {
  hr = await startApp();
  context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
});
afterAll(() => hr.stop());

type Call = keyof typeof hrDashboardHandlers;
const { read, listed } = figuresReader(hrDashboardHandlers, () => context);

type Told<Of> = { readonly [Part in keyof Of]: NonNullable<Of[Part]> };
/** A reply of which HR is told everything. */
function told<Of extends object>(reply: Of): Told<Of> {
  const { Median: _, Mean: __, ...rest } = reply as Record<string, unknown>;
  for (const [name, value] of Object.entries(rest))
    if (!name.endsWith('Rate')) expect({ name, value }).not.toEqual({ name, value: null });
  return reply as Told<Of>;
}

const span = (FieldCode: string, from: number, to: number) => [
  { FieldCode, Operator: 'from' as const, FieldValue: String(from) },
  { FieldCode, Operator: 'to' as const, FieldValue: String(to) },
];

const FIELD = { business: 'Business', company: 'Company', location: 'Location', level: 'Level' };

test('HR reads figures of any day, as many as their lists have, and parts add up', async () => {
  for (const On of ['2026-03-18', '2024-02-29', '2020-06-30']) {
    const day = { AsOnDate: On };
    const whole = await read('readHeadCount', { On, By: 'unit' });
    expect(whole.HeadCount).toBe(await listed('people-of-day', day));
    for (const By of ['business', 'company', 'location', 'level'] as const) {
      const { HeadCount, Parts } = await read('readHeadCount', { On, By });
      expect(HeadCount).toBe(whole.HeadCount);
      const [part] = Parts;
      if (part) expect(part.HeadCount).toBe(await listed('people-of-day', day, is(FIELD[By], part.Name)));
    }
    const { Male, Female, Other, MaleCount, FemaleCount, OtherCount } = told(await read('readDiversity', { On }));
    expect(Male + Female + Other).toBe(whole.HeadCount);
    expect(Female).toBe(await listed('people-of-day', day, is('Gender', 'female')));
    if (whole.HeadCount > 0) expect(MaleCount + FemaleCount + OtherCount).toBeCloseTo(100, 5);
    const ages = told(await read('listAges', { On }));
    const counted = ages.Rows.reduce((sum, { AgeCount }) => sum + AgeCount, 0);
    expect(counted + ages.Younger + ages.Older + ages.Unknown).toBe(whole.HeadCount);
    const band = told(await read('listAges', { On, minHeadAge: 30, maxHeadAge: 35 }));
    const inBand = band.Rows.reduce((sum, { AgeCount }) => sum + AgeCount, 0);
    expect(inBand).toBe(ages.Rows.find(({ Label }) => Label === '30-35')?.AgeCount);
    expect(inBand).toBe(await listed('people-of-day', day, span('Age', 30, 35)));
  }
});

test('hires and exits of a year are those of its months, of the fluctuation and of the list', async () => {
  const year = { FromDate: '2025-01-01', ToDate: '2025-12-31' };
  const [hiring, fluctuation, rates] = await Promise.all([
    read('listHiring', { Year: 2025 }),
    read('listFluctuation', year),
    read('readAttrition', year),
  ]);
  const attrition = told(rates);
  const total = (type: string) =>
    hiring.filter(({ JoiningType }) => JoiningType === type).reduce((sum, { HeadCount }) => sum + HeadCount, 0);
  expect(hiring).toHaveLength(24);
  expect(hiring[0]).toMatchObject({ JoiningType: 'Active', FromMonth: '01-Jan-2025' });
  expect(total('Active')).toBeGreaterThan(0);
  expect(total('Active')).toBe(fluctuation.Whole.Joined);
  expect(total('InActive')).toBe(fluctuation.Whole.Left);
  expect(attrition.Left).toBe(fluctuation.Whole.Left);
  expect(attrition.Voluntary + attrition.Involuntary + attrition.NotSaid).toBe(attrition.Left);
  const years = (await read('listDashboardYears', {})).map(({ Year }) => Year);
  expect(years).toEqual([...years].sort((one, other) => other - one));
  expect(years).toEqual(expect.arrayContaining([2025, 2026]));
  expect(await listed('joiners-and-leavers', year, is('Movement', 'joined'))).toBe(total('Active'));
  expect(await listed('joiners-and-leavers', year, is('Movement', 'left'))).toBe(total('InActive'));
  const { Months, Whole } = fluctuation;
  expect(Months.map(({ Opening }) => Opening)).toEqual([
    Whole.Opening,
    ...Months.slice(0, -1).map((one) => one.Closing),
  ]);
  expect(Months.at(-1)?.Closing).toBe(Whole.Closing);
});

test('joiners of a company or a level are as many as their list has', async () => {
  const year = { FromDate: '2025-01-01', ToDate: '2025-12-31' };
  for (const By of ['company', 'level'] as const) {
    const { Parts } = await read('readHeadCount', { On: year.ToDate, By });
    const { Code = '', Name = '' } = Parts[0] ?? {};
    const { Whole } = await read('listFluctuation', { ...year, Chosen: { [By]: [Code] } });
    expect(Whole.Joined).toBeGreaterThan(0);
    const filters = [...is('Movement', 'joined'), ...is(FIELD[By], Name)];
    expect(await listed('joiners-and-leavers', year, filters)).toBe(Whole.Joined);
  }
});

test('a narrower question is told of fewer, a wrong one is refused, and others are told nothing', async () => {
  const whole = await read('readHeadCount', {});
  const unit = await read('readHeadCount', { Chosen: { unit: ['firmware'] } });
  expect(unit.HeadCount).toBeGreaterThan(0);
  expect(unit.HeadCount).toBeLessThan(whole.HeadCount);
  expect((await read('readHeadCount', { Chosen: { unit: ['no-such-unit'] } })).HeadCount).toBe(0);
  await expect(read('listFluctuation', { FromDate: '2026-02-01', ToDate: '2026-01-01' })).rejects.toMatchObject({
    code: 'bad_request',
  });
  await expect(read('listFluctuation', { FromDate: '2020-01-01', ToDate: '2026-01-01' })).rejects.toMatchObject({
    code: 'bad_request',
  });
  const token = await hr.tokenOf('E1001');
  for (const name of Object.keys(hrDashboardHandlers) as Call[]) {
    const asked = { FromDate: '2026-01-01', ToDate: '2026-01-31' } as RequestFor<Call>;
    expect({ name, status: (await hr.call(name, asked, { token })).status }).toEqual({ name, status: 403 });
  }
});

test('rates are of the average head count, and none is told of fewer than ten people', () => {
  const year = { days: 365, opening: 20, closing: 22 };
  expect(ratesOf({ ...year, left: 3, personDays: 365 * 20 })).toEqual({
    ...{ Average: 20, Rate: 15, AnnualRate: 15, SimpleRate: 14.3 },
  });
  expect(ratesOf({ left: 1, personDays: 30 * 20, days: 30, opening: 20, closing: 19 }).AnnualRate).toBe(60.8);
  expect(ratesOf({ left: 3, personDays: 365 * 9.9, days: 365, opening: 9, closing: 9 })).toMatchObject({
    ...{ Rate: null, AnnualRate: null, SimpleRate: null },
  });
  expect(percentages([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  expect(percentages([0, 0, 0])).toEqual([0, 0, 0]);
});

test('gaps in the data are as many as their list has, and only who keeps records is told', async () => {
  const today = { AsOnDate: '2026-03-18' };
  const before = await read('countDataGaps', {});
  const of = (reply: typeof before, gap: string) => reply.Gaps.find(({ Gap }) => Gap === gap)!.People;
  expect(of(before, 'manager')).toBeGreaterThan(0);
  for (const { Gap, People } of before.Gaps)
    expect({ Gap, People: await listed('data-gaps', today, is('Gap', Gap)) }).toEqual({ Gap, People });
  const whom = eq(persons.empid, 'E1001');
  await hr.db.update(persons).set({ bornOn: null, gender: null }).where(whom);
  const after = await read('countDataGaps', {});
  expect(of(after, 'birth-date')).toBe(of(before, 'birth-date') + 1);
  expect(of(after, 'gender')).toBe(of(before, 'gender') + 1);
  expect(after.People).toBe(before.People + 1);
  const { token } = await inRole(hr, 'E1002', ROLE.appraiser);
  expect((await hr.call('countDataGaps', {}, { token })).status).toBe(403);
});
