import { eq, sql } from 'drizzle-orm';
import { openSnapshot } from '../../../hr-api/platform/db/snapshot';
import { persons } from '../../../hr-api/people/tables';
import { until } from '../../bff/stub/until';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const nameIn = async (db: TestApp['db'], id: string) =>
  (await db.select().from(persons).where(eq(persons.id, id)))[0]!.name;

async function renameAmid() {
  const { personId } = await employmentOf(hr, 'E1001');
  const snapshot = await openSnapshot(hr.db);
  const before = await nameIn(snapshot.db, personId);
  await hr.db
    .update(persons)
    .set({ name: `${before}!` })
    .where(eq(persons.id, personId));
  const seen = await nameIn(snapshot.db, personId);
  await snapshot.release();
  return { before, seen, after: await nameIn(hr.db, personId) };
}

test('a snapshot shows no write after it on PostgreSQL; the embedded database keeps none', async () => {
  const { before, seen, after } = await renameAmid();
  expect(after).toBe(`${before}!`);
  expect(seen).toBe(hr.database.kind === 'postgres' ? before : after);
});

test('whoever wants more snapshots than a process keeps waits, and no connection is kept', async () => {
  const opened = [];
  for (let count = 0; count < 5; count += 1) opened.push(await openSnapshot(hr.db));
  let isOpen = false;
  const further = openSnapshot(hr.db).then((snapshot) => {
    isOpen = true;
    return snapshot;
  });
  await hr.db.execute(sql`select 1`);
  expect(isOpen).toBe(hr.database.kind === 'embedded');
  for (const { release } of opened) await release();
  await (await further).release();
  if (hr.database.kind === 'embedded') return;
  // Work that is due by the clock may have one at this moment, too, and gives it back.
  const isNoneInUse = () => hr.database.connections().idle === hr.database.connections().open;
  await until(isNoneInUse, 'every connection back in the pool');
});

test('a snapshot that breaks says so to who reads, and gives its place back', async () => {
  const broken = await openSnapshot(hr.db);
  await expect(broken.db.execute(sql`select 1 / 0`)).rejects.toThrow();
  await broken.release();
  const next = await openSnapshot(hr.db);
  expect((await next.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await next.release();
});
