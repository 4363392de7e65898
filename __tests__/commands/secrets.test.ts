/** @jest-environment node */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { secretsOf } from '../../scripts/secrets';

const GIVEN = 'a-secret-of-more-than-thirty-two-characters';
const BOTH = ['HR_API_KEY', 'SESSION_SECRET'];

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'secrets-')), 'data');
  file = path.join(dataDir, 'secrets.json');
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }));

const secrets = (given: Record<string, string> = {}, missingSecrets = BOTH) =>
  secretsOf({ variables: given, dataDir, missingSecrets });

test('the first start makes both secrets, and the second finds the same', async () => {
  const first = await secrets();
  expect(first.HR_API_KEY.length).toBeGreaterThanOrEqual(43);
  expect(first.SESSION_SECRET).toMatch(/^1:[\w-]{43,}$/);
  expect(await secrets()).toEqual(first);
});

test('two installations never share a secret', async () => {
  const first = await secrets();
  dataDir = path.join(path.dirname(dataDir), 'another');
  const second = await secrets();
  expect(second.HR_API_KEY).not.toBe(first.HR_API_KEY);
  expect(second.SESSION_SECRET).not.toBe(first.SESSION_SECRET);
});

test('several first starts at the same time agree', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => secrets()));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('the file is its owner’s alone, also after someone opened it up', async () => {
  await secrets();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  chmodSync(file, 0o644);
  await secrets();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a given secret wins, and is written nowhere', async () => {
  const mixed = await secrets({ HR_API_KEY: GIVEN }, ['SESSION_SECRET']);
  expect(mixed.HR_API_KEY).toBe(GIVEN);
  expect(mixed.SESSION_SECRET).toMatch(/^1:/);
  expect(readFileSync(file, 'utf8')).not.toContain(GIVEN);
});

test('with both secrets given nothing is made', async () => {
  await secrets({ HR_API_KEY: GIVEN, SESSION_SECRET: GIVEN }, []);
  expect(() => statSync(dataDir)).toThrow('ENOENT');
});

test('a damaged file is refused by name and left as it is', async () => {
  await secrets();
  writeFileSync(file, '{"HR_API_KEY":');
  await expect(secrets()).rejects.toThrow(/^DATA_DIR: .*secrets\.json is damaged/);
  expect(readFileSync(file, 'utf8')).toBe('{"HR_API_KEY":');
});

test('a data folder that is a file is refused by name', async () => {
  writeFileSync(dataDir, '');
  await expect(secrets()).rejects.toThrow(/^DATA_DIR: .* is no folder to write in/);
});
