import { asc, eq, isNull } from 'drizzle-orm';
import { purgeEntries } from '../../../hr-api/platform/audit/seals/purge-entries';
import { MAX_ENTRIES, sealEntries } from '../../../hr-api/platform/audit/seals/seal-entries';
import { verifySeals } from '../../../hr-api/platform/audit/seals/verify-seals';
import { auditBlocks, auditEntries, auditSeals } from '../../../hr-api/platform/audit/tables';
import type { Database } from '../../../hr-api/platform/db/database';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import type { TestDatabase } from '../hr-api/harness/test-database';
import { clearAudit, makeAuditDatabase, sealedRows, second, write, writeMany } from './audit-database';

let made: TestDatabase;
let db: Database;
beforeAll(async () => {
  made = await makeAuditDatabase();
  ({ db } = made.database);
});
afterAll(() => made.drop());
beforeEach(() => clearAudit(db));

const seal = () => sealEntries(db, second(60));
const blocks = () => db.select().from(auditBlocks).orderBy(asc(auditBlocks.number));
const idsByTime = async () => (await db.select().from(auditEntries).orderBy(asc(auditEntries.at))).map(({ id }) => id);
const unsealed = () => db.$count(auditEntries, isNull(auditEntries.sealedIn));

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

test('where nothing was written there is no block, and the trail is whole', async () => {
  expect(await seal()).toBeUndefined();
  expect(await blocks()).toEqual([]);
  const nothing = { blocks: 0, rows: 0, purged: 0, unsealed: 0, last: undefined, fault: undefined };
  expect(await verifySeals(db)).toEqual(nothing);
});

test('rows are sealed once, oldest first, in blocks that hold the hash of the one before', async () => {
  await write(db, second(2), { before: { language: 'en' }, after: { language: 'fr' } });
  await write(db, second(1));
  await seal();
  await write(db, second(3));
  await seal();
  expect(await seal()).toBeUndefined();

  const [one, two, three] = await idsByTime();
  expect(await sealedRows(db)).toEqual([
    [1, one],
    [1, two],
    [2, three],
  ]);
  const [first, next] = await blocks();
  expect(first).toMatchObject({ number: 1, entryCount: 2, hashBefore: '', sealedAt: second(60) });
  expect(next).toMatchObject({ number: 2, entryCount: 1, hashBefore: first!.hash });
  expect(await verifySeals(db)).toMatchObject({ blocks: 2, rows: 3, unsealed: 0, last: next, fault: undefined });
});

test('a row that is committed late is sealed later, though it is older than sealed ones', async () => {
  await write(db, second(10));
  await seal();
  await write(db, second(5));
  expect(await verifySeals(db)).toMatchObject({ rows: 1, unsealed: 1 });
  await seal();
  const [late, early] = await idsByTime();
  expect(await sealedRows(db)).toEqual([
    [1, early],
    [2, late],
  ]);
  expect(await verifySeals(db)).toMatchObject({ blocks: 2, rows: 2, unsealed: 0, fault: undefined });
});

test('of many rows a block takes the first ones, and two who seal at once seal each row once', async () => {
  await writeMany(db, MAX_ENTRIES + 200);
  await Promise.all([seal(), seal()]);
  expect((await blocks()).map(({ entryCount }) => entryCount)).toEqual([MAX_ENTRIES, 200]);
  expect((await sealedRows(db)).map(([, id]) => id)).toEqual(await idsByTime());
  expect(await verifySeals(db)).toMatchObject({ rows: MAX_ENTRIES + 200, unsealed: 0, fault: undefined });
});

test('more blocks than are read at once are checked, one after the other', async () => {
  for (let at = 1; at <= 25; at++) {
    await writeMany(db, 2);
    await seal();
  }
  expect(await verifySeals(db)).toMatchObject({ blocks: 25, rows: 50, last: { number: 25 }, fault: undefined });
});

test('values that a driver would round or reorder are read back as they stand', async () => {
  await db.execute(
    `insert into audit_entries (at, request_id, subject_kind, subject_id, action, before, after) values
      ('2026-03-18 12:00:00.123456+05:30', 'r', 'account', 'E1001', 'change language',
        '{"b": 12345678901234567890.10, "a": "\\u0001 \u{1f426} \\\\ \\""}', 'null')`,
  );
  await seal();
  const faultAbroad = await inTransaction(db, async (tx) => {
    await tx.execute(`set local time zone 'Pacific/Apia'`);
    return (await verifySeals(tx)).fault;
  });
  expect(faultAbroad).toBeUndefined();
  await db.execute(`update audit_entries set before = jsonb_set(before, '{b}', '12345678901234567890.11')`);
  expect((await verifySeals(db)).fault).toMatchObject({ block: 1 });
});

test('the chain is whole without rows that were purged, and rows that are not sealed stay', async () => {
  await writeMany(db, 3);
  await seal();
  await write(db, second(30));
  const [one, two, three, waiting] = (await idsByTime()) as [string, string, string, string];
  expect(await purgeEntries(db, [one, two, waiting], second(90))).toBe(2);
  expect(await purgeEntries(db, [one], second(95))).toBe(0);

  expect(await idsByTime()).toEqual([three, waiting]);
  const [purged] = await db.select().from(auditSeals).where(eq(auditSeals.entryId, one));
  expect(purged).toMatchObject({ block: 1, place: 1, purgedAt: second(90) });
  await seal();
  expect(await verifySeals(db)).toMatchObject({ blocks: 2, rows: 4, purged: 2, unsealed: 0, fault: undefined });
});

test('blocks and seals are neither changed nor removed, but for the note of one purge', async () => {
  await writeMany(db, 2);
  await seal();
  const refused = { cause: expect.objectContaining({ message: expect.stringContaining('is not changed') as string }) };
  await expect(db.update(auditBlocks).set({ hash: 'other' })).rejects.toMatchObject(refused);
  await expect(db.delete(auditBlocks)).rejects.toMatchObject(refused);
  await expect(db.delete(auditSeals)).rejects.toMatchObject(refused);
  await expect(db.update(auditSeals).set({ hash: 'other', purgedAt: second(1) })).rejects.toMatchObject(refused);
  await db.update(auditSeals).set({ purgedAt: second(1) });
  await expect(db.update(auditSeals).set({ purgedAt: second(2) })).rejects.toMatchObject(refused);
  await expect(db.update(auditSeals).set({ purgedAt: null })).rejects.toMatchObject(refused);
});

onPostgres('on a server', () => {
  test('a row of a transaction that ends late is sealed when it has ended', async () => {
    let commit = () => {};
    const isOver = new Promise<void>((resolve) => (commit = resolve));
    let wrote = () => {};
    const hasWritten = new Promise<void>((resolve) => (wrote = resolve));
    const slow = inTransaction(db, async (tx) => {
      await write(tx, second(1));
      wrote();
      await isOver;
    });
    await hasWritten;
    await write(db, second(20));
    expect(await seal()).toMatchObject({ number: 1, entryCount: 1 });
    commit();
    await slow;
    expect(await seal()).toMatchObject({ number: 2, entryCount: 1 });
    expect(await verifySeals(db)).toMatchObject({ rows: 2, unsealed: 0, fault: undefined });
  });

  test('whoever writes does not wait for the job that seals', async () => {
    await writeMany(db, 3);
    await inTransaction(db, async (tx) => {
      await sealEntries(tx, second(60));
      await inTransaction(db, async (writer) => {
        await writer.execute(`set local lock_timeout = '1s'`);
        await write(writer, second(2));
      });
    });
    expect(await unsealed()).toBe(1);
    expect(await seal()).toMatchObject({ number: 2, entryCount: 1 });
  });
});
