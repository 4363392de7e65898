import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  movedWithin,
  personDaysWithin,
  readCourses,
  readLeaving,
} from '../../hr-api/dashboards/population/read-movements';
import type { Population } from '../../hr-api/dashboards/population/population';
import { levels, locations, unitParents, units } from '../../hr-api/people/organisation/tables';
import { randomFrom } from '../../hr-api/people/sample/sample-random';
import { assignments, employments, leavingReasons, persons } from '../../hr-api/people/tables';
import { daysAfter, type CalendarDate } from '../../hr-api/platform/dates';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

const random = randomFrom(20260920);
const FIRST = '2015-01-01';
const DAYS = 900;
const PEOPLE = 60;
const UNITS = ['a', 'b', 'b1', 'b2', 'c'];
const LAST = daysAfter(FIRST, DAYS);

interface Told {
  readonly unit: string;
  readonly level: string;
  readonly employment: string;
  readonly reason: number | null;
}

let hr: TestApp;
/** What the day says of each person: nothing while they are not employed. The oracle knows no spans. */
const told = new Map<string, Map<CalendarDate, Told>>();
/** Below what each unit stands on each day. */
const above = new Map<CalendarDate, Map<string, string>>();

const dayAt = (at: number) => daysAfter(FIRST, at);
const days = Array.from({ length: DAYS }, (_, at) => dayAt(at));

beforeAll(async () => {
  hr = await startApp();
  await makeUnits();
  for (let at = 0; at < PEOPLE; at += 1) await makePerson(at);
});
afterAll(() => hr.stop());

/** A tree of its own in which b1 goes below c for some months, and b2 as well for good. */
async function makeUnits() {
  const moves = { b1: [dayAt(300), dayAt(520)], b2: [dayAt(410), LAST] } as const;
  for (const [position, code] of ['top', ...UNITS].entries()) {
    const parentCode = code === 'top' ? 'group' : code.length === 2 ? 'b' : 'top';
    await hr.db.insert(units).values({ code, parentCode, position: 900 + position });
  }
  for (const code of ['b1', 'b2'] as const) {
    const move = moves[code];
    const [row] = await hr.db.select().from(unitParents).where(eq(unitParents.unitCode, code));
    await hr.db.update(unitParents).set({ validTo: move[0] }).where(eq(unitParents.id, row!.id));
    const moved = { unitCode: code, parentCode: 'c', validFrom: move[0] };
    await hr.db.insert(unitParents).values({ ...moved, validTo: code === 'b1' ? move[1] : null });
    if (code === 'b1') await hr.db.insert(unitParents).values({ unitCode: code, parentCode: 'b', validFrom: move[1] });
  }
  for (const on of days) {
    const b1 = on >= moves.b1[0] && on < moves.b1[1] ? 'c' : 'b';
    const b2 = on >= moves.b2[0] ? 'c' : 'b';
    above.set(on, new Map([...['a', 'b', 'c'].map((unit) => [unit, 'top'] as const), ['b1', b1], ['b2', b2]]));
  }
}

/** Employments with gaps and without, each a run of places. */
async function makePerson(at: number) {
  const [person] = await hr.db
    .insert(persons)
    .values({ empid: `Z${at}`, name: `Person ${at}`, givenName: 'Person', familyName: `${at}` })
    .returning();
  const ofDay = new Map<CalendarDate, Told>();
  const known = await hr.db.select({ code: levels.code }).from(levels);
  const [place] = await hr.db.select({ code: locations.code }).from(locations).limit(1);
  const reasons = await hr.db.select({ code: leavingReasons.code }).from(leavingReasons);
  for (let begin = random.between(0, 500); begin < DAYS - 20;) {
    const isOpen = random.happens(0.3);
    const end = isOpen ? DAYS : Math.min(DAYS, begin + random.between(1, 400));
    const left = end < DAYS && random.happens(0.8) ? random.pick(reasons).code : null;
    const code = randomUUID();
    const [employment] = await hr.db
      .insert(employments)
      .values({
        ...{ code, personId: person!.id, validFrom: dayAt(begin), validTo: end < DAYS ? dayAt(end) : null },
        leftReason: left,
      })
      .returning();
    for (let from = begin; from < end;) {
      const to = random.happens(0.4) ? end : Math.min(end, from + random.between(1, 200));
      const [unit, level] = [random.pick(UNITS), random.pick(known).code];
      const codes = { businessCode: 'instruments', companyCode: '', locationCode: place!.code };
      await hr.db.insert(assignments).values({
        ...{ ...codes, ...(await anyPlace()), employmentId: employment!.id, unitCode: unit, levelCode: level },
        ...{ validFrom: dayAt(from), validTo: to < DAYS ? dayAt(to) : null },
      });
      for (let day = from; day < to; day += 1) ofDay.set(dayAt(day), { unit, level, employment: code, reason: left });
      from = to;
    }
    begin = end + (random.happens(0.4) ? 0 : random.between(1, 90));
  }
  told.set(person!.id, ofDay);
}

/** The business and company of anybody. */
async function anyPlace() {
  const [row] = await hr.db.select().from(assignments).limit(1);
  return { businessCode: row!.businessCode, companyCode: row!.companyCode };
}

/** The group that a day puts somebody in, or null. */
type GroupOf = (on: CalendarDate, one: Told) => string | null;
const pathOf = (on: CalendarDate, unit: string): string[] => {
  const parent = above.get(on)?.get(unit);
  return parent ? [unit, ...pathOf(on, parent)] : [unit];
};

/** The rules of docs/decisions/figures-of-people.md, day by day. */
function count(groupOf: GroupOf, { from, to }: { from: CalendarDate; to: CalendarDate }) {
  const found = new Map<
    string,
    Record<'opening' | 'joined' | 'movedIn' | 'left' | 'movedOut' | 'closing' | 'days', number>
  >();
  const add = (group: string, what: keyof ReturnType<typeof none>) => {
    const counts = found.get(group) ?? none();
    counts[what] += 1;
    found.set(group, counts);
  };
  const none = () => ({ opening: 0, joined: 0, movedIn: 0, left: 0, movedOut: 0, closing: 0, days: 0 });
  for (const ofDay of told.values()) {
    const groupAt = (on: CalendarDate) => {
      const one = ofDay.get(on);
      return one ? groupOf(on, one) : null;
    };
    const stands = (on: CalendarDate) => (ofDay.has(daysAfter(on, 1)) ? groupAt(on) : null);
    const [opening, closing] = [stands(daysAfter(from, -1)), stands(to)];
    if (opening !== null) add(opening, 'opening');
    if (closing !== null) add(closing, 'closing');
    for (let on = from; on <= to; on = daysAfter(on, 1)) {
      const [before, now] = [groupAt(daysAfter(on, -1)), groupAt(on)];
      const [wasThere, isThere] = [ofDay.has(daysAfter(on, -1)), ofDay.has(on)];
      if (now !== null) add(now, 'days');
      if (now !== null && !wasThere) add(now, 'joined');
      if (now !== null && wasThere && before !== now) add(now, 'movedIn');
      if (before !== null && isThere && before !== now) add(before, 'movedOut');
      if (now !== null && !ofDay.has(daysAfter(on, 1))) add(now, 'left');
    }
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function read(population: Population, period: { from: CalendarDate; to: CalendarDate }) {
  const courses = [...(await readCourses(hr.db, population, period))].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    courses.flatMap(([group, course]) => {
      const { joined, movedIn, left, movedOut } = movedWithin(course, period);
      const counts = { opening: course.opening, joined, movedIn, left, movedOut };
      const closing = course.opening + joined + movedIn - left - movedOut;
      const days = personDaysWithin(course, period);
      return [...Object.values(counts), days].some((one) => one !== 0) ? [[group, { ...counts, days, closing }]] : [];
    }),
  );
}

const TOP = { among: undefined, chosen: { unit: ['top'] } } as const;

test.each<[string, Population, GroupOf]>([
  ['all below a unit', { ...TOP, by: null }, () => ''],
  ['each unit below it', { ...TOP, by: 'unit' }, (on, { unit }) => pathOf(on, unit).at(-2) ?? null],
  ['each level', { ...TOP, by: 'level' }, (_on, { level }) => level],
  [
    'one unit whose parts move',
    { among: undefined, chosen: { unit: ['c'] }, by: null },
    (on, { unit }) => (pathOf(on, unit).includes('c') ? '' : null),
  ],
])(
  '%s: opening, joiners, movers, leavers, closing and days are those of a count by days',
  async (_title, population, groupOf) => {
    const periods = [
      { from: dayAt(295), to: dayAt(325) },
      { from: dayAt(100), to: dayAt(100) },
      ...Array.from({ length: 12 }, () => {
        const from = random.between(40, 700);
        return { from: dayAt(from), to: dayAt(from + random.between(0, 150)) };
      }),
    ];
    for (const period of periods) {
      const expected = count(groupOf, period);
      expect({ period, counts: await read(population, period) }).toEqual({ period, counts: expected });
    }
  },
);

test('leavers are told apart by why they went and whether it was in their first year', async () => {
  const reasons = await hr.db.select().from(leavingReasons);
  const period = { from: dayAt(200), to: dayAt(700) };
  const expected = { left: 0, voluntary: 0, involuntary: 0, firstYear: 0 };
  for (const ofDay of told.values()) {
    for (let on = period.from; on <= period.to; on = daysAfter(on, 1)) {
      const one = ofDay.get(on);
      if (!one || ofDay.has(daysAfter(on, 1))) continue;
      let first = on;
      while (ofDay.has(daysAfter(first, -1))) first = daysAfter(first, -1);
      const reason = reasons.find(({ code }) => code === one.reason);
      expected.left += 1;
      if (reason?.isVoluntary === true) expected.voluntary += 1;
      if (reason?.isVoluntary === false) expected.involuntary += 1;
      const [year, rest] = [Number(first.slice(0, 4)) + 1, first.slice(4)];
      if (on < `${year}${rest === '-02-29' ? '-02-28' : rest}`) expected.firstYear += 1;
    }
  }
  expect(expected.left).toBeGreaterThan(10);
  expect(await readLeaving(hr.db, { ...TOP, by: null }, period)).toEqual([{ group: '', ...expected }]);
});
