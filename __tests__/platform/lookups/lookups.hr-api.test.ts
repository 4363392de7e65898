import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import type { Actor, CallContext } from '../../../hr-api/platform/calls/call';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { ApiError } from '../../../hr-api/platform/errors';
import {
  deleteHandler,
  listHandler,
  orderHandler,
  saveHandler,
} from '../../../hr-api/platform/lookups/answer-lookup-calls';
import type { Language } from '../../../lib/contract/platform/languages';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { bookPlace, makeParking, parks, places } from './parking-places';

let hr: TestApp;
let actor: Actor;
beforeEach(async () => {
  hr = await startApp();
  actor = await actorOf(hr, 'E1006');
  await makeParking(hr.db);
});
afterEach(() => hr.stop());

/** Runs a handler as a write runs: in a transaction. */
const run = <Request, Reply>(
  handle: (request: Request, context: CallContext) => Promise<Reply>,
  request: Request,
  language: Language = 'en',
) => inTransaction(hr.db, (tx) => handle(request, contextOf(hr, actor, language, tx)));

async function issuesOf(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('It was not refused');
  return [error.code, ...(error.details.issues ?? []).map(({ path, message }) => `${path} ${message}`)];
}

const gate = {
  PlaceCode: 1,
  CarParkCode: 1,
  Name: 'Gate',
  IsActive: true,
  IsDefault: true,
  Length: 5,
  NextCodes: '',
};
const wall = { ...gate, PlaceCode: 0, Name: 'Wall', IsDefault: false, NextCodes: '1' };
const list = (language: Language = 'en') => run(listHandler(places), {}, language);
const save = (request: typeof gate, language: Language = 'en') => run(saveHandler(places), request, language);

test('a row is listed as the wire has it, with its name in the language of who reads', async () => {
  expect(await list()).toEqual([gate]);
  expect((await list('de')).map(({ Name }) => Name)).toEqual(['Tor']);
  expect((await list('fr')).map(({ Name }) => Name)).toEqual(['Gate']);
});

test('a row that is made stands last, under a code of its own', async () => {
  expect(await save(wall)).toEqual([gate, { ...wall, PlaceCode: 1000 }]);
});

test('a change is stored and leaves an audit row with what was and what is', async () => {
  const changed = { ...gate, Length: 6 };
  expect(await save(changed)).toEqual([changed]);
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'change parking place'));
  expect(rows).toEqual([
    expect.objectContaining({ subjectKind: 'parking place', subjectId: '1', before: gate, after: changed }),
  ]);
});

test('a name that was left keeps its languages; one that a person gave is the same in all', async () => {
  await save({ ...gate, Name: 'Tor', Length: 7 }, 'de');
  expect((await list()).map(({ Name }) => Name)).toEqual(['Gate']);
  await save({ ...gate, Name: 'Tür' }, 'de');
  expect((await list()).map(({ Name }) => Name)).toEqual(['Tür']);
});

test('a row is refused with an issue for each column that is wrong', async () => {
  expect(await issuesOf(save({ ...wall, PlaceCode: 77 }))).toEqual(['invalid', 'PlaceCode unknown']);
  expect(await issuesOf(save({ ...wall, CarParkCode: 9 }))).toEqual(['invalid', 'CarParkCode unknown']);
  expect(await issuesOf(save({ ...gate, CarParkCode: 2 }))).toEqual(['invalid', 'CarParkCode belongs_elsewhere']);
  expect(await issuesOf(save({ ...wall, Name: 'gATE', IsActive: false, IsDefault: true }))).toEqual([
    'invalid',
    'Name doubled',
    'IsActive default_inactive',
  ]);
  expect(await list()).toEqual([gate]);
});

test('a name is unique within its choice alone', async () => {
  const saved = await save({ ...wall, CarParkCode: 2, Name: 'Gate' });
  expect(saved.map(({ Name, CarParkCode }) => [Name, CarParkCode])).toEqual([
    ['Gate', 1],
    ['Gate', 2],
  ]);
});

test('an exclusive flag goes from one row to another, and is never given up', async () => {
  const saved = await save({ ...wall, IsDefault: true });
  expect(saved.map(({ IsDefault }) => IsDefault)).toEqual([false, true]);
  expect(await issuesOf(save({ ...saved[1]!, IsDefault: false }))).toEqual(['invalid', 'IsDefault no_default']);
});

test('two who save the same new name at once make one row', async () => {
  const both = await Promise.allSettled([save(wall), save(wall)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await list()).toHaveLength(2);
});

test('rows are put in another order, given as all their codes and no others', async () => {
  await save(wall);
  const order = orderHandler(places);
  expect((await run(order, { Codes: [1000, 1] })).map(({ Name }) => Name)).toEqual(['Wall', 'Gate']);
  for (const Codes of [[1], [1, 1], [1, 1000, 7], [1, 7], []])
    expect(await issuesOf(run(order, { Codes }))).toEqual(['invalid', 'Codes unknown']);
  expect((await list()).map(({ Name }) => Name)).toEqual(['Wall', 'Gate']);
});

test('a row is deleted; one that records refer to is made inactive', async () => {
  const [, booked] = await save(wall);
  const [, , free] = await save({ ...wall, Name: 'Roof' });
  await bookPlace(hr.db, booked!.PlaceCode);
  const remove = deleteHandler(places);
  expect(await run(remove, { PlaceCode: free!.PlaceCode })).toEqual([gate, booked]);
  expect(await run(remove, { PlaceCode: booked!.PlaceCode })).toEqual([gate, { ...booked!, IsActive: false }]);
  expect(await issuesOf(run(remove, { PlaceCode: 77 }))).toEqual(['not_found']);
});

test('a row with an exclusive flag is not deleted before another takes it', async () => {
  expect(await issuesOf(run(deleteHandler(places), { PlaceCode: 1 }))).toEqual(['invalid', 'IsDefault no_default']);
  await save({ ...wall, IsDefault: true });
  expect((await run(deleteHandler(places), { PlaceCode: 1 })).map(({ Name }) => Name)).toEqual(['Wall']);
});

test('a row that records refer to is kept where nothing makes it inactive', async () => {
  const remove = deleteHandler(parks);
  expect(await issuesOf(run(remove, { CarParkCode: 1 }))).toEqual(['invalid', 'CarParkCode in_use']);
  expect(await run(remove, { CarParkCode: 2 })).toEqual([{ CarParkCode: 1, Name: 'North' }]);
});
