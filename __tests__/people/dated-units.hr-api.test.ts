import { eq, sql } from 'drizzle-orm';
import { SINCE_EVER, unitNames, unitParents, units } from '../../hr-api/people/organisation/tables';
import { writeTodaysUnits } from '../../hr-api/people/organisation/todays-units';
import { listUnitTree } from '../../hr-api/people/organisation/unit-tree';
import { unitHeads } from '../../hr-api/people/tables';
import { unitsAbove, unitsBelow } from '../../hr-api/people/visibility';
import { dayOf, daysAfter } from '../../hr-api/platform/dates';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
  // Firmware goes below quality in ten days, under another name.
  const day = daysAfter(today, 10);
  await hr.db.update(unitParents).set({ validTo: day }).where(eq(unitParents.unitCode, 'firmware'));
  await hr.db.insert(unitParents).values({ unitCode: 'firmware', parentCode: 'quality', validFrom: day });
  const names = { de: 'Gerätesoftware', en: 'Device software', es: '', fr: '', ja: '', zh: '' };
  await hr.db.insert(unitNames).values({ unitCode: 'firmware', names, validFrom: day });
});
afterAll(() => hr.stop());

const codesIn = async (subquery: ReturnType<typeof unitsBelow>) => {
  const { rows } = await hr.db.execute<{ code: string }>(sql`select code from ${subquery} found (code) order by 1`);
  return rows.map(({ code }) => code);
};

test('units below and above are those of the day that is asked', async () => {
  const later = daysAfter(today, 10);
  const quality = sql`select 'quality'::text`;
  expect(await codesIn(unitsBelow(quality, daysAfter(later, -1)))).toEqual(['quality']);
  expect(await codesIn(unitsBelow(quality, later))).toEqual(['firmware', 'quality']);
  const firmware = sql`select 'firmware'::text`;
  expect(await codesIn(unitsAbove(firmware, today))).toEqual([
    'firmware',
    'group',
    'instruments',
    'instruments-development',
  ]);
  expect(await codesIn(unitsAbove(firmware, later))).toEqual([
    'firmware',
    'group',
    'instruments',
    'manufacturing',
    'quality',
  ]);
});

test('the tree of a day has the names and the places of that day', async () => {
  const find = async (on: string) => {
    const tree = await listUnitTree(hr.db, 'en', on);
    const at = tree.findIndex(({ Code }) => Code === 'firmware');
    return { Name: tree[at]?.Name, after: tree[at - 1]?.Code };
  };
  expect(await find(today)).toEqual({ Name: 'Firmware', after: 'instruments-development' });
  expect(await find(daysAfter(today, 10))).toEqual({ Name: 'Device software', after: 'quality' });
});

test('what holds today is written beside once its day has come', async () => {
  const parent = async () =>
    (await hr.db.select({ parent: units.parentCode }).from(units).where(eq(units.code, 'firmware')))[0]?.parent;
  await writeTodaysUnits(hr.db, today);
  expect(await parent()).toBe('instruments-development');
  await writeTodaysUnits(hr.db, daysAfter(today, 10));
  expect(await parent()).toBe('quality');
});

test('the database refuses two parents, names or heads of a unit on one day', async () => {
  const { rows } = await hr.db.execute<{ id: string }>(sql`select id from employments limit 1`);
  const employmentId = rows[0]!.id;
  const head = { unitCode: 'pune-two', employmentId, validFrom: '2020-01-01' };
  await hr.db.insert(units).values({ code: 'pune-two', parentCode: 'group', position: 99 });
  const names = { de: 'A', en: 'A', es: 'A', fr: 'A', ja: 'A', zh: 'A' };
  await hr.db.insert(unitHeads).values(head);
  await hr.db.insert(unitNames).values({ unitCode: 'pune-two', names, validFrom: SINCE_EVER });
  const overlap = { cause: expect.objectContaining({ code: '23P01' }) as unknown };
  await expect(hr.db.insert(unitHeads).values({ ...head, validFrom: '2021-01-01' })).rejects.toMatchObject(overlap);
  await expect(
    hr.db.insert(unitNames).values({ unitCode: 'pune-two', names, validFrom: '2021-01-01' }),
  ).rejects.toMatchObject(overlap);
  await expect(
    hr.db.insert(unitParents).values({ unitCode: 'pune-two', parentCode: 'sales', validFrom: '2021-01-01' }),
  ).rejects.toMatchObject(overlap);
});
