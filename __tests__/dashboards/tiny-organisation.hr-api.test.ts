import { dimensionHandlers } from '../../hr-api/dashboards/dimensions/dimension-handlers';
import { hrDashboardHandlers } from '../../hr-api/dashboards/dashboard-handlers';
import { workforceDashboardHandlers } from '../../hr-api/dashboards/workforce/workforce-handlers';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import type { CallContext } from '../../hr-api/platform/calls/call';
import { reportHandlers } from '../../hr-api/workplace/reports/report-handlers';
import { calls, type CallName, type ReplyFor, type RequestFor } from '../../lib/contract/all';
import { actorOf, contextOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { staff } from './independent/staff';
import type { World } from './independent/world';
import { writeWorld } from './independent/write-world';

const TODAY = '2026-03-18';
const YEAR = { FromDate: '2025-04-01', ToDate: TODAY };
const ONE = 'E1004';
const worldOf = (persons: World['persons']): World => ({ persons, units: [], turningDays: [] });

const handlers = { ...hrDashboardHandlers, ...dimensionHandlers, ...workforceDashboardHandlers };
type Figure = keyof typeof handlers & CallName;

let hr: TestApp;
let human: CallContext;
let manager: CallContext;
beforeAll(async () => {
  hr = await startApp();
  human = contextOf(hr, await actorOf(hr, ONE, ROLE.hr));
  manager = contextOf(hr, await actorOf(hr, 'E1002', ROLE.appraiser));
});
afterAll(() => hr.stop());

async function read<Name extends Figure>(name: Name, asked: RequestFor<Name>, as = human): Promise<ReplyFor<Name>> {
  const request = calls[name].request.parse(asked) as never;
  const reply = await handlers[name].handle(request, as as never);
  return calls[name].reply.parse(reply) as ReplyFor<Name>;
}

const listed = async (ReportCode: string, days: object) =>
  (await reportHandlers.countReportRows.handle(calls.countReportRows.request.parse({ ReportCode, ...days }), human))
    .Count;

/** Every number of a reply, however deep. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : [];

/** Every figure there is, each by a question that anybody could ask. */
const readAll = () =>
  Promise.all(
    (Object.keys(handlers) as Figure[])
      // A section that is not asked of anybody is not there.
      .filter((name) => name !== 'readProfileSection')
      .map(async (name) => {
        const asked = { ...YEAR, Dimension: 'status', Year: 2026 } as RequestFor<typeof name>;
        return [name, await read(name, asked)] as const;
      }),
  );

describe.each([
  ['one person', 1],
  ['nobody', 0],
] as const)('in an organisation of %s', (_who, people) => {
  beforeAll(() => writeWorld(hr, worldOf(people === 1 ? [staff(ONE)] : [])));

  test('HR reads every figure, and each of its numbers is one', async () => {
    for (const [name, reply] of await readAll()) {
      const strange = numbersIn(reply).filter((one) => !Number.isFinite(one));
      expect({ name, strange }).toEqual({ name, strange: [] });
    }
  });

  test('HR reads as many as there are, and lists that have them', async () => {
    for (const By of ['unit', 'location', 'level'] as const) {
      const { HeadCount, Parts } = await read('readHeadCount', { By });
      expect([HeadCount, Parts.length]).toEqual([people, people]);
    }
    expect(await listed('people-of-day', { AsOnDate: TODAY })).toBe(people);
    expect(await listed('joiners-and-leavers', YEAR)).toBe(0);
    expect(await listed('workforce-movements', YEAR)).toBe(0);
    const { Whole } = await read('listFluctuation', YEAR);
    expect(Whole).toEqual({ Opening: people, Joined: 0, MovedIn: 0, Left: 0, MovedOut: 0, Closing: people });
    expect((await read('explainChange', YEAR)).Whole).toEqual(Whole);
    expect(await read('readSpanOfControl', {})).toMatchObject({ Managers: 0, Median: null, Least: null });
    expect(await read('readEmployment', {})).toMatchObject({ HeadCount: people });
  });

  test('HR reads no rate and no percentage of nothing', async () => {
    expect(await read('readAttrition', YEAR)).toMatchObject({
      Left: 0,
      Rate: null,
      AnnualRate: null,
      SimpleRate: null,
    });
    const { MaleCount, FemaleCount, OtherCount } = await read('readDiversity', {});
    expect((MaleCount ?? 0) + (FemaleCount ?? 0) + (OtherCount ?? 0)).toBe(people * 100);
    const { Attrition } = await read('explainChange', YEAR);
    expect(Attrition).toMatchObject({ RateBefore: null, Rate: null, ByLeavers: null, ByAverage: null });
  });

  test('whoever keeps no people is told of no group', async () => {
    expect(await read('readDiversity', {}, manager)).toMatchObject({ Male: null, Female: null, MaleCount: null });
    expect(await read('listAges', {}, manager)).toMatchObject({ Rows: null, Median: null });
    expect(await read('readAttrition', YEAR, manager)).toMatchObject({ Voluntary: null, NotSaid: null });
  });
});
