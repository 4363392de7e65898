import { findNamedChoices } from '../../../hr-api/people/record/lists/find-named-choices';
import {
  indianBankBranches,
  indianBanks,
  recordListItems,
  recordLists,
} from '../../../hr-api/people/record/lists/tables';
import { texts } from '../../../hr-api/platform/texts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
/** More than a search for a part of a name answers. */
const MANY = 60;

beforeAll(async () => {
  hr = await startApp();
  const [list] = await hr.db.insert(recordLists).values({ key: 'towns', name: 'Towns' }).returning();
  const item = { listCode: list!.code };
  await hr.db
    .insert(recordListItems)
    .values([
      ...Array.from({ length: MANY }, (_, at) => ({ ...item, value: `near-${at}`, name: `Near Münster ${at}` })),
      { ...item, value: 'McK', name: 'Münster', textCode: 'town-muenster', position: 9 },
      { ...item, value: 'old', name: 'Altstadt', isActive: false },
    ]);
  const named = { kind: 'record-list-item' as const, code: 'town-muenster' };
  await hr.db.insert(texts).values([
    { ...named, language: 'en', name: 'Munster' },
    { ...named, language: 'ja', name: 'ミュンスター' },
  ]);
  const [bank] = await hr.db.insert(indianBanks).values({ name: 'Test Bank', prefix: 'TEST' }).returning();
  const branch = { bankCode: bank!.code, name: 'Fort', city: 'Mumbai', address: 'A Road' };
  await hr.db.insert(indianBankBranches).values({ ...branch, ifsc: 'TEST0000001' });
});
afterAll(() => hr.stop());

test.each(['mck', 'MÜNSTER', 'munster', 'ミュンスター'])(
  '“%s” is found by value or name in any language',
  async (text) => {
    const found = await findNamedChoices(hr.db, 'towns', [text]);
    expect(new Set(found.map(({ value }) => value))).toEqual(new Set(['McK']));
  },
);

test('what is offered no more, and what only holds a text, is not found', async () => {
  expect(await findNamedChoices(hr.db, 'towns', ['old', 'Altstadt', 'Near', 'elsewhere'])).toEqual([]);
  expect(await findNamedChoices(hr.db, 'no list', ['old'])).toEqual([]);
});

test.each(['test0000001', 'TEST0000001, Fort, Mumbai', 'fort'])('“%s” is found among branches', async (text) => {
  const found = await findNamedChoices(hr.db, 'ifsc', [text]);
  expect(found).toContainEqual({ value: 'TEST0000001', label: 'TEST0000001, Fort, Mumbai', parent: 'TEST' });
  expect(found).toContainEqual(expect.objectContaining({ label: 'Fort' }));
});
