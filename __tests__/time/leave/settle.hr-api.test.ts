import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { assignments, employments, persons } from '../../../hr-api/people/tables';
import { daysAfter } from '../../../hr-api/platform/dates';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { newCode } from '../../../hr-api/platform/new-code';
import { readAccounts } from '../../../hr-api/time/leave/ledger/read-account';
import { settleEverybody, slicesOf } from '../../../hr-api/time/leave/ledger/settle';
import { balanceOn } from '../../../hr-api/time/leave/rules/foresee';
import { grantsIn } from '../../../hr-api/time/leave/rules/entitlement';
import { differencesOf, replay, type Entry } from '../../../hr-api/time/leave/rules/replay';
import { leaveEntries, leaveRules, leaveTypes, workShares } from '../../../hr-api/time/leave/tables';
import type { LeaveRule } from '../../../lib/contract/time/leave/leave-rules';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { sampleRule } from './sample-rule';

const SINCE = '2023-01-01';
const TODAY = '2026-02-20';
const DAYS = 1_130;
const PEOPLE = 18;

let hr: TestApp;
let types: { code: number; rules: { from: string; rule: LeaveRule }[] }[];
beforeAll(async () => {
  hr = await startApp();
  types = await makeTypes();
}, 300_000);
afterAll(() => hr.stop());

const day = fc.nat(DAYS).map((at) => daysAfter(SINCE, at));
const someone = fc.record({
  from: fc.integer({ min: -300, max: DAYS }).map((at) => daysAfter(SINCE, at)),
  stays: fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }),
  shares: fc.uniqueArray(fc.record({ from: day, percent: fc.integer({ min: 20, max: 100 }) }), {
    maxLength: 2,
    selector: (share) => share.from,
  }),
  entries: fc.array(
    fc.record({
      type: fc.nat(5),
      day,
      kind: fc.constantFrom('taken' as const, 'taken' as const, 'correction' as const, 'earned' as const),
      amount: fc.integer({ min: 1, max: 900 }),
      length: fc.option(fc.nat(500), { nil: null }),
      /** Of what was earned: whether it is taken back. */
      isTakenBack: fc.boolean(),
      /** Of a correction: whether another of the same day and end takes twice as much. */
      isTaken: fc.boolean(),
    }),
    { minLength: 3, maxLength: 14 },
  ),
});
type Someone = typeof someone extends fc.Arbitrary<infer One> ? One : never;

async function makeTypes() {
  const days = 240;
  const yearly = sampleRule({ amount: 25 * days, roundTo: 120, roundsUp: true });
  const carried = { ...yearly, carry: { cap: 5 * days, months: 3 } };
  const rules = [
    [
      { from: SINCE, rule: yearly },
      { from: '2024-01-01', rule: carried },
    ],
    [
      {
        from: SINCE,
        rule: sampleRule({ basis: 'month', amount: 500, carry: { cap: null, months: null }, proRata: 'full_months' }),
      },
    ],
    [{ from: SINCE, rule: sampleRule({ amount: 12 * days, yearBegins: 4, carry: { cap: 700, months: 14 } }) }],
    [{ from: SINCE, rule: sampleRule({ amount: 9 * days, carry: { cap: 12 * days, months: null } }) }],
    [{ from: SINCE, rule: sampleRule({ amount: 9 * days, carry: { cap: 4 * days, months: 12 } }) }],
    [{ from: SINCE, rule: sampleRule({ basis: 'month', amount: days, isGrantedAfter: true, locations: ['pune'] }) }],
  ];
  const made: typeof types = [];
  for (const dated of rules) made.push({ code: await makeType(dated), rules: dated });
  return made;
}

async function makeType(dated: readonly { from: string; rule: LeaveRule }[]): Promise<number> {
  const [type] = await hr.db.insert(leaveTypes).values({ position: 90 }).returning();
  const typeCode = type!.code;
  await hr.db.insert(leaveRules).values(dated.map(({ from, rule }) => ({ typeCode, validFrom: from, rule })));
  return typeCode;
}

async function employ({ from, stays, shares }: Someone) {
  const [personId, employmentId] = [randomUUID(), randomUUID()];
  const validTo = stays === null ? null : daysAfter(from, stays);
  const name = { name: 'Somebody', givenName: 'Some', familyName: 'Body' };
  await hr.db.insert(persons).values({ id: personId, ...name });
  const employment = { id: employmentId, code: newCode(), personId, validFrom: from, validTo };
  await hr.db.insert(employments).values(employment);
  const [place] = await hr.db.select().from(assignments).where(eq(assignments.locationCode, 'pune')).limit(1);
  const there = { ...place!, id: randomUUID(), employmentId, validFrom: from, validTo: daysAfter(from, 100) };
  await hr.db.insert(assignments).values(there);
  if (shares.length > 0)
    await hr.db
      .insert(workShares)
      .values(shares.map((one) => ({ employmentId, validFrom: one.from, percent: one.percent })));
  return employment;
}

const rowsOf = (employmentId: string, entries: Someone['entries']) =>
  entries.flatMap(({ type, kind, amount, length, isTakenBack, isTaken, ...entry }) => {
    const signs = kind === 'earned' && isTakenBack ? [1, -1] : kind === 'correction' && isTaken ? [1, -2] : [1];
    return signs.map((sign) => ({
      ...{ employmentId, typeCode: types[type]!.code, kind, day: entry.day, writtenAt: hr.clock.now },
      amount: kind === 'taken' ? -amount : sign * amount,
      lastDay: kind === 'taken' || length === null ? null : daysAfter(entry.day, length),
    }));
  });

const settle = (today: string, since = SINCE) =>
  inTransaction(hr.db, (db) => settleEverybody(db, { today, now: hr.clock.now, since }));

/** What the rules in TypeScript say that a ledger has to be, beside what it is. */
async function faultsOf(holder: typeof employments.$inferSelect, code: number): Promise<unknown[]> {
  const account = (await readAccounts(hr.db, { ...holder, isOwn: false }, { today: TODAY, until: TODAY })).get(code)!;
  const granting = { employed: account.employed, isFor: account.isFor, workedIn: () => 0 };
  const grants = grantsIn(account.rules, { first: SINCE, end: '2026-03-01' }, granting)
    .filter((grant) => grant.day <= TODAY)
    .map(({ period: _, ...grant }): Entry => ({ kind: 'grant', ...grant }));
  const others = account.entries.filter(({ kind }) => !['grant', 'carry', 'expiry'].includes(kind));
  const { ends, balance } = replay([...others, ...grants], account.foreseen(TODAY, []).carryOn, TODAY);
  const settled = account.entries.filter(({ kind }) => ['grant', 'carry', 'expiry'].includes(kind));
  const differences = differencesOf([...grants, ...ends], settled);
  const sum = balanceOn(account.entries, TODAY);
  return sum === balance ? differences : [...differences, { sum, balance }];
}

test('what the database settles is what the rules say, in whatever order it is known', async () => {
  const people = fc.sample(someone, { numRuns: PEOPLE, seed: 19 });
  const held: { employment: Awaited<ReturnType<typeof employ>>; rows: ReturnType<typeof rowsOf> }[] = [];
  for (const one of people) {
    const employment = await employ(one);
    held.push({ employment, rows: rowsOf(employment.id, one.entries) });
  }
  // Half of what happened is known at first, the rest only after several nights.
  const half = (rows: ReturnType<typeof rowsOf>, rest: number) => rows.filter((_, at) => at % 2 === rest);
  await hr.db.insert(leaveEntries).values(held.flatMap(({ rows }) => half(rows, 0)));
  for (const night of ['2024-02-01', '2025-01-01', '2025-06-01']) await settle(night);
  await hr.db.insert(leaveEntries).values(held.flatMap(({ rows }) => half(rows, 1)));
  await settle(TODAY);
  expect(await settle(TODAY)).toBe(0);
  const stored = await hr.db
    .select()
    .from(employments)
    .where(
      inArray(
        employments.id,
        held.map(({ employment }) => employment.id),
      ),
    );
  const faults: unknown[] = [];
  for (const holder of stored)
    for (const { code } of types) {
      const found = await faultsOf(holder, code);
      if (found.length > 0) faults.push({ code, holder, found });
    }
  expect(faults).toEqual([]);
  const kinds = await hr.db
    .select({ kind: leaveEntries.kind, count: sql<number>`count(*)::int` })
    .from(leaveEntries)
    .where(
      inArray(
        leaveEntries.typeCode,
        types.map(({ code }) => code),
      ),
    )
    .groupBy(leaveEntries.kind);
  expect(kinds.every(({ count }) => count > 5)).toBe(true);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['carry', 'correction', 'earned', 'expiry', 'grant', 'taken']);
}, 300_000);

const night = (db: TestApp['db']) => settleEverybody(db, { today: TODAY, now: hr.clock.now });

test('what is granted late settles all that it carries and lets lapse, as the rules say', async () => {
  const carry = { cap: 500, months: 2 };
  const rule = sampleRule({ basis: 'month', amount: 200, yearBegins: 10, carry });
  const code = await makeType([{ from: '2025-02-01', rule }]);
  expect(await inTransaction(hr.db, night)).toBeGreaterThan(PEOPLE);
  expect(await inTransaction(hr.db, night)).toBe(0);
  const isOfType = eq(leaveEntries.typeCode, code);
  const ends = await hr.db
    .selectDistinct({ kind: leaveEntries.kind, day: leaveEntries.day })
    .from(leaveEntries)
    .where(and(isOfType, inArray(leaveEntries.kind, ['carry', 'expiry'])));
  const days = (kind: string) => ends.filter((one) => one.kind === kind).map((one) => one.day);
  expect([days('carry'), days('expiry').sort()]).toEqual([['2025-10-01'], ['2025-10-01', '2025-12-01']]);
  const faults: unknown[] = [];
  for (const holder of await hr.db.select().from(employments).limit(PEOPLE))
    faults.push(...(await faultsOf(holder, code)));
  expect(faults).toEqual([]);
});

test('a cap that is corrected counts for the year that has ended, as the forecast says', async () => {
  const rule = sampleRule({ amount: 3_000, carry: { cap: 500, months: null } });
  const code = await makeType([{ from: '2025-01-01', rule }]);
  await inTransaction(hr.db, night);
  const corrected = { ...rule, carry: { cap: 1_200, months: null } };
  await hr.db.update(leaveRules).set({ rule: corrected }).where(eq(leaveRules.typeCode, code));
  expect(await inTransaction(hr.db, night)).toBeGreaterThan(PEOPLE);
  const faults: unknown[] = [];
  for (const holder of await hr.db.select().from(employments).limit(PEOPLE))
    faults.push(...(await faultsOf(holder, code)));
  expect(faults).toEqual([]);
});

test('worked days are counted from the first month of any type that grants by them', async () => {
  const worked = sampleRule({ basis: 'worked', amount: 240, perWorkedDays: 20 });
  const code = await makeType([{ from: '2025-09-01', rule: worked }]);
  const granted = async () => {
    const isOfType = eq(leaveEntries.typeCode, code);
    const [sum] = await hr.db
      .select({ sum: sql<number>`sum(amount)::int` })
      .from(leaveEntries)
      .where(isOfType);
    return sum?.sum;
  };
  await inTransaction(hr.db, night);
  const before = await granted();
  expect(before).toBeGreaterThan(0);
  // An older type goes over to worked days later.
  await makeType([
    { from: '2020-01-01', rule: sampleRule({ amount: 240 }) },
    { from: '2026-01-01', rule: worked },
  ]);
  await inTransaction(hr.db, night);
  expect(await granted()).toBe(before);
});

/** On a server each has a connection of its own, and neither goes on before both have begun; the embedded database lets one wait. */
function meeting(count: number): () => Promise<void> {
  if (hr.databaseUrl === null) return () => Promise.resolve();
  let open = () => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  let here = 0;
  return () => {
    if (++here === count) open();
    return all;
  };
}

test('part after part comes to the same as everybody at once', async () => {
  const code = await makeType([{ from: '2026-01-01', rule: sampleRule({ amount: 240 }) }]);
  const slices = await slicesOf(hr.db, 20);
  expect(slices.length).toBeGreaterThan(3);
  const inSlice = (among: (typeof slices)[number]) =>
    inTransaction(hr.db, (db) => settleEverybody(db, { today: TODAY, now: hr.clock.now, among }));
  const written = [];
  for (const among of slices) written.push(await inSlice(among));
  const people = await hr.db.$count(leaveEntries, eq(leaveEntries.typeCode, code));
  expect(written.reduce((sum, rows) => sum + rows, 0)).toBe(people);
  expect(Math.max(...written)).toBeLessThan(people / 2);
  expect(await inTransaction(hr.db, night)).toBe(0);
});

test('what is due is settled once, also by two at once', async () => {
  const code = await makeType([{ from: '2026-01-01', rule: sampleRule({ amount: 240 }) }]);
  const meet = meeting(2);
  const one = () =>
    inTransaction(hr.db, async (db) => {
      await db.execute(sql`select 1`);
      await meet();
      return night(db);
    });
  const [first, second] = (await Promise.all([one(), one()])).sort((a, b) => a - b);
  expect([first, second! > PEOPLE]).toEqual([0, true]);
  const { rows } = await hr.db.execute<{ times: number }>(
    sql`select count(*)::int as times from ${leaveEntries} where type_code = ${code} group by employment_id order by 1 desc limit 1`,
  );
  expect(rows).toEqual([{ times: 1 }]);
});

test('the ledger is added to, and nothing in it is changed or taken out', async () => {
  const refused = (statement: Promise<unknown>) => expect(statement).rejects.toThrow();
  await refused(hr.db.update(leaveEntries).set({ amount: 1 }));
  await refused(hr.db.delete(leaveEntries));
});
