import { getTableColumns } from 'drizzle-orm';
import { canonicalColumns } from '@/hr-api/platform/audit/seals/canonical-columns';
import { hashBlock, hashEntry, type CanonicalEntry } from '@/hr-api/platform/audit/seals/hashes';
import { auditEntries } from '@/hr-api/platform/audit/tables';

const entry: CanonicalEntry = {
  id: '0b9a3c1e-5a7e-4f0e-9b1c-6d2f8e4a7c10',
  at: '2026-03-18T06:30:00.123456Z',
  accountId: 'c2f1d4b6-8e3a-4c7d-a5b9-1f0e2d3c4b5a',
  roleCode: 2,
  requestId: 'r-1',
  subjectKind: 'account',
  subjectId: 'E1001',
  personId: '7d1c5b8e-2f4a-4e6b-8c9d-0a1b2c3d4e5f',
  action: 'change language',
  before: '{"language": "en"}',
  after: '{"language": "fr"}',
};

const block = { number: 2, hashBefore: 'aa', sealedAt: new Date('2026-03-18T06:31:00Z') };
const rows = [
  { entryId: 'one', hash: '11' },
  { entryId: 'two', hash: '22' },
];

// Blocks that were sealed once have to be found whole by every later release.
test('the hashes of form 1 stay what they were', () => {
  expect(hashEntry(entry)).toBe('470d6f659535b6a32b973e0e842cf924b351c32107cc51b34116485bb88b4e40');
  expect(hashBlock(block, rows)).toBe('c5ded43a9c1b221d7942237777238c51a8d1edbc08908aa9546c7c90fa63b498');
});

test('every column of an audit row is hashed, beside the one that says where it is sealed', () => {
  const { sealedIn, ...hashed } = getTableColumns(auditEntries);
  expect(sealedIn.name).toBe('sealed_in');
  expect(Object.keys(canonicalColumns)).toEqual(Object.keys(hashed));
  expect(Object.keys(entry)).toEqual(Object.keys(hashed));
});

test.each(Object.keys(entry))('another %s gives another hash of the row', (column) => {
  const other = column === 'roleCode' ? 3 : 'another';
  expect(hashEntry({ ...entry, [column]: other })).not.toBe(hashEntry(entry));
});

test('an empty value is not the same as a text, nor does a text move from one column to the next', () => {
  const hashes = [
    { ...entry, before: null },
    { ...entry, before: '' },
    { ...entry, before: 'null' },
    { ...entry, subjectKind: 'accountE', subjectId: '1001' },
    { ...entry, before: entry.after, after: entry.before },
  ].map(hashEntry);
  expect(new Set([...hashes, hashEntry(entry)]).size).toBe(6);
});

test('the order in which the values of a row come does not matter', () => {
  const reversed = Object.fromEntries(Object.entries(entry).reverse()) as unknown as CanonicalEntry;
  expect(hashEntry(reversed)).toBe(hashEntry(entry));
});

test('a block has another hash with another number, instant, block before, row or order of rows', () => {
  const [one, two] = [rows[0]!, rows[1]!];
  const hashes = [
    hashBlock({ ...block, number: 3 }, rows),
    hashBlock({ ...block, hashBefore: 'bb' }, rows),
    hashBlock({ ...block, sealedAt: new Date('2026-03-18T06:31:00.001Z') }, rows),
    hashBlock(block, [one]),
    hashBlock(block, [two, one]),
    hashBlock(block, [one, { ...two, entryId: 'three' }]),
    hashBlock(block, [one, { ...two, hash: '33' }]),
  ];
  expect(new Set([...hashes, hashBlock(block, rows)]).size).toBe(8);
});
