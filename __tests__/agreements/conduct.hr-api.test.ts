import { eq } from 'drizzle-orm';
import { pendingConduct } from '../../hr-api/agreements/data';
import { acceptances, conductAudiences, conducts, conductTexts } from '../../hr-api/agreements/tables';
import { daysAfter, startOf, dayOf } from '../../hr-api/platform/dates';
import { languages } from '../../lib/contract/platform/languages';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { employmentOf } from '../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const plain = {
  ProfileSection: false,
  SectionCode: '',
  IsPdf: false,
  IsPlaceholderPdf: false,
  DocumentCode: '',
  IsSignedLetter: false,
  AutoSign: false,
};
const someCode = expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) as string;

test.each([
  ['E1008', { ...plain, ConductName: 'Code of conduct' }],
  ['E1010', { ...plain, ConductName: 'Yearly check of your record', ProfileSection: true, SectionCode: '2,35' }],
])('%s is held at the conduct gate and reads what is pending', async (empid, expected) => {
  const { authToken, ischg } = (await hr.signIn(empid)).reply();
  expect(ischg).toBe(3);
  const reply = (await hr.call('getConduct', {}, { token: authToken, language: 'en' })).reply();
  expect(reply).toMatchObject({ ...expected, ConductCode: someCode });
  expect(reply.TableContent).toMatch(/^<(h2|p)>/);
  expect(reply.AgreeContent).toMatch(/^<p>.+<\/p>$/);
  expect((await hr.call('listMenu', {}, { token: authToken })).error().code).toBe('conduct_required');
});

test.each(['E1001', 'E1002', 'E1003', 'E1004', 'E1005', 'E1006', 'E1007', 'E1012', 'E1013', 'E1014', 'E1016', 'E1017'])(
  'nothing is pending for %s',
  async (empid) => {
    const { personId } = await employmentOf(hr, empid);
    expect(await pendingConduct(hr.db, personId, hr.clock.now)).toBeNull();
  },
);

test('without anything pending the call answers 404', async () => {
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('getConduct', {}, { token })).error().code).toBe('not_found');
});

test('every agreement has its words in six languages, and shows those of the person', async () => {
  const all = await hr.db.select({ id: conducts.id }).from(conducts);
  for (const { id } of all) {
    const words = await hr.db.select().from(conductTexts).where(eq(conductTexts.conductId, id));
    expect(words.map(({ language }) => language).sort()).toEqual([...languages]);
    for (const part of ['title', 'content', 'agreeText'] as const) {
      expect(new Set(words.map((row) => row[part])).size).toBe(languages.length);
    }
  }
  const token = await hr.tokenOf('E1011');
  const names = await Promise.all(
    languages.map(async (language) => (await hr.call('getConduct', {}, { token, language })).reply().ConductName),
  );
  expect(names[0]).toBe('Vertraulichkeitsschreiben');
  expect(new Set(names).size).toBe(languages.length);
});

async function publish(
  series: string,
  version: number,
  on: string | null,
  audience: { kind: 'everyone' | 'unit' | 'location' | 'person'; value: string },
) {
  const [conduct] = await hr.db
    .insert(conducts)
    .values({ code: `${series}-${version}`, series, version, kind: 'html', publishedAt: on ? startOf(on) : null })
    .returning();
  await hr.db.insert(conductAudiences).values({ conductId: conduct!.id, ...audience });
  return conduct!.id;
}

const seriesFor = async (empid: string, now = hr.clock.now) => {
  const { personId } = await employmentOf(hr, empid);
  const pending = await pendingConduct(hr.db, personId, now);
  return pending && `${pending.series} ${pending.version}`;
};

test('one agreement is pending at a time, the oldest first, until each is accepted', async () => {
  const today = dayOf(hr.clock.now);
  const { personId } = await employmentOf(hr, 'E1016');
  const forHer = { kind: 'person' as const, value: personId };
  const newer = await publish('newer', 1, daysAfter(today, -1), forHer);
  const older = await publish('older', 1, daysAfter(today, -4), forHer);
  const accept = (conductId: string) =>
    hr.db.insert(acceptances).values({ conductId, personId, acceptedAt: hr.clock.now });
  expect(await seriesFor('E1016')).toBe('older 1');
  await accept(older);
  expect(await seriesFor('E1016')).toBe('newer 1');
  await accept(newer);
  expect(await seriesFor('E1016')).toBeNull();
});

test('a new version asks again from the day it is published, and replaces the one before', async () => {
  const today = dayOf(hr.clock.now);
  const { personId } = await employmentOf(hr, 'E1005');
  const forHim = { kind: 'person' as const, value: personId };
  await publish('travel-rules', 1, daysAfter(today, -9), forHim);
  await publish('travel-rules', 2, daysAfter(today, 1), forHim);
  await publish('travel-rules', 3, null, forHim);
  expect(await seriesFor('E1005')).toBe('travel-rules 1');
  expect(await seriesFor('E1005', startOf(daysAfter(today, 1)))).toBe('travel-rules 2');
});

test('an agreement reaches the units below its own, one location, and nobody outside', async () => {
  const today = dayOf(hr.clock.now);
  await publish('lab-rules', 1, today, { kind: 'unit', value: 'instruments' });
  expect(await seriesFor('E1001')).toBe('lab-rules 1');
  expect(await seriesFor('E1007')).toBeNull();
  await publish('site-rules', 1, today, { kind: 'location', value: 'boston' });
  expect(await seriesFor('E1007')).toBe('site-rules 1');
  expect(await seriesFor('E1006')).toBeNull();
});
