/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIdentity, type BuildSource } from '../../scripts/build/identity';

let root: string;

function write(place: string, text: string): void {
  const file = path.join(root, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const identity = (change: Partial<BuildSource> = {}) =>
  buildIdentity({ root, basePath: '', dataDir: path.join(root, '.data'), ...change });

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'identity-'));
  write('app/page.tsx', 'one');
  write('hr-api/server.ts', 'one');
  write('scripts/build/build.ts', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the same source has the same identity wherever it lies', async () => {
  const first = await identity();
  rmSync(root, { recursive: true });
  root = mkdtempSync(path.join(os.tmpdir(), 'identity-'));
  write('package-lock.json', '{}');
  write('scripts/build/build.ts', 'one');
  write('hr-api/server.ts', 'one');
  write('app/page.tsx', 'one');
  expect(await identity()).toBe(first);
});

test.each([
  ['a page', 'app/page.tsx'],
  ['the HR API', 'hr-api/server.ts'],
  ['a folder that is new', 'features/page.tsx'],
  ['a picture that is served', 'public/logo.png'],
  ['the lock', 'package-lock.json'],
  ['how the build is made', 'scripts/build/build.ts'],
])('a change of %s changes it', async (_what, place) => {
  const before = await identity();
  write(place, 'two');
  expect(await identity()).not.toBe(before);
});

test.each([
  '__tests__/shell/menu.test.ts',
  'docs/decisions/launcher.md',
  'README.md',
  'media/config/config.json',
  'scripts/start.ts',
  'node_modules/zod/index.js',
  'hr-api/dist/server.mjs',
  '.next/server/app.js',
  '.data/mail/one.eml',
  'next-env.d.ts',
  'tsconfig.tsbuildinfo',
])('%s does not change it', async (place) => {
  const before = await identity();
  write(place, 'two');
  expect(await identity()).toBe(before);
});

test('a renamed file changes it', async () => {
  const before = await identity();
  rmSync(path.join(root, 'app/page.tsx'));
  write('app/pages.tsx', 'one');
  expect(await identity()).not.toBe(before);
});

test('the base path and the major version of Node are part of it', async () => {
  const all = [
    await identity(),
    await identity({ basePath: '/people' }),
    await identity({ basePath: '/hr' }),
    await identity({ nodeMajor: '999' }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a data folder inside the repository is no source', async () => {
  const dataDir = path.join(root, 'data');
  const before = await identity({ dataDir });
  write('data/db/base', 'rows');
  expect(await identity({ dataDir })).toBe(before);
});
