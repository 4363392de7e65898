import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beginningSections } from '../../../hr-api/people/record/beginning/beginning-sections';
import { findBranches, findChoices, listLists, MAX_SENT } from '../../../hr-api/people/record/lists/choices';
import { recordListItems, recordLists } from '../../../hr-api/people/record/lists/tables';
import { insertRows } from '../../../hr-api/platform/insert-rows';
import { languages, type Language } from '../../../lib/contract/platform/languages';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

/** Choices that are somebody's own. */
const OWN = 'family';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const labels = async (key: string, question: Partial<Parameters<typeof findChoices>[2]> = {}) =>
  (await findChoices(hr.db, key, { language: 'en', limit: MAX_SENT, ...question })).map(({ label }) => label);

test('every list that a field of the beginning is chosen from offers something', async () => {
  const keys = new Set(
    [...beginningSections.values()].flatMap(({ fields }) => fields.flatMap(({ list }) => list ?? [])),
  );
  expect(keys.delete(OWN)).toBe(true);
  const empty = [];
  for (const key of keys) if ((await labels(key)).length === 0) empty.push(key);
  expect(empty).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'Married', 'Germany'],
  ['de', 'Verheiratet', 'Deutschland'],
  ['es', 'Casado/a', 'Alemania'],
  ['fr', 'Marié(e)', 'Allemagne'],
  ['ja', '既婚', 'ドイツ'],
  ['zh', '已婚', '德国'],
])('in %s what is chosen reads %s and %s', async (language, married, germany) => {
  expect(await labels('marital-statuses', { language, values: ['married'] })).toEqual([married]);
  expect(await labels('countries', { language, values: ['DE'] })).toEqual([germany]);
});

test('lists have names in six languages', async () => {
  const named = await Promise.all(languages.map((language) => listLists(hr.db, language)));
  const relations = named.map((lists) => lists.find(({ key }) => key === 'relations')?.name);
  expect(new Set(relations).size).toBe(languages.length);
});

test('an own order stays, countries stand by name, and a search finds by either', async () => {
  expect((await labels('education-levels'))[0]).toBe('Secondary school (10th)');
  expect((await labels('countries')).slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands']);
  expect(await labels('countries', { language: 'de', search: 'österr' })).toEqual(['Österreich']);
  expect(await labels('countries', { search: 'united', limit: 2 })).toHaveLength(2);
  expect(await labels('countries', { search: '%' })).toEqual([]);
});

test('what is offered no more keeps its name; a list that there is not offers nothing', async () => {
  await hr.db.update(recordListItems).set({ isActive: false }).where(eq(recordListItems.value, 'widowed'));
  await hr.db.update(recordLists).set({ version: randomUUID() }).where(eq(recordLists.key, 'marital-statuses'));
  expect(await labels('marital-statuses')).not.toContain('Widowed');
  expect(await labels('marital-statuses', { values: ['widowed'] })).toEqual(['Widowed']);
  expect(await labels('no-such-list')).toEqual([]);
});

test('the branches of a bank are found by code, name and city', async () => {
  const ofBank = await findBranches(hr.db, { parent: 'SBIN', limit: 50 });
  expect(ofBank.length).toBeGreaterThan(3);
  expect(ofBank.every(({ ifsc }) => /^SBIN0[A-Z0-9]{6}$/.test(ifsc))).toBe(true);
  const [first] = await findBranches(hr.db, { search: 'sbin0000813', limit: 50 });
  expect(first).toMatchObject({ bank: 'SBIN', city: 'Bengaluru' });
  const inPune = await findBranches(hr.db, { parent: 'HDFC', search: 'pune', limit: 50 });
  expect(inPune.map(({ city }) => city)).toContain('Pune');
  expect(await labels('ifsc', { values: ['SBIN0000813'] })).toEqual([expect.stringContaining('Bengaluru')]);
});

test('a list that is changed offers what it does since then', async () => {
  const titles = await labels('titles');
  expect(titles).toEqual(['Ms', 'Mr', 'Mx', 'Dr', 'Professor']);
  await hr.db.update(recordListItems).set({ isActive: false }).where(eq(recordListItems.value, 'prof'));
  await hr.db.update(recordLists).set({ version: randomUUID() }).where(eq(recordLists.key, 'titles'));
  expect(await labels('titles')).toEqual(titles.slice(0, -1));
});

test('a list too long to be read whole is searched where it stands', async () => {
  const [list] = await hr.db.select().from(recordLists).where(eq(recordLists.key, 'relations'));
  const rows = Array.from({ length: 600 }, (_, at) => ({ listCode: list!.code, value: `r${at}`, name: `Row ${at}` }));
  await insertRows(hr.db, recordListItems, rows);
  await hr.db.update(recordLists).set({ version: randomUUID() }).where(eq(recordLists.key, 'relations'));
  expect(await labels('relations', { search: 'row 599' })).toEqual(['Row 599']);
  expect(await labels('relations', { language: 'de', values: ['spouse'] })).toEqual(['Ehepartner/in']);
  expect(await labels('relations', { language: 'de', search: 'ehepartner' })).toEqual(['Ehepartner/in']);
  expect(await labels('relations')).toHaveLength(MAX_SENT);
});

test('fields of work are listed in one’s language, to who is signed in (FORM-35)', async () => {
  const listed = async (token?: string) => hr.call('listJobSections', {}, { ...(token && { token }), language: 'fr' });
  const sections = (await listed(await hr.tokenOf('E1001'))).reply();
  expect(sections[0]).toEqual({ value: 'engineering', label: 'Ingénierie' });
  expect((await listed()).error().code).toBe('unauthenticated');
});
