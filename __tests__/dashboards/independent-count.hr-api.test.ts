import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../platform/hr-api/harness/test-settings';
import { inRole } from '../profile/a-record';
import { ASKER, grantUnits, peopleOfUnits } from './independent/askers';
import * as compare from './independent/compare';
import { compareMovements, comparePeopleOfDay, readNames, type NameOf } from './independent/compare-lists';
import { People } from './independent/count-people';
import { dayOf } from './independent/days';
import { makeWorld } from './independent/make-world';
import { anyChoice, anyDay, anyPeriod } from './independent/questions';
import { Random } from './independent/random';
import { CHOSEN, emptyBetween, leapYear, moveOnly } from './independent/small-worlds';
import type { World } from './independent/world';
import { writeWorld } from './independent/write-world';

const TODAY = dayOf(TEST_NOW.toISOString().slice(0, 10));
const THIS_YEAR = TEST_NOW.getUTCFullYear();
const SEEDS = [1, 2, 3];
const AGES: [number, number][] = [
  [18, 24],
  [51, 100],
  [0, 30],
];

let hr: TestApp;
let nameOf: NameOf;
beforeAll(async () => {
  hr = await startApp();
  nameOf = await readNames(hr);
  await grantUnits(hr);
});
afterAll(() => hr.stop());

describe.each(SEEDS)('of histories made from seed %i', (seed) => {
  const world = makeWorld(seed, TODAY, Object.values(ASKER));
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    await writeWorld(hr, world);
    for (const empid of Object.values(ASKER)) tokens.set(empid, (await inRole(hr, empid, ROLE.hr)).token);
  });

  describe.each([
    ['HR', ASKER.all, new People(world)],
    ['HR of units', ASKER.units, peopleOfUnits(world, TODAY)],
  ])('%s', (_who, empid, people) => {
    const random = new Random(seed * 1000);
    const day = () => anyDay(random, world);
    const choice = () => anyChoice(random);
    const period = () => anyPeriod(random, world);
    const at = (): compare.Compared => ({ hr, token: tokens.get(empid)!, people, seed, thisYear: THIS_YEAR });
    const often = async (times: number, work: () => Promise<unknown>) => {
      for (let time = 0; time < times; time++) await work();
    };

    test('reads head counts and their parts as counted by days', () =>
      often(8, () => compare.compareHeadCount(at(), day(), choice())));

    test('reads ages as counted by days', () =>
      often(12, () => compare.compareAges(at(), day(), choice(), random.pick(AGES))));

    test('reads shares of genders that add up to 100', () =>
      often(12, () => compare.compareDiversity(at(), day(), choice())));

    test('reads hires and exits of each month, and the years that have some', async () => {
      for (const year of [2024, 2026]) await compare.compareHiring(at(), year, choice());
      await compare.compareYears(at());
    });

    test('reads balances of each month as counted by days', () =>
      often(6, () => compare.compareFluctuation(at(), period(), choice())));

    test('reads balances of each unit and level of which the whole is the sum', () =>
      compare.compareParts(at(), { from: dayOf('2025-02-10'), to: dayOf('2025-04-09') }));

    test('reads attrition as counted by days', () =>
      often(8, () => compare.compareAttrition(at(), period(), choice())));

    test('lists the people that a head count counts', () =>
      often(5, () => comparePeopleOfDay(at(), day(), choice(), nameOf)));

    test('lists the joiners and leavers that hires and exits count', () =>
      often(4, () => compareMovements(at(), period(), choice(), nameOf)));
  });
});

async function attritionOf(world: World, FromDate: string, ToDate: string) {
  await writeWorld(hr, world);
  const asker = await inRole(hr, ASKER.all, ROLE.hr);
  return (await hr.call('readAttrition', { FromDate, ToDate, Chosen: CHOSEN }, asker)).reply();
}

// (opening + closing) ÷ 2 is 12 here.
test('HR reads no rate of an average below ten, however many there are on both ends', async () => {
  const { Average, SimpleRate } = await attritionOf(emptyBetween(), '2025-01-01', '2025-01-31');
  expect({ Average, SimpleRate }).toEqual({ Average: 0.8, SimpleRate: null });
});

// A year from 29 February ends on 28 February, as planned ends and ages have it.
test('HR reads who joined on 29 February and left a year on as in their first year', async () => {
  const { Left, FirstYear } = await attritionOf(leapYear(), '2025-02-01', '2025-02-28');
  expect({ Left, FirstYear }).toEqual({ Left: 1, FirstYear: 1 });
});

// An employment that follows without a gap is neither a beginning nor an end.
test('HR is offered no year in which there was nothing but a move', async () => {
  await writeWorld(hr, moveOnly());
  const asker = await inRole(hr, ASKER.all, ROLE.hr);
  const years = (await hr.call('listDashboardYears', {}, asker)).reply();
  expect(years.map(({ Year }) => Year)).toEqual([THIS_YEAR, 2023, 2015]);
});
