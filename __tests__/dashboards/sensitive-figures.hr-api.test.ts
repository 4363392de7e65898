import { and, eq, isNull } from 'drizzle-orm';
import { readMonth } from '../../hr-api/dashboards/sensitive/count-month';
import { sensitiveMonths } from '../../hr-api/dashboards/sensitive/tables';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { covers } from '../../hr-api/people/effective-dates';
import { recordValues, recordVersions } from '../../hr-api/people/record/tables';
import { assignments, employments } from '../../hr-api/people/tables';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import { inTransaction } from '../../hr-api/platform/db/transaction';
import type { ReplyFor } from '../../lib/contract/all';
import { SENSITIVE_CUTS, type SensitiveCut } from '../../lib/contract/dashboards/sensitive-rules';
import { workAs } from '../access/role-access/role-scene';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let reader: string;
let administrator: string;
async function signIn() {
  reader = await workAs(hr, 'E1004', ROLE.hr);
  administrator = await workAs(hr, 'E1006', ROLE.administrator);
}

/** Sessions end after a while; the next one says again for what it reads. */
async function signInAgain() {
  await signIn();
  await hr.call('startSensitiveReading', { Purpose: 'Yearly report' }, { token: reader });
}

beforeAll(async () => {
  hr = await startApp();
  await signIn();
});
afterAll(() => hr.stop());

const Month = '2026-02';
const MONTH_END = '2026-02-28';

const read = (Cut: SensitiveCut = 'whole', month = Month) =>
  hr.call('listMaritalStatuses', { Month: month, Cut }, { token: reader });
const switchTile = (Tile: 'marital' | 'religion' | 'child', IsOn = true, token = administrator) =>
  hr.call('switchSensitiveTile', { Tile, IsOn }, { token });
const audited = async (action: string) =>
  (await hr.db.select().from(auditEntries).where(eq(auditEntries.action, action))).map(({ subjectId, after }) => ({
    subjectId,
    after,
  }));

test('nothing is told until an administrator has switched it on, which HR may not', async () => {
  expect((await hr.call('getSensitiveFigures', {}, { token: reader })).reply().Tiles).toEqual([]);
  expect((await read()).status).toBe(404);
  expect((await switchTile('marital', true, reader)).status).toBe(403);
  expect((await switchTile('marital')).status).toBe(200);
  expect((await switchTile('child')).status).toBe(200);
  expect((await hr.call('getSensitiveFigures', {}, { token: reader })).reply().Tiles).toEqual(['marital', 'child']);
  const switched = { after: { isOn: true } };
  expect(await audited('switch a sensitive figure')).toEqual([
    { subjectId: 'marital', ...switched },
    { subjectId: 'child', ...switched },
  ]);
});

test('what the record does not ask for is not switched on', async () => {
  const { Threshold, Tiles } = (await hr.call('getSensitiveSetup', {}, { token: administrator })).reply();
  expect(Threshold).toBe(5);
  expect(Tiles.filter(({ FieldName }) => FieldName === '').map(({ Tile }) => Tile)).toEqual(['religion', 'eyepower']);
  expect((await switchTile('religion')).error()).toMatchObject({ code: 'invalid', issues: [{ path: 'Tile' }] });
});

test('figures are read for a purpose that was said, and each reading is audited with it', async () => {
  expect((await read()).error().code).toBe('conflict');
  expect((await hr.call('startSensitiveReading', { Purpose: '   ' }, { token: reader })).error().code).toBe('invalid');
  const Purpose = 'Report to the works council';
  expect((await hr.call('startSensitiveReading', { Purpose }, { token: reader })).status).toBe(200);
  expect((await hr.call('getSensitiveFigures', {}, { token: reader })).reply().Purpose).toBe(Purpose);
  expect((await read('location')).status).toBe(200);
  expect(await audited('read a sensitive figure')).toEqual([
    { subjectId: 'marital', after: { purpose: Purpose, month: Month, cut: 'location' } },
  ]);
  // Another session of the same person says for what it reads by itself.
  const other = await workAs(hr, 'E1004', ROLE.hr);
  expect((await hr.call('getSensitiveFigures', {}, { token: other })).reply().Purpose).toBe('');
});

test('whoever is not HR is told nothing', async () => {
  for (const token of [await hr.tokenOf('E1001'), await hr.tokenOf('E1002'), administrator])
    expect((await hr.call('listMaritalStatuses', { Month }, { token })).status).toBe(403);
});

test('only ends of months that are over are told of', async () => {
  for (const month of ['2026-03', '2027-01', '2020-01']) expect((await read('whole', month)).status).toBe(400);
  const { Months } = (await hr.call('getSensitiveFigures', {}, { token: reader })).reply();
  expect([Months.length, Months[0], Months.at(-1)]).toEqual([24, '2026-02', '2024-03']);
});

/** Who worked where on the day, with what their record says, counted one by one. */
async function peopleOneByOne(): Promise<{ location: string; level: string; value: string }[]> {
  const [working, places, answers] = await Promise.all([
    hr.db.select().from(employments),
    hr.db.select().from(assignments),
    hr.db
      .select()
      .from(recordValues)
      .where(and(eq(recordValues.sectionCode, 1), isNull(recordValues.supersededAt))),
  ]);
  return working.flatMap((employment) => {
    if (!covers(employment, MONTH_END)) return [];
    const place = places.find((one) => one.employmentId === employment.id && covers(one, MONTH_END));
    const said = answers.find((one) => one.personId === employment.personId && covers(one, MONTH_END));
    const value = said?.answers.MaritalStatus ?? '';
    return place ? [{ location: place.locationCode, level: place.levelCode, value }] : [];
  });
}

test('each count that is told is right to the nearest five and of five people or more', async () => {
  const people = await peopleOneByOne();
  let told = 0;
  for (const cut of ['whole', 'location', 'level'] as const) {
    const { Views, On, SupersededAt } = (await read(cut)).reply();
    expect([On, SupersededAt]).toEqual([MONTH_END, null]);
    const isIn = (Code: string) => (one: (typeof people)[number]) => cut === 'whole' || one[cut] === Code;
    expect(Views.every(({ Name, Code }) => Name !== Code || cut === 'whole')).toBe(true);
    for (const { Code, Refusal, Cells } of Views) {
      const inView = people.filter(isIn(Code));
      if (inView.length < 10) expect(Refusal).toBe('few');
      for (const { Code: value, IsOthers, People } of Cells) {
        const named = Cells.filter((cell) => !cell.IsOthers).map((cell) => cell.Code);
        const counted = inView.filter((one) => (IsOthers ? !named.includes(one.value) : one.value === value)).length;
        expect(counted).toBeGreaterThanOrEqual(5);
        expect(Math.abs(People - counted)).toBeLessThanOrEqual(2);
        told += 1;
      }
    }
  }
  expect(told).toBeGreaterThan(3);
});

test('children are counted by the rows of the family, and the names are those of the option', async () => {
  const children = (await hr.call('listChildren', { Month }, { token: reader })).reply();
  const names = children.Views.flatMap(({ Cells }) => Cells.flatMap(({ IsOthers, Name }) => (IsOthers ? [] : [Name])));
  expect(names.length).toBeGreaterThan(0);
  expect(names.every((name) => /^[0-3]$|^4\+$/.test(name))).toBe(true);
  const [whole] = (await hr.call('listMaritalStatuses', { Month }, { token: reader, language: 'de' })).reply().Views;
  expect(whole?.Cells.map(({ Name }) => Name)).toContain('Verheiratet');
});

const allCuts = async () => {
  const cuts = await Promise.all(SENSITIVE_CUTS.map((cut) => read(cut)));
  return cuts.map((one) => one.reply().Views);
};

/** What the figures of a tile are cited with, beside the address. */
async function cited() {
  const { On, CountedAt, Threshold } = (await read()).reply();
  return { On, CountedAt, Threshold };
}

test('a month stays as it was counted first, and is marked once the records say otherwise', async () => {
  const before = await allCuts();
  const citedBefore = await cited();
  expect(new Date(citedBefore.CountedAt).getTime()).toBeLessThanOrEqual(hr.clock.now.getTime());
  const [married] = await hr.db
    .select()
    .from(recordValues)
    .where(and(eq(recordValues.sectionCode, 1), isNull(recordValues.supersededAt)))
    .then((rows) => rows.filter((row) => covers(row, MONTH_END) && row.answers.MaritalStatus === 'married'));
  const { id, ...row } = married!;
  await hr.db.update(recordValues).set({ supersededAt: hr.clock.now }).where(eq(recordValues.id, id));
  await hr.db.insert(recordValues).values({ ...row, answers: { ...row.answers, MaritalStatus: 'widowed' } });
  expect((await read()).reply().SupersededAt).toBeNull();
  hr.clock.advance(61 * 60_000);
  await signInAgain();
  const first: ReplyFor<'listMaritalStatuses'> = (await read()).reply();
  expect(first.SupersededAt).toBe(hr.clock.now.toISOString());
  hr.clock.advance(61 * 60_000);
  await signInAgain();
  expect((await read()).reply().SupersededAt).toBe(first.SupersededAt);
  expect(await allCuts()).toEqual(before);
  expect((await hr.call('setSensitiveThreshold', { Threshold: 8 }, { token: administrator })).status).toBe(200);
  expect([await allCuts(), await cited()]).toEqual([before, citedBefore]);
  expect((await read('whole', '2026-01')).reply().Threshold).toBe(8);
  expect((await hr.call('setSensitiveThreshold', { Threshold: 2 }, { token: administrator })).status).toBe(422);
  expect(await audited('change the threshold of small groups')).toEqual([
    { subjectId: 'threshold', after: { threshold: 8 } },
  ]);
});

test('what breaks off while a month is counted leaves nothing, and two at once count it once', async () => {
  const month = { tile: 'child' as const, monthEnd: '2025-11-30' };
  const counted = () => hr.db.$count(sensitiveMonths, eq(sensitiveMonths.monthEnd, month.monthEnd));
  const broken = inTransaction(hr.db, async (tx) => {
    await readMonth(tx, month, hr.clock.now);
    throw new Error('broken off');
  });
  await expect(broken).rejects.toThrow('broken off');
  expect(await counted()).toBe(0);
  const both = await Promise.all([readMonth(hr.db, month, hr.clock.now), readMonth(hr.db, month, hr.clock.now)]);
  expect(both[0]).toEqual(both[1]);
  expect(await counted()).toBe(1);
});

test('a choice that the organisation adds to its record is counted once it is switched on', async () => {
  const on = { sectionCode: 1, state: 'published' as const };
  const [now] = await hr.db.select().from(recordVersions).where(eq(recordVersions.sectionCode, 1));
  const { definition, number } = now!;
  const names = { en: 'Religion' };
  const options = ['faith', 'none'].map((value) => ({ value, names: { en: `The ${value}` }, parent: '' }));
  const like = definition.fields.find(({ key }) => key === 'BloodGroup')!;
  const field = { ...like, code: 'Religion', key: 'Religion', names, list: null, options };
  await hr.db.insert(recordVersions).values({
    ...{ ...on, number: number + 1, validFrom: '2025-12-01', publishedAt: hr.clock.now },
    definition: { ...definition, fields: [...definition.fields, field] },
  });
  const rows = (await hr.db.select().from(recordValues).where(eq(recordValues.sectionCode, 1))).filter(
    (row) => row.supersededAt === null && covers(row, MONTH_END),
  );
  for (const [at, { id, ...row }] of rows.entries()) {
    const answers = { ...row.answers, Religion: at % 3 === 0 ? 'none' : 'faith' };
    await hr.db.update(recordValues).set({ supersededAt: hr.clock.now }).where(eq(recordValues.id, id));
    await hr.db.insert(recordValues).values({ ...row, answers });
  }
  expect((await switchTile('religion')).status).toBe(200);
  const { Views } = (await hr.call('listReligions', { Month }, { token: reader })).reply();
  expect(Views[0]?.Cells[0]).toMatchObject({ Code: 'faith', Name: 'The faith' });
  expect((await hr.call('listReligions', { Month: '2025-11' }, { token: reader })).reply().Views).toEqual([]);
});

test('every tile is read by its call once it is on, and off again tells nothing', async () => {
  const calls = ['listFamilySizes', 'listBloodGroups', 'listEyePowers'] as const;
  for (const name of calls) expect((await hr.call(name, { Month }, { token: reader })).status).toBe(404);
  for (const Tile of ['family', 'bloodgroup'] as const)
    await hr.call('switchSensitiveTile', { Tile, IsOn: true }, { token: administrator });
  for (const name of ['listFamilySizes', 'listBloodGroups'] as const)
    expect((await hr.call(name, { Month, Cut: 'level' }, { token: reader })).reply().Views.length).toBeGreaterThan(0);
  await switchTile('marital', false);
  expect((await read()).status).toBe(404);
});
