import { eq, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { persons } from '../../../hr-api/people/tables';
import { capabilities } from '../../../hr-api/composed';
import { createLog } from '../../../hr-api/platform/log';
import { doStep } from '../../../hr-api/workplace/imports/steps/do-step';
import { workOnImport } from '../../../hr-api/workplace/imports/steps/work-on-import';
import { ROWS_PER_WRITE } from '../../../hr-api/workplace/imports/steps/write-rows';
import { importRows, imports } from '../../../hr-api/workplace/imports/tables';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { AnImport, joiner, update } from '../../changes/people-imports/an-import';
import { upload } from '../../platform/files/upload';
import { hrOfUnit } from '../../people/hr-of-unit';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { runService } from '../scheduler/run-due-services';

let hr: TestApp;
let human: { token: string };
let administrator: { token: string };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  administrator = await inRole(hr, 'E1006', ROLE.administrator);
});
afterAll(() => hr.stop());

const recordOf = async ({ ImportCode: code }: { ImportCode: string }) =>
  (await hr.db.select().from(imports).where(eq(imports.code, code)))[0]!;
const named = (prefix: string) => hr.db.$count(persons, sql`${persons.empid} like ${`${prefix}%`}`);
const joiners = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => joiner({ id: `${prefix}${at}`, given: `${prefix}${at}` }));
const workerOf = () => ({
  ...hr.services,
  clock: () => hr.clock.now,
  capabilities,
  log: createLog({ LOG_LEVEL: 'silent' }),
});

test('people without the permission import nothing and see no imports', async () => {
  const employee = { token: await hr.tokenOf('E1001') };
  expect((await hr.call('listImports', {}, employee)).error().code).toBe('forbidden');
  expect((await hr.call('listImportKinds', {}, employee)).error().code).toBe('forbidden');
  expect((await upload(hr, 'uploadImportFile', employee)).status).toBe(403);
});

test('the list answers imports with their counts, one’s own and for whoever covers everybody all', async () => {
  const people = await AnImport.of(hr, human, joiners('L', 2));
  await people.check();
  const [first] = (await hr.call('listImports', {}, administrator)).reply();
  expect(first).toMatchObject({
    ImportCode: people.ImportCode,
    FileName: 'people.csv',
    IsOwn: false,
    Counts: { New: 2 },
  });
  expect((await hr.call('listImports', { OnlyOwn: true }, administrator)).reply()).toEqual([]);
  const next = { After: first!.Position, PageSize: 1 };
  expect((await hr.call('listImports', next, administrator)).reply()).toEqual([]);
  for (const After of ['nowhere', `2026-02-31T00:00:00.000Z ${'-'.repeat(36)}`])
    expect((await hr.call('listImports', { After }, administrator)).error().code).toBe('bad_request');
});

test('HR of one unit imports people of another not at all, refused row by row', async () => {
  const own = await hrOfUnit(hr);
  const people = await AnImport.of(hr, own, [
    update('E1001', { level: 'lead', from: '2026-06-01' }),
    update('E1004', { level: 'lead' }),
    update('E1001'.toLowerCase() + 'x', { level: 'lead' }),
    joiner({ id: 'R1', given: 'Rae', unit: 'talent' }),
    joiner({ id: 'R2', given: 'Rex' }),
  ]);
  await people.check();
  const outcomes = await people.outcomes();
  expect(outcomes[0]).toBe('changed');
  expect(outcomes[1]).toContain('EmployeeID not_yours');
  expect(outcomes[3]).toBe('refused: UnitCode outside_scope');
  expect(outcomes[4]).toBe('new');
  const request = { ImportCode: people.ImportCode };
  const others = await AnImport.of(hr, human, joiners('O', 1));
  expect((await hr.call('getImport', { ImportCode: others.ImportCode }, own)).error().code).toBe('not_found');
  expect((await hr.call('checkImport', request, human)).error().code).toBe('not_found');
  expect((await hr.call('getImportProgress', request, own)).reply()).toMatchObject({
    State: 'checked',
    Progress: null,
  });
});

test('while one import is written another is told whose it is', async () => {
  const first = await AnImport.of(hr, human, joiners('W', 1));
  const second = await AnImport.of(hr, administrator, joiners('V', 1));
  await first.check();
  await second.check();
  await hr.db.update(imports).set({ state: 'writing', phase: 'join' }).where(eq(imports.code, first.ImportCode));
  const refusal = (await hr.call('runImport', { ImportCode: second.ImportCode }, administrator)).error();
  expect(refusal).toMatchObject({ code: 'invalid', params: { name: 'Sofía Herrera' } });
  expect(refusal.issues).toEqual([{ path: 'ImportCode', message: 'busy' }]);
  await hr.db.update(imports).set({ state: 'checked', phase: '' }).where(eq(imports.code, first.ImportCode));
});

test('an import whose process died goes on behind its last piece, and no row is written twice', async () => {
  const people = await AnImport.of(hr, human, joiners('G', 250));
  await people.check();
  const record = await recordOf(people);
  const begin = { state: 'writing' as const, mode: 'valid' as const, phase: 'join', cursor: 0, cursorRank: -1 };
  const [begun] = await hr.db.update(imports).set(begin).where(eq(imports.id, record.id)).returning();
  // The first piece stands; the second is lost with its process.
  const after = await hr.db.transaction((tx) => doStep(tx, workerOf(), begun!));
  await expect(
    hr.db.transaction(async (tx) => {
      await doStep(tx, workerOf(), after);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await named('G')).toBe(ROWS_PER_WRITE);
  hr.clock.advance(120_000);
  await runService(hr, 'continue imports');
  expect(await people.detail()).toMatchObject({ State: 'written', Counts: { Written: 250, Refused: 0 } });
  expect(await named('G')).toBe(250);
  expect(await workOnImport(hr.db, workerOf(), record.id)).toBe(false);
});

test('a stored file that is no longer the one that was sent is not read', async () => {
  const people = await AnImport.of(hr, human, joiners('Q', 1));
  await hr.db
    .update(imports)
    .set({ sha256: '0'.repeat(64) })
    .where(eq(imports.code, people.ImportCode));
  expect(await people.check()).toMatchObject({ State: 'failed', Problem: { Code: 'file_changed' }, CanRun: false });
});

test('a file that is no table is refused with why, in the language of whoever sent it', async () => {
  const refusal = (await AnImport.send(hr, human, 'only a heading\n')).error();
  expect(refusal).toMatchObject({ code: 'invalid', issues: [{ path: 'HeaderCode', message: 'empty' }] });
  const unknown = { HeaderCode: 'nobodys', Kind: 'people' };
  expect((await hr.call('startImport', unknown, human)).error().issues).toMatchObject([{ message: 'unknown_file' }]);
  expect((await hr.call('startImport', { ...unknown, Kind: 'ships' }, human)).error().issues).toMatchObject([
    { path: 'Kind', message: 'not_valid' },
  ]);
});

test('columns that cannot be so are refused at their place', async () => {
  const people = await AnImport.of(hr, human, joiners('M', 1));
  const request = {
    ...{ ImportCode: people.ImportCode, KeyColumn: 'EmployeeID', Options: { Later: 'whatever' } },
    Mapping: [
      { Position: 0, Column: 'Mail' },
      { Position: 1, Column: 'Mail' },
      { Position: 99, Column: 'UnitCode' },
    ],
  };
  const { issues } = (await hr.call('saveImportMapping', request, human)).error();
  expect(issues!.map(({ path, message }) => `${path} ${message}`)).toEqual([
    ...['Mapping.0 taken', 'Mapping.1 taken', 'Mapping.99 not_valid', 'KeyColumn required', 'Options.Later not_valid'],
  ]);
});

test('the day of an option holds in any shape that a cell may have; another is refused there', async () => {
  const people = await AnImport.of(hr, human, ['E1006,lisbon'], 'EmployeeID,LocationCode');
  for (const EffectiveFrom of ['31.12.2026', '12/31/2026', '2026年12月31日', '31 Dec 2026', '46387']) {
    await people.options({ EffectiveFrom });
    await people.check();
    const [row] = await hr.db
      .select()
      .from(importRows)
      .where(eq(importRows.importId, (await recordOf(people)).id));
    expect([EffectiveFrom, row?.memory['from']]).toEqual([EffectiveFrom, '2026-12-31']);
  }
  const said = {
    ImportCode: people.ImportCode,
    Mapping: [{ Position: 0, Column: 'EmployeeID' }],
    KeyColumn: 'EmployeeID',
  };
  for (const EffectiveFrom of ['01/02/2026', '2026-02-30', 'soon']) {
    const refusal = (await hr.call('saveImportMapping', { ...said, Options: { EffectiveFrom } }, human)).error();
    expect(refusal.issues).toEqual([{ path: 'Options.EffectiveFrom', message: 'not_valid' }]);
  }
  (
    await hr.call('saveImportMapping', { ...said, Options: { EffectiveFrom: '01/02/2026', DayOrder: 'dmy' } }, human)
  ).reply();
});

test('an import that was not written is discarded with its rows; one that was is not', async () => {
  const people = await AnImport.of(hr, human, joiners('Z', 1));
  await people.check();
  const { id } = await recordOf(people);
  const request = { ImportCode: people.ImportCode };
  (await hr.call('discardImport', request, human)).reply();
  expect((await hr.call('getImport', request, human)).error().code).toBe('not_found');
  expect(await hr.db.$count(importRows, eq(importRows.importId, id))).toBe(0);
  const written = await AnImport.of(hr, human, joiners('Y', 1));
  await written.check();
  await written.run();
  expect((await hr.call('discardImport', { ImportCode: written.ImportCode }, human)).error().issues).toEqual([
    { path: 'ImportCode', message: 'wrong_state' },
  ]);
  await whenWorkedOn(hr);
});

test('all or nothing wants all rows in order, and taking back wants a reason', async () => {
  const people = await AnImport.of(hr, human, [
    joiner({ id: 'P1', given: 'Pia' }),
    joiner({ id: 'P2', unit: 'nowhere' }),
  ]);
  await people.check();
  const request = { ImportCode: people.ImportCode };
  expect((await hr.call('runImport', { ...request, Mode: 'all' }, human)).error().issues).toEqual([
    { path: 'Mode', message: 'has_refused' },
  ]);
  await people.run();
  expect((await hr.call('undoImport', request, human)).error().issues).toEqual([
    { path: 'Reason', message: 'required' },
  ]);
  expect(await people.undo('valid', administrator)).toMatchObject({ State: 'taken_back', Counts: { TakenBack: 1 } });
});
