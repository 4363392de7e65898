import { and, eq, sql } from 'drizzle-orm';
import { readMonth } from '../../hr-api/dashboards/sensitive/count-month';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { asOn } from '../../hr-api/people/effective-dates';
import { correctHistory } from '../../hr-api/people/history';
import { unitParents } from '../../hr-api/people/organisation/tables';
import { assignments } from '../../hr-api/people/tables';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import { inTransaction } from '../../hr-api/platform/db/transaction';
import type { RequestFor } from '../../lib/contract/all';
import { SENSITIVE_CUTS } from '../../lib/contract/dashboards/sensitive-rules';
import { give, workAs } from '../access/role-access/role-scene';
import { actorOf, contextOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let administrator: string;
let everybodys: string;

beforeAll(async () => {
  hr = await startApp();
  administrator = await workAs(hr, 'E1006', ROLE.administrator);
  everybodys = await workAs(hr, 'E1004', ROLE.hr);
  await hr.call('startSensitiveReading', { Purpose: 'Yearly report' }, { token: everybodys });
  expect((await switchTile(true)).status).toBe(200);
});
afterAll(() => hr.stop());

const Month = '2026-02';
const switchTile = (IsOn: boolean) =>
  hr.call('switchSensitiveTile', { Tile: 'marital', IsOn }, { token: administrator });
const read = (token: string, asked: Partial<RequestFor<'listMaritalStatuses'>> = {}) =>
  hr.call('listMaritalStatuses', { Month, Cut: 'unit', ...asked }, { token });
const viewsFor = async (token: string, month = Month) => (await read(token, { Month: month })).reply().Views;
const offerTo = async (token: string) => (await hr.call('getSensitiveFigures', {}, { token })).reply();
const isReading = eq(auditEntries.action, 'read a sensitive figure');
const readings = () => hr.db.$count(auditEntries, isReading);

/** HR of one unit, who has said for what they read. */
async function hrOf(UnitCode: string, loginId: string): Promise<string> {
  const given = await give(hr, administrator, loginId, { RoleCode: ROLE.hr, Scope: 'unit', UnitCode });
  expect(given.status).toBe(200);
  const token = await workAs(hr, loginId, ROLE.hr);
  await hr.call('startSensitiveReading', { Purpose: `Report of ${UnitCode}` }, { token });
  return token;
}

test('HR of a unit below the top is told what all are told of it, and nothing else', async () => {
  const token = await hrOf('instruments', 'E1005');
  expect(await offerTo(token)).toMatchObject({ MayRead: true, Cuts: ['unit'], Tiles: ['marital'] });
  expect((await offerTo(everybodys)).Cuts).toEqual(SENSITIVE_CUTS);
  const all = await viewsFor(everybodys);
  expect(all.length).toBeGreaterThan(2);
  expect(await viewsFor(token)).toEqual(all.filter(({ Code }) => Code === 'instruments'));
  expect((await viewsFor(token))[0]?.Cells.length).toBeGreaterThan(0);
  for (const Cut of ['whole', 'location', 'level'] as const) expect((await read(token, { Cut })).status).toBe(403);
  expect((await hr.call('listMaritalStatuses', { Month }, { token })).status).toBe(403);
  const isOfUnit = and(isReading, sql`${auditEntries.after} -> 'units' is not null`);
  const rows = await hr.db.select({ after: auditEntries.after }).from(auditEntries).where(isOfUnit);
  const after = { purpose: 'Report of instruments', month: Month, cut: 'unit', units: ['instruments'] };
  expect(rows.map((row) => row.after)).toEqual([after, after]);
});

test('HR of a unit that is deeper reads nothing and is told that there is nothing of theirs', async () => {
  const token = await hrOf('quality', 'E1002');
  expect(await offerTo(token)).toEqual({ MayRead: false, Purpose: '', Tiles: [], Cuts: [], Months: [] });
  expect((await hr.call('startSensitiveReading', { Purpose: 'A report' }, { token })).status).toBe(403);
  for (const Cut of SENSITIVE_CUTS) expect((await read(token, { Cut })).status).toBe(403);
});

test('HR of those who report to them reads nothing', async () => {
  expect((await give(hr, administrator, 'E1017', { RoleCode: ROLE.hr, Scope: 'tree' })).status).toBe(200);
  const token = await workAs(hr, 'E1017', ROLE.hr);
  expect((await offerTo(token)).MayRead).toBe(false);
  for (const Cut of SENSITIVE_CUTS) expect((await read(token, { Cut })).status).toBe(403);
});

test('HR of the top is told of each unit below it, and of nothing but units', async () => {
  const token = await hrOf('group', 'E1003');
  expect(await viewsFor(token)).toEqual(await viewsFor(everybodys));
  for (const Cut of ['whole', 'location', 'level'] as const) expect((await read(token, { Cut })).status).toBe(403);
});

test('a month in which the unit had others below it, who are not theirs any more, is not told', async () => {
  const token = await workAs(hr, 'E1005', ROLE.hr);
  await hr.call('startSensitiveReading', { Purpose: 'Report' }, { token });
  const [row] = await hr.db.select().from(unitParents).where(eq(unitParents.unitCode, 'manufacturing'));
  const moved = '2026-02-10';
  await hr.db.update(unitParents).set({ validTo: moved }).where(eq(unitParents.id, row!.id));
  await hr.db.insert(unitParents).values({ unitCode: 'manufacturing', parentCode: 'software', validFrom: moved });
  expect((await offerTo(token)).Months).toEqual([Month]);
  expect((await read(token, { Month: '2026-01' })).status).toBe(403);
  expect((await viewsFor(token)).map(({ Code }) => Code)).toEqual(['instruments']);
});

test('what is switched off meanwhile is not told, and a refused look leaves no row', async () => {
  expect((await offerTo(everybodys)).Tiles).toEqual(['marital']);
  await switchTile(false);
  const before = await readings();
  expect((await read(everybodys)).status).toBe(404);
  expect((await offerTo(everybodys)).Tiles).toEqual([]);
  await switchTile(true);
  for (const wrong of ['2026-03', '2031-01', '1999-12'])
    expect((await read(everybodys, { Month: wrong })).status).toBe(400);
  expect(await readings()).toBe(before);
  await read(everybodys);
  expect(await readings()).toBe(before + 1);
});

test('nothing is told where the audit cannot be written', async () => {
  const unwritable = sql`alter table ${auditEntries} add constraint unwritable check (action <> 'read a sensitive figure') not valid`;
  await hr.db.execute(unwritable);
  const answer = await read(everybodys);
  await hr.db.execute(sql`alter table ${auditEntries} drop constraint unwritable`);
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.error())).not.toMatch(/Views|Cells|married/);
  expect((await read(everybodys)).status).toBe(200);
});

test('what is asked beside the definition changes nothing, and what is wrong is refused', async () => {
  const plain = (await read(everybodys)).reply();
  const beside = { Unit: 'quality', Code: "'; drop table sensitive_months; --", Threshold: 1, MonthEnd: '2026-02-03' };
  expect((await read(everybodys, beside as object)).reply()).toEqual(plain);
  const wrong: object[] = [
    ...['2026-13', '0000-00', '2026-2', '2026-02-15', '', "2026-02' or 1=1", ['2026-02', '2026-01']].map((one) => ({
      Month: one,
    })),
    ...['person', 'company', '', ['unit', 'level'], { not: 'unit' }].map((one) => ({ Cut: one })),
  ];
  const before = await readings();
  for (const one of wrong) expect([400, 422]).toContain((await read(everybodys, one)).status);
  expect(await readings()).toBe(before);
});

test('a purpose is one line of five to two hundred characters, and is kept as it was written', async () => {
  const say = async (Purpose: string) =>
    (await hr.call('startSensitiveReading', { Purpose }, { token: everybodys })).status;
  for (const wrong of ['', '    ', 'abcd', 'x'.repeat(201), 'x'.repeat(500), '\u200b\n\u2028   '])
    expect([400, 422]).toContain(await say(wrong));
  const script = '<script>alert("1")</script> {{constructor}} ${7*7}';
  expect(await say(script)).toBe(200);
  expect((await offerTo(everybodys)).Purpose).toBe(script);
  await read(everybodys);
  const rows = await hr.db.select({ after: auditEntries.after }).from(auditEntries).where(isReading);
  expect(rows.some(({ after }) => (after as { purpose: string }).purpose === script)).toBe(true);
});

test('whoever goes on in another role reads no more, and comes back without a purpose', async () => {
  const { authToken } = (await hr.call('changeRole', { RoleCode: ROLE.employee }, { token: everybodys })).reply();
  // Pages that were opened before may still be read for a moment.
  hr.clock.advance(11_000);
  expect((await read(everybodys)).status).toBe(401);
  expect((await read(authToken)).status).toBe(403);
  const again = await workAs(hr, 'E1004', ROLE.hr);
  expect((await read(again)).error().code).toBe('conflict');
});

test('a month before anybody worked here is one of nobody', async () => {
  const before = { tile: 'marital' as const, monthEnd: '1950-01-31' };
  expect((await readMonth(hr.db, before, hr.clock.now)).views).toEqual([]);
});

test('a later correction of where somebody worked marks the month and leaves its figures', async () => {
  const month = { tile: 'marital' as const, monthEnd: '2025-12-31' };
  const hoursLater = (hours: number) => new Date(hr.clock.now.getTime() + hours * 3_600_000);
  const first = await readMonth(hr.db, month, hr.clock.now);
  expect((await readMonth(hr.db, month, hoursLater(1))).supersededAt).toBeNull();
  const actor = await actorOf(hr, 'E1004', ROLE.hr);
  const isOther = sql`${assignments.locationCode} <> 'osaka' and ${assignments.employmentId} <> ${actor.employmentId}`;
  const [place] = await hr.db
    .select()
    .from(assignments)
    .where(and(isOther, asOn(assignments, month.monthEnd)));
  await inTransaction(hr.db, (tx) => {
    const corrected = tx.update(assignments).set({ locationCode: 'osaka' }).where(eq(assignments.id, place!.id));
    const correction = { history: 'assignments' as const, rowId: place!.id, reason: 'They had moved already' };
    return correctHistory(contextOf(hr, actor, 'en', tx), correction, () => corrected);
  });
  expect(await readMonth(hr.db, month, hoursLater(2))).toMatchObject({
    ...{ views: first.views, countedAt: first.countedAt, supersededAt: hoursLater(2) },
  });
  expect((await readMonth(hr.db, month, hoursLater(9))).supersededAt).toEqual(hoursLater(2));
});
