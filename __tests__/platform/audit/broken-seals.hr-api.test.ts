import { sealEntries } from '../../../hr-api/platform/audit/seals/seal-entries';
import { verifySeals } from '../../../hr-api/platform/audit/seals/verify-seals';
import type { TestDatabase } from '../hr-api/harness/test-database';
import { clearAudit, makeAuditDatabase, second, writeMany } from './audit-database';

const BLOCKS = 13;
const ADDED = '00000000-0000-4000-8000-000000000001';
const insertAdded = `insert into audit_entries (id, at, request_id, subject_kind, subject_id, action, sealed_in)
  values ('${ADDED}', '2026-03-18T06:30:02Z', 'r', 'account', 'E1001', 'change language', 3)`;

let made: TestDatabase;
beforeAll(async () => {
  made = await makeAuditDatabase();
});
afterAll(() => made.drop());

/** Thirteen blocks of two rows each. Those of the third are the fifth and the sixth. */
beforeEach(async () => {
  const { db } = made.database;
  await clearAudit(db);
  for (let block = 1; block <= BLOCKS; block++) {
    await writeMany(db, 2);
    await sealEntries(db, second(60 * block));
  }
});

/** As somebody would who may do anything in the database. `$row` is the first row of the third block. */
async function tamper(statements: string): Promise<string> {
  const { execute } = made.database;
  const { rows } = await execute('select entry_id as id from audit_seals where block = 3 and place = 1');
  const { id } = rows[0] as { id: string };
  await execute(
    `set session_replication_role = replica; ${statements.replaceAll('$row', `'${id}'`)}; reset session_replication_role`,
  );
  return id;
}

const faultAfter = async (statements: string) => {
  const id = await tamper(statements);
  const { fault } = await verifySeals(made.database.db);
  return fault && `${fault.block}: ${fault.reason.replace(id, 'ROW')}`;
};

test('thirteen blocks that nobody touched are whole', async () => {
  expect(await faultAfter('select 1')).toBeUndefined();
});

test.each([
  `action = 'sign in'`,
  `at = at + interval '1 microsecond'`,
  `account_id = gen_random_uuid()`,
  `role_code = 2`,
  `request_id = 'another'`,
  `subject_kind = 'session'`,
  `subject_id = 'E1002'`,
  `before = '{}'`,
  `after = null`,
  `sealed_in = null`,
  `sealed_in = 4`,
])('a row in which somebody set %s is told as changed', async (change) => {
  expect(await faultAfter(`update audit_entries set ${change} where id = $row`)).toBe('3: row ROW was changed');
});

test.each([
  ['a row is deleted', 'delete from audit_entries where id = $row', '3: row ROW is missing and was not purged'],
  [
    'a purged row is back with other values',
    `update audit_seals set purged_at = now() where entry_id = $row; update audit_entries set action = 'x' where id = $row`,
    '3: row ROW was changed',
  ],
  ['a row is said to be in a block', insertAdded, `3: row ${ADDED} was added to it`],
  [
    'a row is added with a seal',
    `${insertAdded}; insert into audit_seals select '${ADDED}', 3, 3, hash from audit_seals where entry_id = $row`,
    `3: row ${ADDED} was added to it`,
  ],
  [
    'a row is added with a seal, and the block says so',
    `${insertAdded}; insert into audit_seals select '${ADDED}', 3, 3, hash from audit_seals where entry_id = $row;
      update audit_blocks set entry_count = 3 where number = 3`,
    '3: its hash is not that of its seals: it or one of them was changed',
  ],
  ['a seal is removed', 'delete from audit_seals where entry_id = $row', '3: the seal of its row 1 is missing'],
  [
    'a row is removed with its seal',
    'delete from audit_entries where id = $row; delete from audit_seals where entry_id = $row',
    '3: the seal of its row 1 is missing',
  ],
  [
    'a seal holds another hash',
    `update audit_seals set hash = 'other' where entry_id = $row`,
    '3: its hash is not that of its seals: it or one of them was changed',
  ],
  [
    'two rows change their places',
    'update audit_seals set place = 3 - place + 10 where block = 3; update audit_seals set place = place - 10 where block = 3',
    '3: its hash is not that of its seals: it or one of them was changed',
  ],
  [
    'a block holds another hash',
    `update audit_blocks set hash = 'other' where number = 3`,
    '3: its hash is not that of its seals: it or one of them was changed',
  ],
  [
    'a block was sealed at another instant',
    `update audit_blocks set sealed_at = sealed_at - interval '1 day' where number = 3`,
    '3: its hash is not that of its seals: it or one of them was changed',
  ],
  [
    'a block follows on another hash',
    `update audit_blocks set hash_before = 'other' where number = 3`,
    '3: it does not hold the hash of the block before',
  ],
  [
    'a block is of another form',
    'update audit_blocks set form = 2 where number = 3',
    '3: its form is 2, which this release does not know',
  ],
  [
    'a block is removed with its seals and rows',
    `delete from audit_entries where sealed_in = 3; delete from audit_seals where block = 3;
      delete from audit_blocks where number = 3`,
    '3: it is missing',
  ],
  ['the first block is removed', 'delete from audit_blocks where number = 1', '1: it is missing'],
  [
    'the last block is removed with its seals',
    `delete from audit_seals where block = ${BLOCKS}; delete from audit_blocks where number = ${BLOCKS};
      update audit_entries set id = '${ADDED}' where sealed_in = ${BLOCKS} and after->>'number' = '1';
      update audit_entries set sealed_in = null where sealed_in = ${BLOCKS} and after->>'number' = '2'`,
    `${BLOCKS}: it is missing, though row ${ADDED} is said to be in it`,
  ],
  [
    'a row is said to be in a block that never was',
    `${insertAdded}; update audit_entries set sealed_in = 0 where id = '${ADDED}'`,
    `0: it is missing, though row ${ADDED} is said to be in it`,
  ],
  [
    'a block with a row is added before the first one',
    `${insertAdded}; update audit_entries set sealed_in = 0 where id = '${ADDED}';
      insert into audit_blocks values (0, 1, 1, 'hash', '', now()); insert into audit_seals values ('${ADDED}', 0, 1, 'hash')`,
    '0: it was added before the first one',
  ],
  [
    'of two broken blocks the later one is found sooner',
    `${insertAdded}; delete from audit_entries where sealed_in = 12`,
    `3: row ${ADDED} was added to it`,
  ],
])('when %s, the block is named and what is wrong with it', async (_what, statements, fault) => {
  expect(await faultAfter(statements)).toBe(fault);
});

test('what was checked before the first broken block is counted, and sealing goes on behind it', async () => {
  const { db } = made.database;
  await tamper('delete from audit_entries where id = $row');
  await writeMany(db, 1);
  const sealed = await sealEntries(db, second(1000));
  expect(sealed).toMatchObject({ number: BLOCKS + 1, entryCount: 1 });
  const { fault, ...check } = await verifySeals(db);
  expect(fault?.block).toBe(3);
  expect(check).toMatchObject({ blocks: 2, rows: 4, unsealed: 0, last: { number: 2 } });
});
