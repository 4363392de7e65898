import { copyFile, mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { findAccountHolders } from '../../../hr-api/people/accounts/account-holders';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { employments, persons } from '../../../hr-api/people/tables';
import { capabilities } from '../../../hr-api/composed';
import { createLog } from '../../../hr-api/platform/log';
import { readFolderSettings } from '../../../hr-api/workplace/imports/folder/folder-settings';
import { takeFiles } from '../../../hr-api/workplace/imports/folder/take-files';
import { importFolder } from '../../../hr-api/workplace/imports/folder/tables';
import { imports } from '../../../hr-api/workplace/imports/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { joiner, update } from '../../changes/people-imports/an-import';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { confirm } from '../../access/reauthentication/confirm';
import { hrOfUnit } from '../../people/hr-of-unit';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { runService } from '../scheduler/run-due-services';

const HEADINGS =
  'Employee ID,First name,Last name,Work email,Joined on,Business,Company,Unit,Location,Level,Job status,Manager,Effective from';
const SERVICE = 'import files of the folder';
const LIMITS = { joiners: 50, leavers: 50, changes: 50 };

let hr: TestApp;
let human: { token: string };
let administrator: { token: string };
let folder: string;

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  administrator = await inRole(hr, 'E1006', ROLE.administrator);
  folder = join(hr.dataDir, 'imports');
  await mkdir(folder, { recursive: true });
});
afterAll(() => hr.stop());

/** Saves the settings, as somebody who has just confirmed that it is them. */
async function save(part: object = {}, as = human) {
  await confirm(hr, as.token);
  return hr.call('saveImportFolder', { IsOn: true, Kind: 'people', ActsAsMe: true, Limits: LIMITS, ...part }, as);
}
const lay = (name: string, lines: readonly string[], headings = HEADINGS) =>
  writeFile(join(folder, name), [headings, ...lines].join('\n'));
/** So many runs, a minute apart. */
async function runs(count: number): Promise<void> {
  for (let run = 0; run < count; run += 1) {
    hr.clock.advance(60_000);
    await runService(hr, SERVICE);
  }
}
const isThere = async (empid: string) => (await hr.db.$count(persons, eq(persons.empid, empid))) > 0;
const named = async (fileName: string) => (await hr.db.select().from(imports).where(eq(imports.fileName, fileName)))[0];
const subjects = async () => (await mailsIn(hr.dataDir)).map(({ subject }) => subject);

test('the folder is off until somebody lets it import with their own rights', async () => {
  expect((await hr.call('getImportFolder', {}, human)).reply()).toMatchObject({
    ...{ IsSaved: false, IsOn: false, Folder: folder, Limits: { joiners: 5, leavers: 5 } },
  });
  await lay('early.csv', [joiner({ id: 'F0', given: 'Fay' })]);
  await runs(2);
  expect(await readdir(folder)).toEqual(['early.csv']);
  expect((await save({ ActsAsMe: false })).error().issues).toEqual([{ path: 'ActsAsMe', message: 'required' }]);
  expect((await save({ IsOn: false })).reply()).toMatchObject({ IsSaved: true, IsMe: true, MayImport: true });
  expect((await hr.call('getImportFolder', {}, administrator)).reply()).toMatchObject({ IsMe: false });
  await runs(2);
  expect(await readdir(folder)).toEqual(['early.csv']);
});

test('who does not look after everybody neither sees nor changes how the folder is imported', async () => {
  const ofUnit = await hrOfUnit(hr);
  expect((await hr.call('getImportFolder', {}, ofUnit)).error().code).toBe('forbidden');
  expect((await save({}, ofUnit)).error().code).toBe('forbidden');
  expect((await save({}, { token: await hr.tokenOf('E1001') })).error().code).toBe('forbidden');
});

test('a file is imported once nobody has written to it for a run, laid aside and reported', async () => {
  (await save()).reply();
  await runs(2);
  expect(await isThere('F0')).toBe(true);
  await lay('people.csv', [joiner({ id: 'F1', given: 'Finn' }), joiner({ id: 'F2', given: 'Flo', unit: 'nowhere' })]);
  await runs(1);
  await utimes(join(folder, 'people.csv'), new Date(), new Date(Date.now() + 5_000));
  await runs(1);
  expect(await isThere('F1')).toBe(false);
  await runs(1);
  expect(await isThere('F1')).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['done']);
  expect((await readdir(join(folder, 'done'))).sort()).toEqual(['early.csv', 'people.csv']);
  expect(await named('people.csv')).toMatchObject({ state: 'written' });
  expect(await subjects()).toContain('people.csv: 1 of 2 rows imported, 1 refused');
});

test('a file with the same name and bytes is only moved, as after a process that died', async () => {
  await copyFile(join(folder, 'done', 'people.csv'), join(folder, 'people.csv'));
  await runs(3);
  expect(await hr.db.$count(imports, eq(imports.fileName, 'people.csv'))).toBe(1);
  expect((await readdir(join(folder, 'done'))).sort()).toEqual(['early.csv', 'people-2.csv', 'people.csv']);
});

test('two HR APIs that find the same file import it once', async () => {
  await lay('both.csv', [joiner({ id: 'F3', given: 'Fern' })]);
  await runs(1);
  hr.clock.advance(60_000);
  const log = createLog({ LOG_LEVEL: 'silent' });
  const dependencies = { ...hr.services, db: hr.db, clock: () => hr.clock.now, log, capabilities };
  const settings = (await readFolderSettings(hr.db))!;
  const [by] = await findAccountHolders(hr.db, [settings.accountId], hr.clock.now);
  await Promise.all([takeFiles(dependencies, settings, by!), takeFiles(dependencies, settings, by!)]);
  await runs(1);
  expect(await hr.db.$count(imports, eq(imports.fileName, 'both.csv'))).toBe(1);
  expect(await isThere('F3')).toBe(true);
});

test('what is no table, or says of nobody whom it is about, is put aside and told with why', async () => {
  await writeFile(join(folder, 'broken.xlsx'), 'no workbook');
  await writeFile(join(folder, 'notes.txt'), 'a note');
  await lay('places.csv', ['Bengaluru'], 'Place');
  await runs(2);
  expect((await readdir(join(folder, 'refused'))).sort()).toEqual(['broken.xlsx', 'notes.txt', 'places.csv']);
  const told = (await subjects()).filter((subject) => subject.endsWith('was not taken'));
  for (const name of ['broken.xlsx', 'notes.txt', 'places.csv']) expect(told.join()).toContain(name);
});

test('an import beyond a limit waits in the list with why, until somebody else says yes', async () => {
  (await save({ Limits: { ...LIMITS, changes: 0 } })).reply();
  await lay('many.csv', [update('E1016', { level: 'lead' })]);
  await runs(3);
  const { code } = (await named('many.csv'))!;
  const [row] = (await hr.call('listImports', {}, administrator)).reply();
  expect(row).toMatchObject({
    ImportCode: code,
    State: 'checked',
    Waits: [expect.stringContaining('Changes: 1')],
  });
  const waiting = (await subjects()).filter((subject) => subject === 'many.csv: waits for a yes');
  expect(waiting.length).toBeGreaterThan(1);
  const isOfIt = and(eq(notifications.linkValue, code), isNull(notifications.readAt));
  expect(await hr.db.$count(notifications, isOfIt)).toBe(waiting.length);
  expect((await hr.call('getImport', { ImportCode: code }, administrator)).reply()).toMatchObject({
    ...{ IsOwn: false, CanRun: true, CanDiscard: true, CanMap: false },
  });
  (await hr.call('runImport', { ImportCode: code }, administrator)).reply();
  await whenWorkedOn(hr);
  await runs(1);
  expect(await named('many.csv')).toMatchObject({ state: 'written' });
  expect(await subjects()).toContain('many.csv: 1 of 1 rows imported, 0 refused');
  expect((await hr.call('listImports', {}, administrator)).reply()[0]).toMatchObject({ Waits: [] });
});

test('somebody else lowers its limits or ends it, but lets no more in by those rights', async () => {
  const mine = { ActsAsMe: false };
  (await save()).reply();
  expect((await save({ ...mine, Limits: { ...LIMITS, joiners: 1 } }, administrator)).reply()).toMatchObject({
    IsMe: false,
  });
  const more = await save({ ...mine, Limits: { ...LIMITS, joiners: 2 } }, administrator);
  expect(more.error().issues).toEqual([{ path: 'ActsAsMe', message: 'required' }]);
  (await save({ ...mine, IsOn: false }, administrator)).reply();
  expect((await save(mine, administrator)).error().issues).toEqual([{ path: 'ActsAsMe', message: 'required' }]);
  expect((await save(mine)).reply()).toMatchObject({ IsMe: true, IsOn: true });
});

test('a list by which too many would leave waits, and nobody has left', async () => {
  (await save({ Limits: { ...LIMITS, leavers: 0 } })).reply();
  await lay('leavers.csv', ['E1011,30-Jun-2026,Resignation'], 'Employee ID,Last day,Leaving reason');
  await runs(3);
  const [row] = (await hr.call('listImports', {}, human)).reply();
  expect(row).toMatchObject({ FileName: 'leavers.csv', Waits: [expect.stringContaining('Leavers: 1')] });
  const [person] = await hr.db
    .select({ validTo: employments.validTo })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(eq(persons.empid, 'E1011'));
  expect(person!.validTo).toBeNull();
  (await hr.call('discardImport', { ImportCode: row!.ImportCode }, administrator)).reply();
});

test('nothing is taken while whoever it acts for may not import any more', async () => {
  await hr.db.update(importFolder).set({ roleCode: ROLE.employee });
  await lay('later.csv', [joiner({ id: 'F9', given: 'Fox' })]);
  await runs(3);
  expect(await isThere('F9')).toBe(false);
  expect((await hr.call('getImportFolder', {}, human)).reply()).toMatchObject({ MayImport: false });
  await rename(join(folder, 'later.csv'), join(folder, 'done', 'never.csv'));
});
