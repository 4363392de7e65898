import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { assignments, employments, persons } from '../../../hr-api/people/tables';
import { rolledBack } from '../../../hr-api/platform/db/rolled-back';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { newCode } from '../../../hr-api/platform/new-code';
import { lockLeaveOf } from '../../../hr-api/time/leave/ledger/lock-ledger';
import { settleEverybody, settleLate, slicesOf } from '../../../hr-api/time/leave/ledger/settle';
import { leaveEntries, leaveRules, leaveSettlements, leaveTypes, workShares } from '../../../hr-api/time/leave/tables';
import type { LeaveRule } from '../../../lib/contract/time/leave/leave-rules';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { sampleRule } from './sample-rule';

const TODAY = '2026-02-20';
const FEW = { amount: 3_000, carry: { cap: 500, months: 1 } };
const MANY = { amount: 3_000, carry: { cap: 1_200, months: 1 } };

let hr: TestApp;
let typeCode: number;
/** Somebody whose year has ended. */
let holderId: string;
beforeAll(async () => {
  hr = await startApp();
  typeCode = await makeType(sampleRule(FEW));
  const [holder] = await hr.db
    .select({ id: employments.id })
    .from(employments)
    .where(sql`${employments.validFrom} < '2025-01-01' and ${employments.validTo} is null`)
    .orderBy(asc(employments.id));
  holderId = holder!.id;
  await nightOf(4);
}, 300_000);
afterAll(() => hr.stop());

async function makeType(rule: LeaveRule): Promise<number> {
  const [type] = await hr.db.insert(leaveTypes).values({ position: 90 }).returning();
  await hr.db.insert(leaveRules).values({ typeCode: type!.code, validFrom: '2025-01-01', rule });
  return type!.code;
}

const say = (rule: Partial<LeaveRule>) =>
  hr.db
    .update(leaveRules)
    .set({ rule: sampleRule(rule) })
    .where(eq(leaveRules.typeCode, typeCode));

const when = () => ({ today: TODAY, now: hr.clock.now });

/** A night in so many parts, one transaction each; only the first ones, where it is killed. */
async function nightOf(parts: number, done = parts): Promise<number> {
  const slices = await slicesOf(hr.db, Math.ceil((await hr.db.$count(employments)) / parts));
  expect(slices).toHaveLength(parts);
  let rows = 0;
  for (const among of slices.slice(0, done))
    rows += await inTransaction(hr.db, (db) => settleEverybody(db, { ...when(), among }));
  return rows;
}

/** What a night would write that knows nothing of those before. */
const leftOut = () =>
  rolledBack(hr.db, async (db) => {
    await db.delete(leaveSettlements);
    return settleEverybody(db, when());
  });

const write = (entry: Pick<typeof leaveEntries.$inferInsert, 'typeCode' | 'day' | 'amount'>, db = hr.db) =>
  db.insert(leaveEntries).values({ ...entry, employmentId: holderId, kind: 'correction', writtenAt: hr.clock.now });

/** Something happens, and the next night leaves nothing out of what follows. */
async function expectAllWeighed(happens: () => Promise<unknown>) {
  expect(await leftOut()).toBe(0);
  await happens();
  const missing = await leftOut();
  expect(missing).toBeGreaterThan(0);
  expect(await nightOf(4)).toBe(missing);
  expect(await leftOut()).toBe(0);
}

test('a correction of a day in the past is weighed by the next night', () =>
  expectAllWeighed(() => write({ typeCode, day: '2025-11-03', amount: -200 })));

test('a cap that is corrected is weighed for everybody, and so is taking that back', async () => {
  await expectAllWeighed(() => say(MANY));
  await expectAllWeighed(() => say(FEW));
});

test('a rule that was in force for some hours leaves nothing behind of whom it was applied to', async () => {
  const other = await makeType(sampleRule());
  await expectAllWeighed(async () => {
    await say(MANY);
    // Of another type something is written late, and all that has ended since is settled along.
    await write({ typeCode: other, day: '2025-06-02', amount: 100 });
    await inTransaction(hr.db, (db) => settleLate(db, { employmentIds: [holderId], from: '2025-06-02', ...when() }));
    await say(FEW);
  });
});

test('nothing is left out where people become more parts and fewer again, with rules between', async () => {
  await say(MANY);
  expect(await nightOf(5)).toBeGreaterThan(0);
  await expectAllWeighed(() => say(FEW));
});

test('a share of full time that is entered for the year before is granted and weighed anew', () =>
  expectAllWeighed(() =>
    hr.db.insert(workShares).values({ employmentId: holderId, validFrom: '2025-03-01', percent: 40 }),
  ));

test('who is entered late is weighed like everybody, and again once their place is', async () => {
  const [personId, employmentId] = [randomUUID(), randomUUID()];
  await makeType(sampleRule({ ...FEW, locations: ['pune'] }));
  await nightOf(4);
  await expectAllWeighed(async () => {
    await hr.db.insert(persons).values({ id: personId, name: 'Late Entry', givenName: 'Late', familyName: 'Entry' });
    await hr.db.insert(employments).values({ id: employmentId, code: newCode(), personId, validFrom: '2025-02-01' });
  });
  const [place] = await hr.db.select().from(assignments).where(eq(assignments.locationCode, 'pune')).limit(1);
  await expectAllWeighed(() =>
    hr.db
      .insert(assignments)
      .values({ ...place!, id: randomUUID(), employmentId, validFrom: '2025-02-01', validTo: null }),
  );
});

test('a night that is killed between two parts leaves the others to the next', async () => {
  await say(MANY);
  await nightOf(4, 2);
  expect(await leftOut()).toBeGreaterThan(0);
  await nightOf(4);
  expect(await leftOut()).toBe(0);
});

test('a night waits for who is writing to a ledger, and passes no entry by', async () => {
  let night: Promise<number> | undefined;
  await inTransaction(hr.db, async (db) => {
    await lockLeaveOf(db, holderId);
    await write({ typeCode, day: '2025-10-06', amount: -300 }, db);
    night = nightOf(4);
    // On a server the night runs on connections of its own, and has time to pass by.
    await delay(500);
  });
  expect(await night).toBeGreaterThan(0);
  expect(await leftOut()).toBe(0);
});

test('an erased ledger, the last entries of all with it, hides no entry that follows', () =>
  expectAllWeighed(async () => {
    const { rows } = await hr.db.execute<{ id: string }>(
      sql`select employment_id as id from ${leaveEntries} order by id desc limit 1`,
    );
    const erased = rows[0]!.id;
    expect(erased).not.toBe(holderId);
    await hr.db.execute(sql`alter table leave_entries disable trigger user`);
    await hr.db.delete(leaveEntries).where(eq(leaveEntries.employmentId, erased));
    await hr.db.execute(sql`alter table leave_entries enable trigger user`);
    await write({ typeCode, day: '2025-08-04', amount: 900 });
  }));
