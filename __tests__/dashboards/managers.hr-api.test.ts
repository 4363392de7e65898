import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { hrDashboardHandlers } from '../../hr-api/dashboards/dashboard-handlers';
import { dashboardPermissions } from '../../hr-api/dashboards/permissions';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { asOn } from '../../hr-api/people/effective-dates';
import { assignments, employments, persons, reportingLines } from '../../hr-api/people/tables';
import type { CallContext } from '../../hr-api/platform/calls/call';
import { actorOf, contextOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { figuresReader } from './figures-reader';

const TODAY = '2026-03-18';

let hr: TestApp;
let manager: CallContext;
let keeper: CallContext;
beforeAll(async () => {
  hr = await startApp();
  manager = contextOf(hr, await actorOf(hr, 'E1002', ROLE.appraiser));
  keeper = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
});
afterAll(() => hr.stop());

const { read, listed } = figuresReader(hrDashboardHandlers, () => manager);

/** Everyone who stands somewhere on a day, by employment, and who reports to whom. */
async function readLines(on: string) {
  const placed = await hr.db
    .select({ id: employments.id, personId: employments.personId, gender: persons.gender })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .where(asOn(employments, on));
  const lines = await hr.db
    .select({ id: reportingLines.employmentId, leader: reportingLines.leaderId })
    .from(reportingLines)
    .where(and(eq(reportingLines.kind, 'manager'), asOn(reportingLines, on)));
  const leaderOf = new Map(lines.map(({ id, leader }) => [id, leader]));
  return { placed, leaderOf };
}

/** Those above somebody, who are not looked at twice. */
function above(id: string, leaderOf: ReadonlyMap<string, string>): string[] {
  const path: string[] = [];
  for (let one = leaderOf.get(id); one && !path.includes(one); one = leaderOf.get(one)) path.push(one);
  return path;
}

test('a manager reads figures of themselves and all below them, as many as their lists have', async () => {
  const { placed, leaderOf } = await readLines(TODAY);
  const me = manager.actor.employmentId!;
  const team = placed.filter(({ id }) => id === me || above(id, leaderOf).includes(me));
  const { HeadCount } = await read('readHeadCount', {});
  expect(HeadCount).toBe(team.length);
  expect(HeadCount).toBeGreaterThan(1);
  expect(HeadCount).toBeLessThan((await read('readHeadCount', {}, keeper)).HeadCount);
  expect(await listed('people-of-day', { AsOnDate: TODAY })).toBe(HeadCount);
  const days = { FromDate: '2025-04-01', ToDate: TODAY };
  const { Whole } = await read('listFluctuation', days);
  expect(await listed('joiners-and-leavers', days)).toBe(Whole.Joined + Whole.Left);
  expect((await read('explainChange', days)).Whole).toEqual(Whole);
  for (const unit of ['people', 'finance', 'no-such-unit']) {
    const Chosen = { unit: [unit] };
    const { HeadCount: seen } = await read('readHeadCount', { Chosen });
    expect(seen).toBeLessThanOrEqual(HeadCount);
  }
});

test('a manager is told of no day to come and not why somebody left', async () => {
  expect(await read('readHeadCount', { On: '2026-12-31' })).toMatchObject({ On: TODAY });
  const days = { FromDate: '2025-04-01', ToDate: TODAY };
  const told = await read('readAttrition', days);
  expect(told).toMatchObject({ Voluntary: null, Involuntary: null, NotSaid: null });
  expect((await read('readAttrition', days, keeper)).Voluntary).not.toBeNull();
});

test('each role is told of whom its figures are', async () => {
  expect(await read('getFigureScope', {})).toEqual({ Covers: 'team' });
  const scopes = keeper.actor.scopes;
  expect(await read('getFigureScope', {}, keeper)).toEqual({ Covers: scopes.includes('all') ? 'everyone' : 'units' });
  expect(dashboardPermissions['figures.read']).toEqual([ROLE.appraiser, ROLE.hr, ROLE.administrator]);
});

test('a manager is told of no gender and age of a small team, and HR is', async () => {
  const { Male, Female } = await read('readDiversity', {}, keeper);
  expect(Male).toBeGreaterThan(0);
  expect(Female).toBeGreaterThan(0);
  const firmware = { Chosen: { unit: ['firmware'] } };
  for (const asked of [firmware, { ...firmware, GenderCode: 'F' as const }, { Chosen: { unit: ['no-such-unit'] } }])
    expect(await read('readDiversity', asked)).toMatchObject({
      Male: null,
      Female: null,
      Other: null,
      MaleCount: null,
    });
  expect(await read('listAges', { minHeadAge: 25, maxHeadAge: 29 })).toMatchObject({ Rows: null, Median: null });
});

test('a manager is told of groups of five alone, also among those whom a choice leaves out', async () => {
  const me = manager.actor.employmentId!;
  const isMine = async () => {
    const { placed: now, leaderOf } = await readLines(TODAY);
    return now.filter(({ id }) => id === me || above(id, leaderOf).includes(me));
  };
  for (let at = (await isMine()).length; at < 16; at += 1) await addPerson(`M${at}`, me);
  const team = await isMine();
  const withWomen = async (women: number) => {
    for (const [at, { personId }] of team.entries())
      await hr.db
        .update(persons)
        .set({ gender: at < women ? 'female' : 'male' })
        .where(eq(persons.id, personId));
    return read('readDiversity', {});
  };
  expect(await withWomen(5)).toMatchObject({ Female: 5, Male: team.length - 5, Other: 0 });
  for (const women of [4, 1, 0])
    expect(await withWomen(women)).toMatchObject({ Female: null, Male: null, Other: null });
  expect(await withWomen(team.length - 4)).toMatchObject({ Female: null, MaleCount: null });
  await withWomen(8);
  // Whoever is elsewhere would be the difference to everybody.
  const {
    locations: [alone],
  } = await choicesOf();
  const Chosen = { location: [alone!] };
  const seen = (await read('readHeadCount', { Chosen })).HeadCount;
  expect(seen).toBeLessThan(team.length);
  expect((await read('readDiversity', { Chosen })).Female).toBeNull();
});

/** The places at which a manager has people, that with most first. */
async function choicesOf() {
  const { Parts } = await read('readHeadCount', { By: 'location' });
  return { locations: Parts.map(({ Code }) => Code) };
}

/** Somebody who reports to a leader. */
async function addPerson(empid: string, leaderId: string): Promise<string> {
  const [person] = await hr.db
    .insert(persons)
    .values({ empid, name: `Person ${empid}`, givenName: 'Person', familyName: empid })
    .returning();
  const [employment] = await hr.db
    .insert(employments)
    .values({ code: randomUUID(), personId: person!.id, validFrom: '2026-01-01' })
    .returning();
  const [place] = await hr.db
    .select()
    .from(assignments)
    .where(eq(assignments.employmentId, manager.actor.employmentId!));
  const { businessCode, companyCode, locationCode, unitCode, levelCode } = place!;
  const codes = { businessCode, companyCode, locationCode, unitCode, levelCode };
  await hr.db.insert(assignments).values({ ...codes, employmentId: employment!.id, validFrom: '2026-01-01' });
  await hr.db
    .insert(reportingLines)
    .values({ employmentId: employment!.id, kind: 'manager', leaderId, validFrom: '2026-01-01' });
  return employment!.id;
}

test('the span of control is that of a count in plain code, and circles of managers do not loop', async () => {
  const check = async () => {
    const { placed, leaderOf } = await readLines(TODAY);
    const ids = new Set(placed.map(({ id }) => id));
    const spans = new Map<string, number>();
    for (const id of ids) {
      const leader = leaderOf.get(id);
      if (leader && ids.has(leader)) spans.set(leader, (spans.get(leader) ?? 0) + 1);
    }
    const values = [...spans.values()].sort((one, other) => one - other);
    const half = (values.length - 1) / 2;
    const median = (values[Math.floor(half)]! + values[Math.ceil(half)]!) / 2;
    const isInCircle = (id: string) => [id, ...above(id, leaderOf)].some((one) => above(one, leaderOf).includes(one));
    const layers = [...ids]
      .filter((id) => !isInCircle(id))
      .map((id) => above(id, leaderOf).filter((one) => ids.has(one)).length + 1);
    expect(await read('readSpanOfControl', {}, keeper)).toMatchObject({
      ...{ On: TODAY, Managers: values.length, Reports: values.reduce((all, one) => all + one, 0), Median: median },
      ...{ Least: values[0], Most: values.at(-1), WithOne: values.filter((one) => one === 1).length },
      Layers: Math.max(0, ...layers),
    });
  };
  await check();
  const [top] = (await readLines(TODAY)).placed;
  const one = await addPerson('C1', top!.id);
  const other = await addPerson('C2', one);
  const third = await addPerson('C3', other);
  await check();
  // The first reports to the last from now on, beside whom they reported to: so only a circle of its own is left.
  await hr.db.execute(sql`alter table reporting_lines disable trigger user`);
  await hr.db.update(reportingLines).set({ leaderId: third }).where(eq(reportingLines.employmentId, one));
  await check();
  const none = await read('readSpanOfControl', { Chosen: { unit: ['no-such-unit'] } }, keeper);
  expect(none).toMatchObject({ Managers: 0, Median: null, Least: null, Layers: 0 });
});
