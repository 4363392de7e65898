import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import type * as Reference from '../../../hr-api/reference';
import type { CallName } from '../../../lib/contract/all';
import { languages } from '../../../lib/contract/platform/languages';
import type * as StartApp from '../hr-api/harness/start-app';
import type * as TestDatabases from '../hr-api/harness/test-database';
import { addToy, ROOT, toyLines } from './add-toy';
import { statements } from './statements';

/** What the README says of adding a capability, done with a small one: a library, from which HR borrows books. */
let copy: string;
let hr: StartApp.TestApp | undefined;
let token: string;
const load = <Module extends object>(file: string) => createRequire(__filename)(path.join(copy, file)) as Module;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'humming-bird-toy-'));
  await addToy(copy);
  const { makeDatabase } = load<typeof TestDatabases>('__tests__/platform/hr-api/harness/test-database');
  const { startApp } = load<typeof StartApp>('__tests__/platform/hr-api/harness/start-app');
  const { completeReference } = load<typeof Reference>('hr-api/reference');
  // A database that the product filled before the toy came.
  const on = await makeDatabase();
  await on.database.migrate();
  await completeReference(on.database.db);
  hr = await startApp({ on });
  const signedIn = await hr.tokenOf('E1004');
  token = (await hr.call('changeRole', { RoleCode: ROLE.hr }, { token: signedIn })).reply().authToken;
}, 180_000);
afterAll(async () => {
  await hr?.stop();
  await rm(copy, { recursive: true, force: true });
});

/** Calls of the toy are known in the copy alone. */
const ask = (name: string, request: object, as = token, language = 'en') =>
  hr!.call(name as CallName, request as never, { token: as, language });
const answer = async (...call: Parameters<typeof ask>): Promise<unknown> => (await ask(...call)).reply();

test('a capability costs its own files and four statements in lists, which the README names', async () => {
  expect(await toyLines()).toBeLessThan(250);
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  expect(Object.keys(statements).filter((file) => !readme.includes(file))).toEqual([]);
  expect(Object.keys(statements)).toHaveLength(4);
  expect(Object.values(statements).filter((statement) => /;.|\n/.test(statement))).toEqual([]);
});

test('who has the permission adds a shelf and a book, and lists them', async () => {
  const shelves = await answer('saveShelf', { ShelfCode: 0, Name: 'Maps' });
  expect(shelves).toEqual([{ ShelfCode: 1, Name: 'Maps' }]);
  expect(await answer('listShelves', {})).toEqual(shelves);
  const book = { Title: 'Atlas of winds', ShelfCode: 1, DueOn: '2026-04-01' };
  expect(await answer('addBook', book)).toEqual([{ ...book, BookCode: expect.any(String) }]);
  expect(await answer('listBooks', {})).toMatchObject([book]);
});

test('what is missing or stands there already is refused with its field', async () => {
  const withoutTitle = await ask('addBook', { Title: ' ', ShelfCode: 1, DueOn: '2026-04-01' });
  expect(withoutTitle.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'Title' }] });
  const twice = await ask('saveShelf', { ShelfCode: 0, Name: 'MAPS' });
  expect(twice.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'Name', message: 'doubled' }] });
});

test('an employee without the permission is refused each of its calls, and finds nothing', async () => {
  const employee = await hr!.tokenOf('E1001');
  for (const name of ['listBooks', 'addBook', 'listShelves', 'saveShelf'])
    expect([name, (await ask(name, {}, employee)).error().code]).toEqual([name, 'forbidden']);
  expect(await answer('searchEverything', { SearchText: 'atlas' }, employee)).not.toContainEqual(
    expect.objectContaining({ Kind: 'book' }),
  );
});

test('the book is found by search, named as what it is', async () => {
  const Found = [expect.objectContaining({ Title: 'Atlas of winds', Link_Info: 'ecenter/library' })];
  expect(await answer('searchEverything', { SearchText: 'atlas' }, token, 'fr')).toContainEqual({
    Kind: 'book',
    Kind_Name: 'Livres',
    State: 'found',
    Found,
  });
});

test('the book to be returned stands on home, and leads to its page', async () => {
  expect(((await answer('listToday', {})) as { Rows: unknown[] }).Rows).toContainEqual(
    expect.objectContaining({ Title: 'Atlas of winds', DueDate: '01-Apr-2026', Link_Info: 'ecenter/library' }),
  );
});

test('the menu has its entry in each language, for its role alone', async () => {
  const nameIn = async (language: string, as?: string) =>
    ((await answer('listMenu', {}, as, language)) as { Link_Src: string; Menu_Name: string }[]).find(
      ({ Link_Src }) => Link_Src === 'library',
    )?.Menu_Name;
  expect(await Promise.all(languages.map((language) => nameIn(language)))).toEqual(
    expect.arrayContaining(['Bibliothek', 'Library', 'Biblioteca', 'Bibliothèque', '図書室', '图书室']),
  );
  expect(await nameIn('en', await hr!.tokenOf('E1001'))).toBeUndefined();
});

test('what was done stands among the own activities in words', async () => {
  expect(await answer('listOwnActivity', {})).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Activity: 'Borrowed a book' }),
      expect.objectContaining({ Activity: 'Changed a list' }),
    ]),
  );
});
