import { randomUUID } from 'node:crypto';
import { hrDashboardHandlers } from '../../hr-api/dashboards/dashboard-handlers';
import { splitRates } from '../../hr-api/dashboards/tiles/figures';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { levels, units } from '../../hr-api/people/organisation/tables';
import { randomFrom } from '../../hr-api/people/sample/sample-random';
import { assignments, employments, persons } from '../../hr-api/people/tables';
import type { CallContext } from '../../hr-api/platform/calls/call';
import { daysAfter, daysBetween, type CalendarDate } from '../../hr-api/platform/dates';
import { calls, type ReplyFor } from '../../lib/contract/all';
import { actorOf, contextOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

const random = randomFrom(20261130);
const FIRST = '2016-01-01';
const DAYS = 800;
const UNITS = ['x', 'y', 'z'];

type Place = Readonly<Record<'unit' | 'level', string>>;

let hr: TestApp;
let context: CallContext;
/** Where each person is on each day. */
const told: Map<CalendarDate, Place>[] = [];
const dayAt = (at: number) => daysAfter(FIRST, at);

beforeAll(async () => {
  hr = await startApp();
  context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  for (const [position, code] of ['whole', ...UNITS].entries())
    await hr.db
      .insert(units)
      .values({ code, parentCode: code === 'whole' ? 'group' : 'whole', position: 950 + position });
  for (let at = 0; at < 50; at += 1) await makePerson(at);
});
afterAll(() => hr.stop());

/** Employments with gaps and without, each a run of places. */
async function makePerson(at: number) {
  const [person] = await hr.db
    .insert(persons)
    .values({ empid: `W${at}`, name: `Person ${at}`, givenName: 'Person', familyName: `${at}` })
    .returning();
  const [anywhere] = await hr.db.select().from(assignments).limit(1);
  const { businessCode, companyCode, locationCode } = anywhere!;
  const known = await hr.db.select({ code: levels.code }).from(levels);
  const ofDay = new Map<CalendarDate, Place>();
  for (let begin = random.between(0, 300); begin < DAYS - 20;) {
    const end = random.happens(0.3) ? DAYS : Math.min(DAYS, begin + random.between(1, 400));
    const validTo = (day: number) => (day < DAYS ? dayAt(day) : null);
    const [employment] = await hr.db
      .insert(employments)
      .values({ code: randomUUID(), personId: person!.id, validFrom: dayAt(begin), validTo: validTo(end) })
      .returning();
    for (let from = begin; from < end;) {
      const to = random.happens(0.4) ? end : Math.min(end, from + random.between(1, 200));
      const place = { unit: random.pick(UNITS), level: random.pick(known).code };
      await hr.db.insert(assignments).values({
        ...{ businessCode, companyCode, locationCode, unitCode: place.unit, levelCode: place.level },
        ...{ employmentId: employment!.id, validFrom: dayAt(from), validTo: validTo(to) },
      });
      for (let day = from; day < to; day += 1) ofDay.set(dayAt(day), place);
      from = to;
    }
    begin = end + (random.happens(0.4) ? 0 : random.between(1, 90));
  }
  told.push(ofDay);
}

const NOTHING = { Opening: 0, Joined: 0, MovedIn: 0, Left: 0, MovedOut: 0, Closing: 0 };

/** What became of each group, day by day. Whoever ends on a day is not there the day after, and nobody else. */
function count(from: CalendarDate, to: CalendarDate, groupOf: (place: Place) => string) {
  const found: Record<string, typeof NOTHING> = {};
  const add = (group: string | null, what: keyof typeof NOTHING) => {
    if (group !== null) (found[group] ??= { ...NOTHING })[what] += 1;
  };
  for (const ofDay of told) {
    const groupAt = (on: CalendarDate) => {
      const place = ofDay.get(on);
      return place ? groupOf(place) : null;
    };
    const stays = (on: CalendarDate) => (ofDay.has(daysAfter(on, 1)) ? groupAt(on) : null);
    add(stays(daysAfter(from, -1)), 'Opening');
    add(stays(to), 'Closing');
    for (let on = from; on <= to; on = daysAfter(on, 1)) {
      const [before, now] = [groupAt(daysAfter(on, -1)), groupAt(on)];
      if (before === null) add(now, 'Joined');
      if (before !== null && now !== null && before !== now) {
        add(now, 'MovedIn');
        add(before, 'MovedOut');
      }
      if (!ofDay.has(daysAfter(on, 1))) add(now, 'Left');
    }
  }
  return found;
}

const averageOf = (from: CalendarDate, to: CalendarDate) => {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => daysAfter(from, at));
  return days.reduce((sum, on) => sum + told.filter((ofDay) => ofDay.has(on)).length, 0) / days.length;
};

type Change = ReplyFor<'explainChange'>;
const explain = (
  FromDate: string,
  ToDate: string,
  By: 'unit' | 'level',
  Chosen = { unit: ['whole'] },
): Promise<Change> =>
  hrDashboardHandlers.explainChange.handle(
    calls.explainChange.request.parse({ FromDate, ToDate, By, Chosen }) as never,
    context as never,
  ) as Promise<Change>;

const sum = (parts: readonly (typeof NOTHING)[], what: keyof typeof NOTHING) =>
  parts.reduce((all, one) => all + one[what], 0);

test.each(['unit', 'level'] as const)('by %s the parts are a count by days, and add up to the whole', async (by) => {
  for (let at = 0; at < 8; at += 1) {
    const [first, length] = [random.between(250, 500), random.between(0, 200)];
    const [from, to] = [dayAt(first), dayAt(first + length)];
    const { Whole, Parts } = await explain(from, to, by);
    const expected = count(from, to, (place) => place[by]);
    const parts = Parts.filter((part) => Object.keys(NOTHING).some((what) => part[what as keyof typeof NOTHING] > 0));
    expect(Object.fromEntries(parts.map(({ Code, Name: _, ...balance }) => [Code, balance]))).toEqual(expected);
    for (const what of ['Opening', 'Joined', 'Left', 'Closing'] as const) expect(sum(Parts, what)).toBe(Whole[what]);
    expect(sum(Parts, 'MovedIn') - sum(Parts, 'MovedOut')).toBe(Whole.MovedIn - Whole.MovedOut);
    expect({ '': Whole }).toEqual(count(from, to, () => ''));
    const changes = Parts.map(({ Opening, Closing }) => Math.abs(Closing - Opening));
    expect(changes).toEqual([...changes].sort((one, other) => other - one));
  }
});

test('a rate is that of a count by days, and leavers and average together are its difference', async () => {
  let told = 0;
  for (let at = 0; at < 8; at += 1) {
    const [first, length] = [random.between(300, 500), random.between(30, 150)];
    const [from, to] = [dayAt(first), dayAt(first + length)];
    const { Attrition, Whole, Parts } = await explain(from, to, 'unit');
    const { BeforeFrom, BeforeTo, RateBefore, Rate, ByLeavers, ByAverage } = Attrition;
    expect([BeforeFrom, BeforeTo]).toEqual([daysAfter(from, -length - 1), daysAfter(from, -1)]);
    const leftBefore = count(BeforeFrom, BeforeTo, () => '')['']!.Left;
    expect(sum(Parts, 'Left')).toBe(Whole.Left);
    expect(Attrition.Parts.reduce((all, { Left }) => all + Left, 0)).toBe(Whole.Left);
    expect(Attrition.Parts.reduce((all, { LeftBefore }) => all + LeftBefore, 0)).toBe(leftBefore);
    if (Rate === null || RateBefore === null) continue;
    told += 1;
    expect(Rate).toBeCloseTo((Whole.Left / averageOf(from, to)) * 100, 0);
    expect(RateBefore).toBeCloseTo((leftBefore / averageOf(BeforeFrom, BeforeTo)) * 100, 0);
    expect(ByLeavers! + ByAverage!).toBeCloseTo(Rate - RateBefore, 6);
    if (Whole.Left === leftBefore) expect(ByLeavers).toBe(0);
  }
  expect(told).toBeGreaterThan(3);
});

test('as many leavers of a smaller average are told as the average alone, and no rate as nothing', () => {
  expect(splitRates({ left: 4, average: 40, rate: 10 }, { left: 4, average: 20, rate: 20 })).toEqual({
    ...{ ByLeavers: 0, ByAverage: 10 },
  });
  expect(splitRates({ left: 2, average: 40, rate: 5 }, { left: 4, average: 40, rate: 10 })).toEqual({
    ...{ ByLeavers: 5, ByAverage: 0 },
  });
  expect(splitRates({ left: 2, average: 4, rate: null }, { left: 4, average: 40, rate: 10 })).toEqual({
    ...{ ByLeavers: null, ByAverage: null },
  });
});

test('nobody, and one person, are taken apart without an error', async () => {
  const nobody = await explain('2016-03-01', '2016-04-30', 'unit', { unit: ['no-such-unit'] });
  expect(nobody).toMatchObject({ Whole: NOTHING, Parts: [], Attrition: { Rate: null, ByLeavers: null, Parts: [] } });
  const alone = await explain('1900-01-01', '1900-12-31', 'level');
  expect(alone.Whole).toEqual(NOTHING);
});
