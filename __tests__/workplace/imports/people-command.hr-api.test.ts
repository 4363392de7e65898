import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { capabilities } from '../../../hr-api/composed';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { persons } from '../../../hr-api/people/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { createLog } from '../../../hr-api/platform/log';
import { readCommandArguments } from '../../../hr-api/workplace/imports/command/command-arguments';
import { importByCommand } from '../../../hr-api/workplace/imports/command/import-by-command';
import { importFolder } from '../../../hr-api/workplace/imports/folder/tables';
import { imports } from '../../../hr-api/workplace/imports/tables';
import { joiner, update } from '../../changes/people-imports/an-import';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const HEADINGS =
  'Employee ID,First name,Last name,Work email,Joined on,Business,Company,Unit,Location,Level,Job status,Manager,Effective from';

let hr: TestApp;
let folder: string;

beforeAll(async () => {
  hr = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'humming-bird-command-'));
});
afterAll(async () => {
  await hr.stop();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = async (lines: readonly string[], headings = HEADINGS, name = 'people.csv') => {
  const path = join(folder, name);
  await writeFile(path, [headings, ...lines].join('\n'));
  return path;
};

/** The command with some words, on the database of the test: how it ended and what it said. */
async function run(...words: string[]) {
  const said: string[] = [];
  const log = createLog({ LOG_LEVEL: 'silent' });
  const services = { ...hr.services, db: hr.db, clock: () => hr.clock.now, capabilities, log };
  const say = (line: string) => void said.push(line);
  const code = await importByCommand({ ...services, say }, await readCommandArguments(words));
  return { code, said: said.join('\n') };
}

const isThere = async (empid: string) => (await hr.db.$count(persons, eq(persons.empid, empid))) > 0;

test('a dry run says what would happen, ends with 0 and leaves nothing', async () => {
  const path = await fileOf([joiner({ id: 'C1', given: 'Cleo' }), update('E1016', { level: 'lead' })]);
  const { code, said } = await run(path, '--as', 'e1004', '--dry-run');
  expect(code).toBe(0);
  expect(said).toContain('1  new');
  expect(said).toContain('1  changed');
  expect(await isThere('C1')).toBe(false);
  expect(await hr.db.$count(imports)).toBe(0);
});

test('valid rows are written with the rights of the account, and refused ones named: 1', async () => {
  const path = await fileOf([joiner({ id: 'C2', given: 'Cara' }), joiner({ id: 'C3', given: 'Cy', unit: 'nowhere' })]);
  const errors = join(folder, 'refused.csv');
  const { code, said } = await run(path, '--as', 'E1004', '--errors', errors);
  expect(code).toBe(1);
  expect(said).toContain('line 3 (c3 Cy Haddad): Unit: There is no “nowhere”');
  expect(await isThere('C2')).toBe(true);
  expect(await readFile(errors, 'utf8')).toContain('C3,Cy,Haddad');
  const [entry] = await hr.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'write import'))
    .orderBy(desc(auditEntries.at));
  const [record] = await hr.db.select().from(imports);
  expect(entry).toMatchObject({ accountId: record!.accountId, subjectId: record!.id });
});

test('all or nothing writes nothing where a row is refused, and ends with 2', async () => {
  const path = await fileOf([joiner({ id: 'C4', given: 'Cid' }), joiner({ id: 'C5', given: 'Coy', unit: 'nowhere' })]);
  const { code, said } = await run(path, '--as', 'E1004', '--all-or-nothing');
  expect([code, await isThere('C4')]).toEqual([2, false]);
  expect(said).toContain('Nothing was written');
});

describe('beyond the limits of the import folder', () => {
  const overOne = async (limits: Partial<typeof importFolder.$inferInsert>) => {
    const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1004'));
    const set = { joiners: 100, leavers: 100, changes: 100, ...limits };
    const folder = { kind: 'people', accountId: account!.id, roleCode: ROLE.hr, savedAt: hr.clock.now, ...set };
    await hr.db.insert(importFolder).values(folder).onConflictDoUpdate({ target: importFolder.id, set });
  };

  test('nothing is written, what it would have done is said, and it ends with 3', async () => {
    await overOne({ changes: 0 });
    const before = await hr.db.$count(imports);
    const path = await fileOf([update('E1016', { level: 'lead' })]);
    const { code, said } = await run(path, '--as', 'E1004');
    expect(code).toBe(3);
    expect(said).toContain('1  changed');
    expect(said).toContain('Changes: 1, above the limit of 0 %');
    expect(said).toContain('Nothing was written');
    expect(await hr.db.$count(imports)).toBe(before);
    expect(await run(path, '--as', 'E1004', '--dry-run')).toMatchObject({ code: 3 });
  });

  test('a list by which too many would leave lets nobody leave', async () => {
    await overOne({ leavers: 0 });
    const path = await fileOf(['E1011,30-Jun-2026,Resignation'], 'Employee ID,Last day,Leaving reason');
    const { code, said } = await run(path, '--as', 'E1004');
    expect([code, said]).toEqual([3, expect.stringContaining('Leavers: 1, above the limit of 0 %')]);
  });

  test('whoever says so goes beyond them, and that is on record', async () => {
    await overOne({ changes: 0 });
    const path = await fileOf([update('E1016', { level: 'lead' })]);
    expect(await run(path, '--as', 'E1004', '--over-limits')).toMatchObject({ code: 0 });
    const entries = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'run import'));
    const over = { overLimits: [expect.objectContaining({ limit: 'changes', count: 1 })] };
    expect(entries.map(({ after }) => after)).toContainEqual(expect.objectContaining(over));
    await overOne({});
  });
});

test('a mapping file says which heading is which, what all rows have, and options', async () => {
  const path = await fileOf(['C6,Cleve,Land,01.06.2026'], 'Nummer,Rufname,Zuname,Beginn', 'other.csv');
  const mapping = join(folder, 'mapping.json');
  const columns = { Nummer: 'EmployeeID', Rufname: 'GivenName', Zuname: 'FamilyName', Beginn: 'JoinedOn' };
  const fixed = { BusinessCode: 'instruments', CompanyCode: 'IN', UnitCode: 'firmware', JobStatus: '3' };
  const places = { LocationCode: 'bengaluru', LevelCode: 'specialist' };
  await writeFile(mapping, JSON.stringify({ columns, fixed: { ...fixed, ...places }, options: { DayOrder: 'dmy' } }));
  expect(await run(path, '--as', 'E1004', '--mapping', mapping)).toMatchObject({ code: 0 });
  expect(await isThere('C6')).toBe(true);
});

test('a mapping of a heading that the file has not is refused, and nothing is left', async () => {
  const before = await hr.db.$count(imports);
  const path = await fileOf([joiner({ id: 'C7', given: 'Cat' })]);
  const mapping = join(folder, 'wrong.json');
  await writeFile(mapping, JSON.stringify({ columns: { Nummer: 'EmployeeID' } }));
  await expect(run(path, '--as', 'E1004', '--mapping', mapping)).rejects.toThrow('no such heading');
  expect(await hr.db.$count(imports)).toBe(before);
});

test.each([
  [['people.csv'], '--as is missing'],
  [['--as', 'E1004'], 'Which file?'],
  [['people.csv', '--as', 'E1004', '--fast'], 'fast'],
])('the words %j are refused with how it is used', async (words, why) => {
  await expect(readCommandArguments(words)).rejects.toThrow(why);
});

test('an account that may not import is refused before its file is read', async () => {
  const path = await fileOf([joiner({ id: 'C8', given: 'Coral' })]);
  await expect(run(path, '--as', 'E1001')).rejects.toThrow('E1001 may not import');
  await expect(run(path, '--as', 'nobody')).rejects.toThrow('nobody may not import');
});
