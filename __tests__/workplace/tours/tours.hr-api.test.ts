import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { tourItems, tourItemTexts, tours } from '../../../hr-api/workplace/tours/tables';
import { languages } from '../../../lib/contract/platform/languages';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { hostileHtml } from '../../ui/hostile-html';

type Item = ReplyFor<'listTourItems'>[number];
type Rows = RequestFor<'updateTourItems'>;

const HOME = { URLName: 'home/dashboard' };

let hr: TestApp;
let editor: string;
let employee: string;
beforeAll(async () => {
  hr = await startApp();
  editor = await hr.tokenOf('E1006');
  employee = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

const itemsOf = async (place = HOME, language = 'en') =>
  (await hr.call('listTourItems', place, { token: editor, language })).reply();
const stepsOf = async (Param: 'global' | 'page', place = HOME, language = 'en') =>
  (await hr.call('listTourSteps', { ...place, Param }, { token: employee, language })).reply();
const keyOf = ({ FieldCode, HeaderCode }: Item) => `${FieldCode}_${HeaderCode}`;
const rowOf = (item: Item, change: Partial<Rows[string]> = {}): Rows => ({
  [keyOf(item)]: {
    DisplayOrder: item.DisplayOrder,
    DisplayContent: item.Content,
    Active: item.Active,
    FieldCode: item.FieldCode,
    HeaderCode: item.HeaderCode,
    Param: item.TourType,
    ParentHeaderCode: item.ParentHeaderCode,
    ...change,
  },
});
const update = (rows: Rows, options: Parameters<TestApp['call']>[2] = {}) =>
  hr.call('updateTourItems', rows, { token: editor, ...options });
const auditsOf = () => hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'change tour step'));

test('an employee gets the steps of page and frame in order and language (TOUR-18)', async () => {
  expect((await stepsOf('page')).map(({ FieldName }) => FieldName)).toEqual([
    'today',
    'my-tasks',
    'happenings',
    'profile-card',
  ]);
  const frame = await stepsOf('global');
  expect(frame.map(({ FieldName }) => FieldName).slice(0, 2)).toEqual(['menu', 'modules']);
  expect(await stepsOf('global', { URLName: 'ecenter/esschangepassword' })).toEqual(frame);
  const contents = await Promise.all(languages.map(async (language) => (await stepsOf('page', HOME, language))[0]));
  expect(new Set(contents.map((step) => step?.Content)).size).toBe(languages.length);
});

test.each([['nowhere/at-all'], [''], ['home'], ["home/dashboard' or 1=1"]])(
  'a page without a tour (%s) has no steps',
  async (URLName) => {
    expect(await stepsOf('page', { URLName })).toEqual([]);
  },
);

test('an administrator lists editable steps of frame and page (TOUR-07, TOUR-08)', async () => {
  const items = await itemsOf();
  expect(new Set(items.map(({ TourType }) => TourType))).toEqual(new Set(['global', 'page']));
  const today = items.find(({ FieldName }) => FieldName === 'today');
  expect(today).toMatchObject({ DisplayName: 'Today', DisplayOrder: '1', Active: 'A', ParentHeaderCode: '' });
  expect(new Set(items.map(({ FieldCode }) => FieldCode)).size).toBe(items.length);
});

test('a role that may not edit tours lists and changes no steps (T65, FEAT-02)', async () => {
  const [item] = await itemsOf();
  for (const loginId of ['E1001', 'E1002', 'E1005', 'E1014']) {
    const token = await hr.tokenOf(loginId);
    expect((await hr.call('listTourItems', HOME, { token })).error().code).toBe('forbidden');
    expect((await update(rowOf(item!, { Active: 'N' }), { token })).error().code).toBe('forbidden');
  }
  expect((await itemsOf())[0]).toEqual(item);
});

test('changed order, text and switch apply to the next tour (TOUR-14)', async () => {
  const place = { URLName: 'ecenter/dashboard' };
  const [title, cards] = (await itemsOf(place)).filter(({ TourType }) => TourType === 'page');
  const german = await stepsOf('page', place, 'de');
  await update({
    ...rowOf(title!, { DisplayOrder: ' 10 ', DisplayContent: '<p>It starts <strong>here</strong>.</p>' }),
    ...rowOf(cards!, { DisplayOrder: '9' }),
  });
  expect(await stepsOf('page', place)).toEqual([
    { FieldName: 'menu-cards', Content: cards!.Content },
    { FieldName: 'page-title', Content: '<p>It starts <strong>here</strong>.</p>' },
  ]);
  expect((await stepsOf('page', place, 'de')).map(({ Content }) => Content).sort()).toEqual(
    german.map(({ Content }) => Content).sort(),
  );
  await update(
    rowOf(
      (await itemsOf(place)).find(({ FieldName }) => FieldName === 'menu-cards')!,
      { Active: 'N' },
    ),
  );
  expect((await stepsOf('page', place)).map(({ FieldName }) => FieldName)).toEqual(['page-title']);
  expect((await itemsOf(place)).find(({ FieldName }) => FieldName === 'menu-cards')?.Active).toBe('N');
});

test('each changed step leaves its before and after; one that stays as it was leaves nothing', async () => {
  const [one, other] = (await itemsOf()).filter(({ TourType }) => TourType === 'page');
  const earlier = (await auditsOf()).length;
  await update({ ...rowOf(one!, { DisplayOrder: '1a' }), ...rowOf(other!) });
  const entries = (await auditsOf()).slice(earlier);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    roleCode: 23,
    before: { displayOrder: one!.DisplayOrder },
    after: { displayOrder: '1a', language: 'en' },
  });
});

test('saving twice with one key changes once; another body with the key is refused (F15, F16)', async () => {
  const [item] = await itemsOf();
  const idempotencyKey = crypto.randomUUID();
  const earlier = (await auditsOf()).length;
  const rows = rowOf(item!, { DisplayContent: '<p>Once</p>' });
  expect((await update(rows, { idempotencyKey })).status).toBe(200);
  expect((await update(rows, { idempotencyKey })).headers['idempotency-replayed']).toBe('true');
  const other = await update(rowOf(item!, { DisplayContent: '<p>Twice</p>' }), { idempotencyKey });
  expect(other.error().code).toBe('idempotency_mismatch');
  expect((await auditsOf()).length).toBe(earlier + 1);
});

test.each<[string, Partial<Rows[string]>]>([
  ['a step that there is not', { FieldCode: 'unknown' }],
  ['a tour that the step is not of', { HeaderCode: 'unknown' }],
  ['a type that the tour is not of', { Param: 'page' }],
])('%s refuses all rows', async (_, change) => {
  const [one, other] = (await itemsOf()).filter(({ TourType }) => TourType === 'global');
  const refused = await update({ ...rowOf(other!, { DisplayOrder: '99' }), ...rowOf(one!, change) });
  expect(refused.error()).toMatchObject({ code: 'invalid', issues: [{ path: `${keyOf(one!)}.FieldCode` }] });
  expect((await itemsOf()).find(({ FieldCode }) => FieldCode === other!.FieldCode)).toEqual(other);
});

test.each<[string, Partial<Rows[string]>]>([
  ['no header code', { HeaderCode: '' }],
  ['an order of 21 characters', { DisplayOrder: '1'.repeat(21) }],
  ['a text of 5,001 characters', { DisplayContent: 'x'.repeat(5_001) }],
])('%s is refused (TOUR-09, TOUR-10)', async (_, change) => {
  const [item] = await itemsOf();
  expect((await update(rowOf(item!, change))).error().code).toBe('invalid');
});

test('hostile HTML is neither stored nor told (T69, T71)', async () => {
  const [item] = await itemsOf();
  for (const html of hostileHtml) {
    expect((await update(rowOf(item!, { DisplayContent: html }))).status).toBe(200);
    const contents = (await stepsOf('global')).map(({ Content }) => Content).join('');
    const told = contents.replace(/ (?:title|alt)="[^"]*"/g, '');
    expect(told).not.toMatch(
      /<script|<svg|<style|<iframe|<form|<object|\son\w+=|javascript:|collector\.example\/[a-f]/i,
    );
  }
});

test('what reached the database by another way is cleaned on its way out (T71)', async () => {
  const [tour] = await hr.db.select().from(tours).where(eq(tours.urlName, 'ecenter/esschangepassword'));
  const [item] = await hr.db.select().from(tourItems).where(eq(tourItems.tourId, tour!.id));
  await hr.db
    .update(tourItemTexts)
    .set({ content: '<p onclick="x()">seen</p><script>x()</script>' })
    .where(eq(tourItemTexts.itemId, item!.id));
  const steps = await stepsOf('page', { URLName: 'ecenter/esschangepassword' });
  expect(steps.map(({ Content }) => Content)).toContain('<p>seen</p>');
});

const tourOf = async (place = HOME) => (await hr.call('getTour', place, { token: editor })).reply();
const saveTour = async (request: RequestFor<'saveTour'>) => hr.call('saveTour', request, { token: editor });
const stepOf = (FieldName: string, en: string, others: object = {}) => ({
  ...{ FieldCode: '', FieldName, Active: 'A' as const, Names: { en, de: `${en} (de)` } },
  Contents: { en: `<p>${en}</p>`, ...others },
});

test('an editor adds, orders and takes out steps at once, in six languages', async () => {
  const before = await tourOf();
  expect(before.Steps.map(({ Names }) => Object.keys(Names).length)).toEqual([6, 6, 6, 6]);
  const [first, second, third, fourth] = before.Steps;
  const Steps = [third!, stepOf('menu-cards', 'Cards', { ja: '<p>カード</p>' }), first!, second!];
  const after = (await saveTour({ ...HOME, Version: before.Version, Steps })).reply();
  const expected = [third!.FieldName, 'menu-cards', first!.FieldName, second!.FieldName];
  expect((await stepsOf('page')).map(({ FieldName }) => FieldName)).toEqual(expected);
  expect((await stepsOf('page', HOME, 'ja'))[1]?.Content).toBe('<p>カード</p>');
  expect((await stepsOf('page', HOME, 'fr'))[1]?.Content).toBe('<p>Cards</p>');
  const stale = await saveTour({ ...HOME, Version: before.Version, Steps: before.Steps });
  expect(stale.error().code).toBe('conflict');
  const { FieldCode: _, ...again } = fourth!;
  const back = [first!, second!, third!, { ...again, FieldCode: '' }];
  expect((await saveTour({ ...HOME, Version: after.Version, Steps: back })).status).toBe(200);
  expect((await stepsOf('page')).map(({ FieldName }) => FieldName)).toEqual(
    before.Steps.map(({ FieldName }) => FieldName),
  );
});

test('a page without a tour gets one; what is missing or doubled is said at its step', async () => {
  const place = { URLName: 'chillconnect/mytickets' };
  const { Version, Steps } = await tourOf(place);
  expect(Steps).toEqual([]);
  const wrong = [stepOf('list', ''), stepOf('list', 'Again', { en: '<p> </p>' })];
  expect((await saveTour({ ...place, Version, Steps: wrong })).error().issues).toEqual([
    { path: 'Steps.0.Names', message: 'required' },
    { path: 'Steps.0.Contents', message: 'required' },
    { path: 'Steps.1.Contents', message: 'required' },
    { path: 'Steps.1.FieldName', message: 'doubled' },
  ]);
  const foreign = { ...stepOf('list', 'List'), FieldCode: (await tourOf()).Steps[0]!.FieldCode };
  expect((await saveTour({ ...place, Version, Steps: [foreign] })).error().code).toBe('not_found');
  await saveTour({ ...place, Version, Steps: [stepOf('list', 'List')] });
  expect(await stepsOf('page', place)).toEqual([{ FieldName: 'list', Content: '<p>List</p>' }]);
  const refused = await hr.call('saveTour', { ...place, Version, Steps: [] }, { token: employee });
  expect([refused.error().code, (await hr.call('getTour', place, { token: employee })).error().code]).toEqual([
    'forbidden',
    'forbidden',
  ]);
});
